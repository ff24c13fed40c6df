/** An amount of a money field: its UF, which the limits are checked on, and the currency it was entered in. */
import { ufFromNumber, ufToClp, type Uf, type UfValue } from '../money.ts';

/** Pesos carry the UF value that converted them: a message about pesos needs it. */
export type EnteredAmount =
  | { readonly currency: 'UF'; readonly uf: Uf }
  | { readonly currency: 'CLP'; readonly uf: Uf; readonly ufValue: UfValue };

/** An amount that came in UF, as on the wire. */
export const enteredInUf = (uf: Uf): EnteredAmount => ({ currency: 'UF', uf });

/** A limit of whole UF in pesos. */
export const limitClp = (limitUf: number, ufValue: UfValue): number =>
  ufToClp(ufFromNumber(limitUf), ufValue);

// Shares are compared with integers: 90 % of 1.111,1111 UF has more decimals than a UF.
const PCT_SCALE = 10_000;
const scaledPct = (pct: number) => BigInt(Math.round(pct * PCT_SCALE));
const scaledPart = (part: Uf) => BigInt(part) * BigInt(100 * PCT_SCALE);

/** True when part is at most maxPct percent of the whole. */
export const isAtMostShare = (part: Uf, whole: Uf, maxPct: number): boolean =>
  scaledPart(part) <= BigInt(whole) * scaledPct(maxPct);

/** True when part is at least minPct percent of the whole. */
export const isAtLeastShare = (part: Uf, whole: Uf, minPct: number): boolean =>
  scaledPart(part) >= BigInt(whole) * scaledPct(minPct);
