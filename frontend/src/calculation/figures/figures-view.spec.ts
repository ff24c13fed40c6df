import { describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { calculo, type Call, INICIO } from '../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { type Answers, blankAnswers } from '../answers/answers.ts';
import type { Calculated } from './calculated.ts';
import { type FiguresInput, missingAnswers, viewOf } from './figures-view.ts';
import { type Lists, listsOf } from '../api/get-inicio.ts';
import type { Live } from './live-answer.ts';
import { calculoRequest } from './requests.ts';
import type { Answered } from '../api/calculo.ts';
import type { CalculoRequest } from '../api/wire.ts';
import { violationsOf } from '../answers/violations.ts';

const ANSWERS: Answers = {
  flavour: 'web',
  client: { ...CLIENT, salaryClp: '1000000' },
  project: PROJECT,
  credit: CREDIT,
};
const LISTS = listsOf(INICIO) as Lists;
const UF_DATE = '2026-11-20' as NonNullable<FiguresInput['ufDate']>;
const withYears = (paymentYears: string): Answers => ({ ...ANSWERS, credit: { ...CREDIT, paymentYears } });
/** Returns the answer about a credit, with other parts in place of the usual ones. */
function answeredTo(answers: Answers, parts: Parameters<typeof calculo>[1] = {}): Answered {
  const asked = calculoRequest(answers, {}, LISTS, { quote: null, debtsClp: 0 }) as CalculoRequest;
  return { asked, answer: calculo({ body: asked } as unknown as Call, parts), ufDate: UF_DATE };
}
const ANSWERED = answeredTo(ANSWERS);
const REQUEST = { ...ANSWERED.asked.calculation, tasasimulacion: 4.5 };
const CALCULATED: Calculated = {
  request: REQUEST,
  row: { ...ROW_25, RenMin: 1_500_000 },
  costs: [],
  ufValueClp: LISTS.ufValueClp,
  ufDate: UF_DATE,
};
const liveOf = (drawn: Answered): Live => ({
  ...{ status: 'ready', message: null, exact: drawn, fitting: drawn, drawn },
  ...{ refused: {}, onRetry: null, failures: {} },
});
const LIVE = liveOf(ANSWERED);
const BASE: FiguresInput = {
  answers: ANSWERS,
  violations: {},
  isCreditValid: true,
  calculated: null,
  inicio: { data: INICIO, isPending: false },
  lists: LISTS,
  ufDate: UF_DATE,
  live: LIVE,
  failure: null,
};
const view = (changes: Partial<FiguresInput> = {}) => viewOf({ ...BASE, ...changes });

describe('the shown figures', () => {
  it('are live ones, which have a schedule but can’t be confirmed', () => {
    expect(view()).toMatchObject({ canConfirm: false, previewed: { request: REQUEST } });
    const { result } = view();
    expect(result).toMatchObject({ status: 'ready', partsStatus: 'ready', isFinal: false, missing: [] });
    expect(result.answered).toBe(ANSWERED);
    expect(result.verdict).toMatchObject({ incomeClp: 1_000_000 });
  });

  it('are the button’s while the answers and the UF stay', () => {
    const current = view({ calculated: CALCULATED });
    expect(current).toMatchObject({ canConfirm: true, previewed: { request: REQUEST, ufDate: UF_DATE } });
    expect(current.result).toMatchObject({ status: 'ready', isFinal: true });
    expect(current.result.answered).toEqual({
      ...ANSWERED,
      answer: { ...ANSWERED.answer, row: CALCULATED.row },
    });
    for (const changes of [{ live: liveOf(answeredTo(withYears('20'))) }, { ufDate: null }])
      expect(view({ calculated: CALCULATED, ...changes }).result.isFinal).toBe(false);
  });

  it('fail with a reason, unless the button’s failure says so already', () => {
    const live = { ...LIVE, status: 'failed', message: 'Sin tasa.', fitting: null, drawn: null } as const;
    expect(view({ live }).result).toMatchObject({ status: 'failed', message: 'Sin tasa.', answered: null });
    expect(view({ live, failure: 'Sin tasa.' }).result).toMatchObject({
      status: 'unavailable',
      message: null,
    });
  });
});

describe('the verdict on an income', () => {
  it('is about the present income, while the parts of the answer are still about the former one', () => {
    const client = { ...CLIENT, salaryClp: '900000' };
    const live = { ...liveOf(answeredTo({ ...ANSWERS, client })), exact: null };
    const { result } = view({ live });
    expect(result).toMatchObject({ status: 'ready', partsStatus: 'updating' });
    expect(result.verdict).toMatchObject({ missingClp: 877_160 });
  });
});

const RULES = { ufValueClp: 40_000, financing: [{ purpose: null, propertyType: null, maxPct: 90 }] };
const FILLED: Answers = { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT };
const EMPTY = { currency: 'UF', amount: null } as const;
const missing = (answers: Answers) => missingAnswers(answers, violationsOf(answers, RULES));
const without = (credit: Partial<Answers['credit']>, project: Partial<Answers['project']> = {}): Answers => ({
  ...FILLED,
  credit: { ...CREDIT, ...credit },
  project: { ...PROJECT, ...project },
});

describe('what is missing for a figure', () => {
  it('is nothing once all is answered, right or wrong', () => {
    expect(missing(FILLED)).toEqual([]);
    expect(missing(without({ paymentYears: '90' }))).toEqual([]);
  });

  it('is all of it in the beginning, but for staff’s product and insurance, for which the usual ones are assumed', () => {
    const first = ['el valor de la propiedad'];
    expect(missing(blankAnswers('web'))).toEqual([...first, 'tu ahorro', 'los años de pago']);
    expect(missing(blankAnswers('pro'))).toEqual([...first, 'el ahorro', 'los años de pago']);
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
