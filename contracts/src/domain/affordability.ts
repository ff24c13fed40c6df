/**
 * What an income carries, seen from a dividend that was calculated. An estimate of our own: the insurances and the rate of
 * another amount may differ. See docs/rules.md R9, R15.
 */
import { LIMITS } from './limits.ts';
import { clpFromNumber, UF_SCALE, ufFromNumber, type Clp, type Uf } from './money.ts';

/** An income pays a dividend of at most this part of it. */
const INCOME_PER_DIVIDEND = 4;

/** The income that a dividend with insurances needs. */
export const minimumIncome = (dividendClp: Clp): Clp => clpFromNumber(INCOME_PER_DIVIDEND * dividendClp);

/** A credit and the dividend with insurances that it has, in pesos. */
export interface CalculatedCredit {
  readonly creditUf: Uf;
  readonly dividendClp: Clp;
}

export interface Affordable {
  /** The highest dividend that the income carries, whole pesos. */
  readonly dividendClp: Clp;
  /** The credit with that dividend, whole UF, never above the bank's most; null below the bank's least. */
  readonly creditUf: Uf | null;
}

/**
 * The dividend that an income carries, and the credit it could ask for over the same term at the same rate: that of the
 * example, in proportion to the dividend. Both rounded down, so that the income is enough. The income that the example
 * needs gives the example's own credit.
 * @throws RangeError when the example has no dividend.
 */
export function affordableWith(incomeClp: Clp, { creditUf, dividendClp }: CalculatedCredit): Affordable {
  if (!(dividendClp > 0)) throw new RangeError(`The dividend must be above 0: ${dividendClp}`);
  const carriedClp = Math.floor(incomeClp / INCOME_PER_DIVIDEND);
  // Pesos of an income times 1/10000 UF of a credit can leave what a double holds exactly.
  const wholeUf = Number((BigInt(creditUf) * BigInt(carriedClp)) / BigInt(dividendClp * UF_SCALE));
  const { creditMinUf, creditMaxUf } = LIMITS.web;
  return {
    dividendClp: carriedClp as Clp,
    creditUf: wholeUf < creditMinUf ? null : ufFromNumber(Math.min(wholeUf, creditMaxUf)),
  };
}
