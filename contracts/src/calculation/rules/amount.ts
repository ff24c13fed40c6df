/** Comparison of amounts in the currency in which they were entered. See docs/rules.md R50. */
import { LIMITS } from '../limits.ts';
import {
  clpToUf,
  ufFromNumber,
  ufFromUnits,
  ufToClp,
  type Clp,
  type Uf,
  type UfValue,
} from '../../platform/money.ts';

/** Entered amount. Pesos include the UF value of their conversion, because messages show limits in pesos. */
export type EnteredAmount = (
  | { readonly currency: 'UF'; readonly uf: Uf }
  | { readonly currency: 'CLP'; readonly uf: Uf; readonly clp: Clp; readonly ufValue: UfValue }
) & {
  /** Whether the amount may have been rounded by a conversion between pesos and UF, as on the wire. */
  readonly isRounded?: true;
};

/** Returns a UF amount as on the wire. */
export const receivedInUf = (uf: Uf): EnteredAmount => ({ currency: 'UF', uf, isRounded: true });

/** Converts a limit in whole UF to pesos. */
export const limitClp = (limitUf: number, ufValue: UfValue): Clp => ufToClp(ufFromNumber(limitUf), ufValue);

/**
 * Returns entered pesos. Their UF are rounded to 4 decimals, except that pesos above the lower bound of a value stay above it: the
 * calculator refuses the bound itself.
 */
export function enteredInClp(clp: Clp, ufValue: UfValue): EnteredAmount {
  const { otherValueAboveUf: above } = LIMITS.web;
  const rounded = clpToUf(clp, ufValue);
  const isAtBound = rounded === ufFromNumber(above) && clp > limitClp(above, ufValue);
  return { currency: 'CLP', uf: isAtBound ? ufFromUnits(rounded + 1) : rounded, clp, ufValue };
}

/** Returns true if the amount is at least the limit, in the currency in which it was entered. */
export const isAtLeastUf = (amount: EnteredAmount, limitUf: number): boolean =>
  amount.currency === 'CLP'
    ? amount.clp >= limitClp(limitUf, amount.ufValue)
    : amount.uf >= ufFromNumber(limitUf);

/** Returns true if the amount is at most the limit, in the currency in which it was entered. */
export const isAtMostUf = (amount: EnteredAmount, limitUf: number): boolean =>
  amount.currency === 'CLP'
    ? amount.clp <= limitClp(limitUf, amount.ufValue)
    : amount.uf <= ufFromNumber(limitUf);

/** Amounts in one unit, and the tolerance of a share in that unit. */
interface Comparable {
  readonly parts: readonly number[];
  readonly whole: number;
  readonly tolerance: number;
}

/**
 * Converts amounts to one unit for a comparison: exact pesos, or exact UF. Converted amounts have an error of up to half of
 * their last decimal, so shares get a tolerance of one unit.
 */
function comparable(parts: readonly EnteredAmount[], whole: EnteredAmount): Comparable {
  const all = [...parts, whole];
  if (all.every((amount) => amount.currency === 'CLP' && !amount.isRounded))
    return { parts: parts.map(inPesos), whole: inPesos(whole), tolerance: 0 };
  const isExact = all.every((amount) => amount.currency === 'UF' && !amount.isRounded);
  return { parts: parts.map(({ uf }) => uf), whole: whole.uf, tolerance: isExact ? 0 : 1 };
}

const inPesos = (amount: EnteredAmount): number => (amount.currency === 'CLP' ? amount.clp : 0);
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

// Shares are compared as integers, because 90 % of 1.111,1111 UF has more than 4 decimals.
const PCT_SCALE = 10_000;
const scaledPct = (pct: number) => BigInt(Math.round(pct * PCT_SCALE));
const scaledPart = (part: number) => BigInt(part) * BigInt(100 * PCT_SCALE);

/** Returns true if the sum of the parts is at most maxPct percent of the whole. */
export function areAtMostShare(
  parts: readonly EnteredAmount[],
  whole: EnteredAmount,
  maxPct: number,
): boolean {
  const compared = comparable(parts, whole);
  return scaledPart(sum(compared.parts) - compared.tolerance) <= BigInt(compared.whole) * scaledPct(maxPct);
}

/** Returns true if the sum of the parts is at least minPct percent of the whole. */
export function areAtLeastShare(
  parts: readonly EnteredAmount[],
  whole: EnteredAmount,
  minPct: number,
): boolean {
  const compared = comparable(parts, whole);
  return scaledPart(sum(compared.parts) + compared.tolerance) >= BigInt(compared.whole) * scaledPct(minPct);
}

/** Returns true if the sum of the parts is less than the whole. */
export function areLessThan(parts: readonly EnteredAmount[], whole: EnteredAmount): boolean {
  const compared = comparable(parts, whole);
  return sum(compared.parts) < compared.whole;
}
