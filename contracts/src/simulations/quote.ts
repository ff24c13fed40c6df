/** Rate that a saved simulation quotes, and the credit that it is for. See docs/rules.md R1030. */
import { formatDateText, formatPct } from '../platform/format.ts';
import type { components } from '../generated/core.ts';
import type { IsoDate } from '../platform/dates.ts';

type RatedCredit = components['schemas']['TarifaRequest'];

/** Quoted rate, annual percent, with the credit and its UF, as it was saved. */
export interface Quote {
  /** Number of the simulation. */
  readonly number: number;
  readonly rate: number;
  /** Last day, ISO 8601. */
  readonly until: string;
  /** Whether the last day is not over. */
  readonly is_valid: boolean;
  readonly credit: RatedCredit;
  /** Value of the property, UF. */
  readonly estate_worth: number;
  /** Pesos for one UF. */
  readonly uf_value: number;
}

const LAST_DIGIT_UF = 0.0001;
const OTHERS = ['period', 'loan_use', 'product', 'real_estate_type'] as const;

/**
 * Returns true if a credit is the quoted one. What was typed in pesos stays pesos at another UF, so the credit in UF may have moved by
 * as much as the whole value would.
 */
export function isQuotedCredit(quote: Quote, credit: RatedCredit, ufValueClp: number): boolean {
  const moved = quote.estate_worth * Math.abs(1 - quote.uf_value / ufValueClp);
  return (
    Math.abs(credit.amount - quote.credit.amount) <= moved + LAST_DIGIT_UF &&
    OTHERS.every((name) => credit[name] === quote.credit[name])
  );
}

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
