import { describe, expect, it } from '@jest/globals';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { answersWith } from '../answers/changes.ts';
import type { AnswerChanges } from '../answers/fields.ts';
import { carryInto } from './use-estimate.ts';

const UF_CLP = 40_880.36;
const uf = (amount: number) => ({ currency: 'UF' as const, amount });
const clp = (amount: number) => ({ currency: 'CLP' as const, amount });

describe('carryInto', () => {
  it.each([
    ['UF, savings in UF', uf(2500), uf(500), uf(2000)],
    ['UF, savings in pesos', uf(2500), clp(20_000_000), clp(82_200_900)],
    ['pesos, savings in UF', clp(100_000_000), uf(500), uf(1946.1624)],
    ['pesos, savings in pesos', clp(100_000_000), clp(20_000_000), clp(80_000_000)],
  ])('carries a value in %s with the credit that follows', (_currencies, propertyValue, savings, credit) => {
    let answers: Answers = blankAnswers('web');
    const change = (changes: AnswerChanges): void => {
      answers = answersWith(answers, changes, UF_CLP);
    };
    const estimated = {
      ...blankAnswers('web'),
      project: PROJECT,
      credit: { ...CREDIT, propertyValue, savings },
    };
    carryInto({ change }, { answersNow: () => estimated });
    expect(answers.credit).toMatchObject({
      propertyValue,
      savings,
      creditAmount: credit,
      paymentYears: '25',
    });
  });
});
