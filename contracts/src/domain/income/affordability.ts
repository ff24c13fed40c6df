/** Credit that an income can pay. The client calculates it from other figures; no operation returns it. See docs/rules.md R9, R15. */
import { LIMITS } from '../limits.ts';
import { ufFromNumber, ufToClp, ufValueFromNumber, type Clp, type Uf, type UfValue } from '../money.ts';
import { levelPaymentOf, type LevelTerms } from '../mortgage/level-payment.ts';
import { levelTermsOf, type PaymentRequest } from '../mortgage/request-terms.ts';
import { INCOME_PER_DIVIDEND, minimumIncome } from '../mortgage/simulate.ts';

/** Returns the highest dividend that an income can pay, whole pesos. */
export const affordableDividend = (incomeClp: Clp): Clp => Math.floor(incomeClp / INCOME_PER_DIVIDEND) as Clp;

/** Credit, and the UF value for its pesos. */
export interface PricedCredit {
  readonly terms: LevelTerms;
  readonly ufValue: UfValue;
}

/** Returns the credit of a calculator's request. `ufValueClp`: pesos for one UF. */
export const pricedCredit = (request: PaymentRequest, ufValueClp: number): PricedCredit => ({
  terms: levelTermsOf(request),
  ufValue: ufValueFromNumber(ufValueClp),
});

/** Returns true if an income is enough for a credit. @throws RangeError as `levelPaymentOf` does */
export const carries = (incomeClp: Clp, { terms, ufValue }: PricedCredit): boolean =>
  minimumIncome(ufToClp(levelPaymentOf(terms).totalDividend, ufValue)) <= incomeClp;

const withYears = (credit: PricedCredit, termYears: number): PricedCredit => ({
  ...credit,
  terms: { ...credit.terms, termYears },
});

export const withCredit = (credit: PricedCredit, creditUf: Uf): PricedCredit => ({
  ...credit,
  terms: { ...credit.terms, credit: creditUf },
});

/**
 * Returns the shortest term, longer than the credit's and up to `mostYears`, for which the income is enough; null if there
 * is none.
 */
export function shortestTerm(incomeClp: Clp, credit: PricedCredit, mostYears: number): number | null {
  for (let years = credit.terms.termYears + 1; years <= mostYears; years += 1)
    if (carries(incomeClp, withYears(credit, years))) return years;
  return null;
}

/**
 * Returns the largest credit, whole UF within the bank's limits, for which the income is enough with the same term, rate and
 * property; null if the income is not enough for the bank's smallest credit.
 */
export function largestCredit(incomeClp: Clp, credit: PricedCredit): Uf | null {
  const isEnough = (wholeUf: number): boolean =>
    carries(incomeClp, withCredit(credit, ufFromNumber(wholeUf)));
  const { creditMinUf, creditMaxUf } = LIMITS.web;
  if (!isEnough(creditMinUf)) return null;
  // A dividend never falls when its credit grows.
  let [carried, most] = [creditMinUf, creditMaxUf];
  while (carried < most) {
    const middle = Math.ceil((carried + most) / 2);
    if (isEnough(middle)) carried = middle;
    else most = middle - 1;
  }
  return ufFromNumber(carried);
}
