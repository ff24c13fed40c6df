/** Sentences about another bank's offer for the same credit and term: who is cheaper, by how much, and why. See docs/rules.md R576. */
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import { differenceText } from '#shared/simulation/sentence-texts.ts';

/** Differences of the offer, less ours. */
export interface OfferDifference {
  readonly monthlyClp: number;
  /** In the unit of `write`. */
  readonly total: number;
  /** Difference of the operation costs, in the unit of `write`; null while those of the offer are not known. */
  readonly costs: number | null;
  /** Formats a difference of totals without its sign. */
  readonly write: (amount: number) => string;
}

/** Returns the title, e.g. `La otra oferta baja el dividendo en $6.982, pero en total cuesta $784.095 más`. `bank`: our name. */
export function offerTitle({ monthlyClp, total, costs, write }: OfferDifference, bank: string): string {
  const inTotal = costs === null ? 'en total, sin gastos operacionales,' : 'en total';
  if (monthlyClp * total < 0)
    return `La otra oferta ${monthlyClp < 0 ? 'baja' : 'sube'} el dividendo en ${pesos(Math.abs(monthlyClp))}, pero ${inTotal} cuesta ${differenceText(total, write)}`;
  if (monthlyClp === 0 && total === 0) return `${bank} y la otra oferta cuestan lo mismo`;
  const cheaper = monthlyClp + total > 0 ? bank : 'La otra oferta';
  const monthly = differenceText(-Math.abs(monthlyClp), pesos);
  return `${cheaper} cuesta menos: ${monthly} al mes y ${differenceText(-Math.abs(total), write)} ${inTotal.replace(/,$/, '')}`;
}

/** Returns the reason of the difference, or that the costs of the offer are not known; null without a difference. */
export function offerReason({ monthlyClp, total, costs }: OfferDifference, term: number): string | null {
  if (costs === null) return 'Falta saber sus gastos operacionales: también son parte de lo que cuesta.';
  if (monthlyClp === 0 && total === 0) return null;
  if (costs === 0) return 'La diferencia está en el dividendo: los gastos operacionales son los mismos.';
  if (monthlyClp === 0) return 'La diferencia está en los gastos operacionales: el dividendo es el mismo.';
  if (monthlyClp * costs > 0) return 'Su dividendo y sus gastos operacionales son más bajos.';
  const ofDividends = `la diferencia de ${years(term)} de dividendos`;
  return monthlyClp * total > 0
    ? `En ${years(term)}, la diferencia de los dividendos pesa más que la de los gastos operacionales.`
    : `Los gastos operacionales pesan más que ${ofDividends}.`;
}
