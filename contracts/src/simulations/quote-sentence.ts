import type { IsoDate } from '../platform/dates.ts';
import { formatDateText, formatPct } from '../platform/format.ts';
import type { Quote } from './quote.ts';

/**
 * Returns the sentence about a quote while another rate is suggested, which is null without one.
 * @param isUsed whether the shown figures have the quoted rate
 */
export function quoteSentence(
  { number, rate, until, is_valid }: Quote,
  suggestedPct: number | null,
  { isUsed, isForStaff }: { readonly isUsed: boolean; readonly isForStaff: boolean },
): string | null {
  if (suggestedPct === null || suggestedPct === rate) return null;
  const simulation = `${isForStaff ? 'La' : 'Tu'} simulación N.º ${number}`;
  const last = `${formatPct(rate)} hasta el ${formatDateText(until as IsoDate)}`;
  const now = formatPct(suggestedPct);
  if (!is_valid) return `${simulation} mantuvo ${last}; hoy es ${now}.`;
  return isUsed
    ? `${simulation} mantiene ${last}; hoy sería ${now}.`
    : `${simulation} mantiene ${last} para su crédito; para este es ${now}.`;
}
