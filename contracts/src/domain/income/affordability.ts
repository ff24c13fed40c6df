/** The credit that an income carries: the only figure that the client derives itself, from calculated ones. See docs/rules.md R9, R15. */
import { LIMITS } from '../limits.ts';
import { ufFromNumber, ufToClp, ufValueFromNumber, type Clp, type Uf, type UfValue } from '../money.ts';
import { levelPaymentOf, type LevelTerms } from '../mortgage/level-payment.ts';
import { levelTermsOf, type PaymentRequest } from '../mortgage/request-terms.ts';
import { INCOME_PER_DIVIDEND, minimumIncome } from '../mortgage/simulate.ts';

/** The highest dividend that an income carries, whole pesos. */
export const affordableDividend = (incomeClp: Clp): Clp => Math.floor(incomeClp / INCOME_PER_DIVIDEND) as Clp;

/** A credit, and the UF value for its pesos. */
export interface PricedCredit {
  readonly terms: LevelTerms;
  readonly ufValue: UfValue;
}

/** The credit of a calculator's request. `ufValueClp`: pesos for one UF. */
export const pricedCredit = (request: PaymentRequest, ufValueClp: number): PricedCredit => ({
  terms: levelTermsOf(request),
  ufValue: ufValueFromNumber(ufValueClp),
});

/** Whether an income is enough for a credit. @throws RangeError as `levelPaymentOf` does */
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

/** The shortest longer term, up to `mostYears`, over which the income carries the credit at its rate; null when none does. */
export function shortestTerm(incomeClp: Clp, credit: PricedCredit, mostYears: number): number | null {
  for (let years = credit.terms.termYears + 1; years <= mostYears; years += 1)
    if (carries(incomeClp, withYears(credit, years))) return years;
  return null;
}

/**
 * The largest credit, whole UF within the bank's limits, that the income carries over the same term at the same rate and on
 * the same property; null when it does not carry the bank's least.
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
