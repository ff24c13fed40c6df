/** Two terms that the user compares: which are chosen, and what is said about them. See docs/rules.md R802. */
import type { CalculatedTerm } from './terms.ts';
import { differenceText, pesos } from '#shared/simulation/figure-texts.ts';

/** Terms that are ticked, years, in the order of the ticks, and the own term at the last of them. */
export interface Ticks {
  readonly ownYears: number;
  readonly years: readonly number[];
}

/** Returns the ticked terms. Once the own term has changed, the ticks stay if it is one of them; otherwise it is the only one. */
export const tickedNow = ({ ownYears, years }: Ticks, own: number): readonly number[] =>
  ownYears === own || years.includes(own) ? years : [own];

/** Returns the ticks after a press on a term. A third tick replaces the other one of a pair with the own term, else the older one. */
export function tickedAfter(ticks: Ticks, own: number, pressed: number): Ticks {
  const years = tickedNow(ticks, own);
  if (years.includes(pressed)) return { ownYears: own, years: years.filter((each) => each !== pressed) };
  const stays = years.length < 2 ? years : years.includes(own) ? [own] : years.slice(1);
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
