import { describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { violationsOf } from '../answers/violations.ts';
import { missingAnswers } from './figures-view.ts';

const RULES = { ufValueClp: 40_000, financing: [{ purpose: null, propertyType: null, maxPct: 90 }] };
const ANSWERED: Answers = { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT };
const EMPTY = { currency: 'UF', amount: null } as const;
const missing = (answers: Answers) => missingAnswers(answers, violationsOf(answers, RULES));
const without = (credit: Partial<Answers['credit']>, project: Partial<Answers['project']> = {}): Answers => ({
  ...ANSWERED,
  credit: { ...CREDIT, ...credit },
  project: { ...PROJECT, ...project },
});

describe('what is missing for a figure', () => {
  it('is nothing once all is answered, right or wrong', () => {
    expect(missing(ANSWERED)).toEqual([]);
    expect(missing(without({ paymentYears: '90' }))).toEqual([]);
  });

  it('is all of it in the beginning; staff choose product and insurance too', () => {
    const first = ['el tipo de propiedad', 'el valor de la propiedad'];
    expect(missing(blankAnswers('web'))).toEqual([...first, 'tu ahorro', 'los años de pago']);
    expect(missing(blankAnswers('pro'))).toEqual([
      ...first,
      'el ahorro',
      'los años de pago',
      'el producto',
      'el seguro de desgravamen',
    ]);
  });

  it('is only what was not answered yet', () => {
    expect(missing(without({ paymentYears: '' }))).toEqual(['los años de pago']);
    expect(missing(without({ savings: EMPTY, creditAmount: EMPTY }))).toEqual(['tu ahorro']);
    expect(missing(without({ propertyValue: EMPTY, creditAmount: EMPTY }))).toEqual([
      'el valor de la propiedad',
    ]);
  });

  it('is the credit where nothing is saved for it', () => {
    const refinancing = { creditType: '72', propertyType: '1', propertyState: '' };
    expect(missing(without({ savings: EMPTY, creditAmount: EMPTY }, refinancing))).toEqual([
      'el monto del crédito',
    ]);
  });
});
