/** Credits that the bank's limits allow, whatever the dividend. */
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { CREDIT_LIMITS } from './affordability.sentences.ts';

const { creditMinUf, creditMaxUf, otherValueAboveUf } = LIMITS.web;

/** Returns the smallest credit and the largest one that the bank finances beside savings, whole UF; `financed` is lower if there is none. */
export function creditsWith(ownUf: number, maxPct: number, needsValue: boolean) {
  return {
    least: needsValue ? Math.max(creditMinUf, Math.floor(otherValueAboveUf - ownUf) + 1) : creditMinUf,
    // From credit <= maxPct × (credit + own).
    financed: maxPct >= 100 ? creditMaxUf : Math.floor((ownUf * maxPct) / (100 - maxPct) + 1e-9),
  };
}

/** Returns the hundredths of UF that savings lack, rounded up: with them there is a credit. */
export function missingSavings(ownUf: number, maxPct: number, needsValue: boolean): number {
  const leastValue = needsValue ? otherValueAboveUf : creditMinUf / (maxPct / 100);
  let hundredths = Math.max(1, Math.ceil(leastValue * (100 - maxPct) - ownUf * 100 - 1e-6));
  const isEnough = (): boolean => {
    const { least, financed } = creditsWith(ownUf + hundredths / 100, maxPct, needsValue);
    return financed >= least;
  };
  while (!isEnough()) hundredths += 1;
  return hundredths / 100;
}

/** Smallest and largest credit that the limits allow, whole UF, and the sentence of what limits the largest. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly limit: string;
}

/** Returns the bounds of credits up to what the bank finances. `isOfProperty`: the value of the property limits it, not the savings. */
export const boundsOf = (least: number, financed: number, maxPct: number, isOfProperty: boolean): Bounds =>
  financed < creditMaxUf
    ? { least, most: financed, limit: CREDIT_LIMITS.financed(financed, maxPct, isOfProperty) }
    : { least, most: creditMaxUf, limit: CREDIT_LIMITS.maximum };
