/** Amounts of money fields, compared in the currency that they were entered in. See docs/rules.md R50. */
import { clpFromNumber, clpToUf, ufFromNumber, ufToClp, type Clp, type Uf, type UfValue } from '../money.ts';

/** Pesos carry the UF value that converted them: a message about pesos needs it. */
export type EnteredAmount = (
  | { readonly currency: 'UF'; readonly uf: Uf }
  | { readonly currency: 'CLP'; readonly uf: Uf; readonly clp: Clp; readonly ufValue: UfValue }
) & {
  /** A UF of 4 decimals that may have been pesos, as on the wire, or pesos that may have been UF. */
  readonly isRounded?: true;
};

/** An amount as on the wire. */
export const receivedInUf = (uf: Uf): EnteredAmount => ({ currency: 'UF', uf, isRounded: true });

/** A limit of whole UF in pesos. */
export const limitClp = (limitUf: number, ufValue: UfValue): Clp => ufToClp(ufFromNumber(limitUf), ufValue);

/** The largest whole peso that is not more than this many UF, to the 4 decimals of a UF. */
export function notAboveClp(limitUf: number, ufValue: UfValue): Clp {
  const limit = ufFromNumber(limitUf);
  let pesos = limitClp(limitUf, ufValue);
  while (clpToUf(clpFromNumber(pesos + 1), ufValue) <= limit) pesos = clpFromNumber(pesos + 1);
  return pesos;
}

/** True when the amount is at least the limit, in the currency that it was entered in. */
export const isAtLeastUf = (amount: EnteredAmount, limitUf: number): boolean =>
  amount.currency === 'CLP'
    ? amount.clp >= limitClp(limitUf, amount.ufValue)
    : amount.uf >= ufFromNumber(limitUf);

/** True when the amount is at most the limit, in the currency that it was entered in. */
export const isAtMostUf = (amount: EnteredAmount, limitUf: number): boolean =>
  amount.currency === 'CLP'
    ? amount.clp <= limitClp(limitUf, amount.ufValue)
    : amount.uf <= ufFromNumber(limitUf);

/** Amounts in one unit, and by how many of these units a share of them may be missed. */
interface Comparable {
  readonly parts: readonly number[];
  readonly whole: number;
  readonly tolerance: number;
}

/**
 * Pesos are compared in pesos, and UF that were typed exactly. Where pesos became UF, or UF pesos, each amount is off by up to half of
 * its last decimal, so a share may be missed by one of them.
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

// Shares are compared with integers: 90 % of 1.111,1111 UF has more decimals than a UF.
const PCT_SCALE = 10_000;
const scaledPct = (pct: number) => BigInt(Math.round(pct * PCT_SCALE));
const scaledPart = (part: number) => BigInt(part) * BigInt(100 * PCT_SCALE);

/** True when the parts together are at most maxPct percent of the whole. */
export function areAtMostShare(
  parts: readonly EnteredAmount[],
  whole: EnteredAmount,
  maxPct: number,
): boolean {
  const compared = comparable(parts, whole);
  return scaledPart(sum(compared.parts) - compared.tolerance) <= BigInt(compared.whole) * scaledPct(maxPct);
}

/** True when the parts together are at least minPct percent of the whole. */
export function areAtLeastShare(
  parts: readonly EnteredAmount[],
  whole: EnteredAmount,
  minPct: number,
): boolean {
  const compared = comparable(parts, whole);
  return scaledPart(sum(compared.parts) + compared.tolerance) >= BigInt(compared.whole) * scaledPct(minPct);
}

/** True when the parts together are less than the whole. */
export function areLessThan(parts: readonly EnteredAmount[], whole: EnteredAmount): boolean {
  const compared = comparable(parts, whole);
  return sum(compared.parts) < compared.whole;
}
