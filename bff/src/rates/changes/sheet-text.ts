import { formatRate } from '@simulador/contracts/platform/format';
import { presentRates, type RateBook, type RateChange } from '@simulador/contracts/rates/rate-book';
import type { ChangedBase, SheetState } from '@simulador/contracts/rates/rate-sheet';
import type { SheetWarning } from '@simulador/contracts/rates/sheet-warnings';
import { amountsText, cellText, productCellText, type RateNames } from '../book/stored-rates.ts';
import type { LineText } from './kinds/row-kinds.ts';

export function warningText({ kind, cell }: SheetWarning, names: RateNames): string {
  const product = names.product.get(cell.product) ?? '';
  if (kind === 'hole') return `Sin tasa: ${product}, ${cellText(cell, names)}.`;
  if (kind === 'falling')
    return `Un plazo más largo queda más barato que el anterior: ${product}, ${cellText(cell, names)}.`;
  const what = cell.max_years > 0 ? `de ${cell.min_years} a ${cell.max_years} años` : amountsText(cell);
  return `Rangos que se cruzan: ${product}, ${what}.`;
}

export const STATE_TEXT: Readonly<Record<SheetState, string>> = {
  draft: 'en borrador',
  submitted: 'enviado a aprobación',
  approved: 'aprobado',
  in_force: 'en vigencia',
  replaced: 'reemplazado',
  returned: 'devuelto',
};

const NAMED_MAX = 3;
const percent = (annualPct: number | null): string | null =>
  annualPct === null ? null : `${formatRate(annualPct)} %`;
const rateText = (annualPct: number | null): string => percent(annualPct) ?? 'sin tasa';

/** @param rows labels of other changes whose rows have changed */
export function changedBaseText(
  changed: readonly ChangedBase[],
  rows: readonly string[],
  names: RateNames,
): string {
  const all = [
    ...changed.map(
      ({ change, now }) => `${cellText(change, names)}: era ${rateText(change.from)}, ahora ${rateText(now)}`,
    ),
    ...rows,
  ];
  const more = all.length > NAMED_MAX ? ` y ${all.length - NAMED_MAX} más` : '';
  const noun = rows.length === 0 ? 'tarifa' : 'valor';
  const what =
    all.length === 1
      ? `Cambió 1 ${noun}`
      : `Cambiaron ${all.length} ${noun === 'valor' ? 'valores' : 'tarifas'}`;
  return `${what} después de escribir el cambio: ${all.slice(0, NAMED_MAX).join('; ')}${more}. Actualice su base antes de aprobarlo.`;
}

/** Change of a rate, as a factor, above which it may be a slip. */
const FAR_FACTOR = 1.25;

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
