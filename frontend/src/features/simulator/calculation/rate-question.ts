import type { Violation } from '@simulador/contracts/domain/rules/violation';
import type { TarifaRequest } from '../api/wire.ts';
import type { Answers, CreditAnswers } from '../answers/answers.ts';
import { creditContext, creditViolations, type CreditRules } from '../answers/credit-violations.ts';
import { tarifaRequest } from './requests.ts';

/** Answers without which there is no figure. Savings, subsidy and insurance are judged by the button. */
const FIGURED: readonly (keyof CreditAnswers)[] = [
  'propertyValue',
  'creditAmount',
  'paymentYears',
  'graceMonths',
];

function brokenOf(answers: Answers, rules: CreditRules): readonly Violation[] {
  const broken = creditViolations(answers.credit, creditContext(answers, rules));
  return FIGURED.map((key) => broken[key]).filter((violation) => violation !== undefined);
}

/** The suggested rate's question, once value, amount and term are right; null before, and without a UF of the day. */
export const rateQuestion = (answers: Answers, rules: CreditRules | null): TarifaRequest | null =>
  rules === null || brokenOf(answers, rules).length > 0 ? null : tarifaRequest(answers, rules.ufValueClp);

/** The first rule that forbids a figure for complete answers; null while they have gaps, and when none does. */
export function figureObstacle(answers: Answers, rules: CreditRules): Violation | null {
  const broken = brokenOf(answers, rules);
  return broken.some(({ code }) => code === 'required') ? null : (broken[0] ?? null);
}
