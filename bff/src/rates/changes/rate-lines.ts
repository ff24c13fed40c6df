import { formatRate } from '@simulador/contracts/platform/format';
import { presentRates, type RateBook, type RateChange } from '@simulador/contracts/rates/rate-book';
import type { LineText } from './kinds/row-kinds.ts';
import { productCellText, type RateNames } from './sheet-text.ts';

/** Change of a rate, as a factor, above which it may be a slip. */
const FAR_FACTOR = 1.25;

const percent = (annualPct: number | null): string | null =>
  annualPct === null ? null : `${formatRate(annualPct)} %`;

/**
 * Describes changes of rates.
 * @param book rates now; null for decided changes, which show what they replaced then
 * @param above changes above the TMC
 */
export function rateLines(
  changes: readonly RateChange[],
  names: RateNames,
  book: RateBook | null,
  above: readonly RateChange[],
): LineText[] {
  const presentOf = book && presentRates(book);
  const forbidden = new Set(above);
  return changes.map((change) => {
    const { value, from } = change;
    const before = presentOf ? (presentOf(change)?.rate ?? null) : from;
    const isFar = before !== null && value !== null && Math.max(value / before, before / value) > FAR_FACTOR;
    return {
      kind: 'rate',
      label: productCellText(change, names),
      before: percent(before),
      after: percent(value),
      warnings: [
        ...(forbidden.has(change) ? ['Está sobre la TMC.'] : []),
        ...(isFar ? [`Se aleja en más de 25 % de ${percent(before) ?? ''}.`] : []),
      ],
    };
  });
}
