/** Compared terms: which two are set side by side, and what is said of them. See docs/rules.md R802. */
import { formatPct } from '@simulador/contracts/platform/format';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { differenceText } from '#shared/simulation/sentence-texts.ts';
import type { ComparedTerm, DividendoRow } from '../api/wire.ts';

export interface CalculatedTerm extends ComparedTerm {
  readonly row: DividendoRow;
}

export const calculatedTerms = (terms: readonly ComparedTerm[]): readonly CalculatedTerm[] =>
  terms.filter((term): term is CalculatedTerm => term.row !== null);

/** Says at which rates the terms are calculated: a suggested one differs between them. */
export function ratesText(terms: readonly CalculatedTerm[]): string {
  const [rate, another] = new Set(terms.map(({ row }) => row.Tasa));
  return rate === undefined || another !== undefined
    ? 'Cada plazo con su tasa sugerida.'
    : `Todos con la misma tasa de ${formatPct(rate)}.`;
}

/** Terms that are ticked, years, in the order of the ticks, and the own term at the last of them. */
export interface Ticks {
  readonly ownYears: number;
  readonly years: readonly number[];
}

/** Returns the own term and its neighbour: the next shorter one, else the next longer one. `terms`: years, ascending. */
function usualPair(own: number, terms: readonly number[]): readonly number[] {
  const neighbour = terms.findLast((years) => years < own) ?? terms.find((years) => years > own);
  return neighbour === undefined ? [own] : [own, neighbour];
}

/** Returns the ticked terms. Before a tick, and once the own term is none of them, they are the own one and its neighbour. */
export const tickedNow = (ticks: Ticks | null, own: number, terms: readonly number[]): readonly number[] =>
  ticks !== null && (ticks.ownYears === own || ticks.years.includes(own))
    ? ticks.years
    : usualPair(own, terms);

/** Returns the ticks after a press on a term. A third tick replaces the other one of a pair with the own term, else the older one. */
export function tickedAfter(before: readonly number[], own: number, pressed: number): Ticks {
  if (before.includes(pressed)) return { ownYears: own, years: before.filter((each) => each !== pressed) };
  const stays = before.length < 2 ? before : before.includes(own) ? [own] : before.slice(1);
  return { ownYears: own, years: [...stays, pressed] };
}

/** Total of a term in pesos or UF, and how a difference of totals is written. */
export interface TotalView {
  readonly of: (term: CalculatedTerm) => number;
  readonly write: (difference: number) => string;
}

/** Describes a longer term by a shorter one, e.g. `25 años en vez de 20: $70.561 menos al mes, $18,5 millones más en total`. */
export function pairSentence(shorter: CalculatedTerm, longer: CalculatedTerm, total: TotalView): string {
  const monthly = longer.row.DivTotalPe - shorter.row.DivTotalPe;
  const inTotal = total.of(longer) - total.of(shorter);
  const differences =
    monthly === 0 && inTotal === 0
      ? 'lo mismo al mes y en total'
      : `${differenceText(monthly, pesos)} al mes, ${differenceText(inTotal, total.write)} en total`;
  return `${longer.plazo} años en vez de ${shorter.plazo}: ${differences}`;
}
