/** Consequences of an answer for other answers. See docs/rules.md R82. */
import { CREDIT_PURPOSE, PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import type { Currency } from '@simulador/contracts/platform/money';
import { DECIMALS, derived, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { isSame, noCredit, type Answers, type CreditAnswers } from './answers.ts';
import { creditFields } from './credit-facts.ts';
import { withAnswer, type AnswerChanges, type FieldPath } from './fields.ts';

/** Applies answers, as typed, and their consequences. `ufValueClp`: pesos per UF; `blank`: initial answers of a credit. */
export function answersWith(
  before: Answers,
  changes: AnswerChanges,
  ufValueClp: number,
  blank = noCredit(before.flavour),
): Answers {
  const after = withCurrency(before, withType(before, withOwnFigures(withChanges(before, changes), changes)));
  return withSplit(
    before,
    isAnotherCredit(before, after, ufValueClp) ? creditBegunAnew(before, after, blank) : after,
    ufValueClp,
  );
}

/** Makes the example's value the visitor's own, because a figure of it was typed. */
function withOwnFigures(after: Answers, changes: AnswerChanges): Answers {
  const { isExample, ...credit } = after.credit;
  const isOfCredit = Object.keys(changes).some((path) => path.startsWith('credit.'));
  if (isExample === undefined || !isOfCredit) return after;
  const { propertyValue } = credit;
  const value: MoneyValue =
    propertyValue.amount === null ? { currency: 'UF', amount: EXAMPLE_UF } : propertyValue;
  return { ...after, credit: { ...credit, propertyValue: value } };
}

/** Value of the example, UF. */
export const EXAMPLE_UF = 3000;
const AMOUNTS = ['propertyValue', 'subsidyAmount', 'savings', 'creditAmount'] as const;

/** Gives an empty amount the currency to which an amount before it was switched. */
function withCurrency(before: Answers, after: Answers): Answers {
  const isSwitched = (name: (typeof AMOUNTS)[number]): boolean =>
    before.credit[name].currency !== after.credit[name].currency;
  const switched = AMOUNTS.find(isSwitched);
  if (switched === undefined) return after;
  const { currency } = after.credit[switched];
  const later = AMOUNTS.slice(AMOUNTS.indexOf(switched) + 1);
  const empty = later.filter((name) => after.credit[name].amount === null);
  const taken = Object.fromEntries(empty.map((name) => [name, { currency, amount: null }]));
  return { ...after, credit: { ...after.credit, ...taken } };
}

/** Returns whether the credit starts over: another purpose, property type or (where the project has it) value. */
export function isAnotherCredit(before: Answers, after: Answers, ufValueClp: number): boolean {
  const [{ project: was }, { project: is }] = [before, after];
  if (was.creditType !== is.creditType || was.propertyType !== is.propertyType) return true;
  return (
    after.flavour === 'pro' && isAnother(before.credit.propertyValue, after.credit.propertyValue, ufValueClp)
  );
}

/** Returns whether the amount differs. The same amount in another currency does not. */
function isAnother(before: MoneyValue, after: MoneyValue, ufValueClp: number): boolean {
  if (before.currency === after.currency || before.amount === null || after.amount === null)
    return before.amount !== after.amount;
  const isConverted = (from: MoneyValue, to: MoneyValue): boolean =>
    inCurrency(from, to.currency, ufValueClp).amount === to.amount;
  return !isConverted(before, after) && !isConverted(after, before);
}

const withChanges = (before: Answers, changes: AnswerChanges): Answers =>
  Object.entries(changes).reduce(
    (answers, [path, answer]) => withAnswer(answers, path as FieldPath, answer as never),
    before,
  );

/** Visitors' refinancing is for houses only; any other purpose asks for the type again. */
function withType(before: Answers, after: Answers): Answers {
  const { creditType } = after.project;
  if (after.flavour === 'pro' || creditType === before.project.creditType) return after;
  const propertyType = creditType === String(CREDIT_PURPOSE.refinancing) ? String(PROPERTY_TYPE.house) : '';
  return { ...after, project: { ...after.project, propertyType } };
}

/**
 * Resets what belongs to the former purpose, property or value, and the credit of another purpose. The figures above the modules
 * stay, because they are in sight.
 */
function creditBegunAnew(before: Answers, after: Answers, blank: CreditAnswers): Answers {
  const { credit } = after;
  const isOtherPurpose = before.project.creditType !== after.project.creditType;
  return {
    ...after,
    credit: {
      ...credit,
      ...Object.fromEntries(RESET.map((name) => [name, blank[name]])),
      ...(isOtherPurpose && { creditAmount: { currency: credit.creditAmount.currency, amount: null } }),
      ...(credit.reopened &&
        before.credit.propertyValue !== credit.propertyValue && { reopened: 'otherValue' }),
    },
  };
}

/** Answers of module 3 that another purpose, property or value resets. The insurances stay, because one of them has to be chosen. */
const RESET = ['graceMonths', 'rate'] as const;

export const isCreditReset = (before: Answers, after: Answers): boolean =>
  RESET.some((name) => !isSame(before.credit[name], after.credit[name]));

/** Recalculates savings and credit, which together split the value. */
function withSplit(before: Answers, after: Answers, ufValueClp: number): Answers {
  const { credit: was } = before;
  const withYes = withUnemployment(was, after.credit);
  const { splits, hasSubsidy } = creditFields(withYes, after.project, ufValueClp);
  const split = (entered: SplitPart) => splits && splitAfter(withYes, entered, hasSubsidy, ufValueClp);
  const follow = (): Partial<CreditAnswers> | false => {
    if (isAnother(was.savings, withYes.savings, ufValueClp)) return split('savings');
    const isOtherPurpose = before.project.creditType !== after.project.creditType;
    // Another purpose has no credit yet, and a purchase its savings.
    const isCreditGone = isOtherPurpose && withYes.creditAmount.amount === null;
    if (!isCreditGone && isAnother(was.creditAmount, withYes.creditAmount, ufValueClp))
      return split('creditAmount');
    const isOther =
      isOtherPurpose ||
      isAnother(was.propertyValue, withYes.propertyValue, ufValueClp) ||
      was.takesSubsidy !== withYes.takesSubsidy ||
      was.subsidyAmount !== withYes.subsidyAmount;
    if (!isOther) return false;
    // The part that was typed stays, and the other one follows.
    const typed = withYes.savings.amount === null ? 'creditAmount' : typedPart(withYes);
    return withYes[typed].amount !== null && split(typed);
  };
  return { ...after, credit: { ...withYes, ...(follow() || {}) } };
}

/**
 * Converts the answers to another UF. Amounts stay as typed, in their currency, and the part of the value that was calculated is
 * calculated again. If neither part is known to be calculated (as in a link), the one in pesos counts as typed; if both have one
 * currency, the savings.
 */
export function answersAtUf(answers: Answers, ufValueClp: number): Answers {
  const { credit, project } = answers;
  const { splits, hasSubsidy } = creditFields(credit, project, ufValueClp);
  const { propertyValue, savings, creditAmount, subsidyAmount } = credit;
  if (!splits || savings.amount === null || creditAmount.amount === null) return answers;
  const amounts = [propertyValue, savings, creditAmount, ...(hasSubsidy ? [subsidyAmount] : [])];
  // Amounts of one currency add up at any UF.
  if (new Set(amounts.map(({ currency }) => currency)).size === 1) return answers;
  return {
    ...answers,
    credit: { ...credit, ...splitAfter(credit, typedPart(credit), hasSubsidy, ufValueClp) },
  };
}

function typedPart({ savings, creditAmount }: CreditAnswers): SplitPart {
  if (savings.isDerived !== creditAmount.isDerived) return savings.isDerived ? 'creditAmount' : 'savings';
  return creditAmount.currency === 'CLP' && savings.currency === 'UF' ? 'creditAmount' : 'savings';
}

/** Sets the unemployment insurance, which a subsidy includes. */
const withUnemployment = (was: CreditAnswers, is: CreditAnswers): CreditAnswers =>
  was.takesSubsidy === is.takesSubsidy ? is : { ...is, unemployment: is.takesSubsidy === 'yes' };

export type SplitPart = 'savings' | 'creditAmount';
export type Split = Pick<CreditAnswers, SplitPart>;

/**
 * Returns savings and credit after one of them was entered: the other is the rest of the value. Without a value the other stays;
 * if the entered part is empty or negative, it is emptied. `hasSubsidy`: the subsidy is subtracted too.
 */
export function splitAfter(
  credit: CreditAnswers,
  entered: SplitPart,
  hasSubsidy: boolean,
  ufValueClp: number,
): Split {
  const { savings, creditAmount, propertyValue } = credit;
  const { currency, amount } = credit[entered];
  const unchanged = { savings, creditAmount, [entered]: { currency, amount } };
  const following = entered === 'savings' ? 'creditAmount' : 'savings';
  if (propertyValue.amount === null) return unchanged;
  if (amount === null || amount < 0)
    return { ...unchanged, [following]: { ...credit[following], amount: null } };
  const parts = hasSubsidy ? [credit[entered], credit.subsidyAmount] : [credit[entered]];
  return { ...unchanged, [following]: rest(propertyValue, parts, credit[following], ufValueClp) };
}

/**
 * Returns the value minus the other parts, at least 0, in the currency of the field that shows it. If all are in pesos and at the
 * same UF, pesos are subtracted.
 */
function rest(
  value: MoneyValue,
  parts: readonly MoneyValue[],
  { currency }: MoneyValue,
  ufValueClp: number,
): MoneyValue {
  const leftIn = (unit: Currency): MoneyValue => {
    const of = (money: MoneyValue): number => inCurrency(money, unit, ufValueClp).amount ?? 0;
    const left = parts.reduce((sum, part) => sum - of(part), of(value));
    return derived({ currency: unit, amount: Math.max(0, rounded(left, unit)) });
  };
  const [pesos, uf] = [leftIn('CLP'), leftIn('UF')];
  const areAllPesos = [value, ...parts].every((part) => part.currency === 'CLP');
  const isSameUf = inCurrency(pesos, 'UF', ufValueClp).amount === uf.amount;
  return inCurrency(areAllPesos || (currency === 'CLP' && isSameUf) ? pesos : uf, currency, ufValueClp);
}

/** Rounds to the currency's decimals, because a difference of doubles has more. */
const rounded = (amount: number, currency: Currency): number => Number(amount.toFixed(DECIMALS[currency]));
