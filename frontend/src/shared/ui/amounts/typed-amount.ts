import {
  readAmount,
  type AmountRead,
  type AmountUnit,
} from '@simulador/contracts/calculation/rules/amount-text';

/** Largest whole part in pesos and in other units, so that converted pesos stay exact. */
const LARGEST_CLP = 999_999_999_999;
const LARGEST = 999_999_999;
const DECIMALS = 4;

/** Returns the maximum number of decimals of an amount in a unit. */
export const decimalsOf = (unit: AmountUnit): number => (unit === 'CLP' || unit === 'count' ? 0 : DECIMALS);

/** Formats an amount as its field shows it, without trailing zeros: `1.234,5`. */
export function shownAmount(amount: number, decimals: number): string {
  const [whole = '', fraction = ''] = amount.toFixed(decimals).split('.');
  const shown = fraction.replace(/0+$/, '');
  return grouped(whole) + (shown && `,${shown}`);
}

export interface TypedAmount extends AmountRead {
  /** The number before it was rounded. */
  readonly typed: number;
}

/** Reads a field's text, rounded to its decimals. Null if it is no amount, or too large. */
export function readTyped(text: string, unit: AmountUnit, decimals: number): TypedAmount | null {
  const read = readAmount(text, unit);
  if (read === null) return null;
  const meant = read.currency ?? unit;
  if (Math.abs(read.amount) > (meant === 'CLP' ? LARGEST_CLP : LARGEST)) return null;
  const amount = Number(read.amount.toFixed(meant === unit ? decimals : decimalsOf(meant)));
  return { ...read, amount, typed: read.amount };
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** Text with dots between all thousands, perhaps incomplete, as the field itself writes them. */
const IN_GROUPS = /^-?(?:\d*|\d{1,3}(?:\.\d{3})*)(?:,\d*)?$/;
const DIGITS_AND_DOTS = /^-?[\d.]*(?:,\d*)?$/;
const dotsIn = (text: string): number => text.split('.').length;

/**
 * Returns the text with its thousands grouped. Null if a typed dot or another character has a meaning of its own, so the text has to
 * stay as it is until the field is left.
 */
export function regrouped(before: string, text: string): string | null {
  const areDotsOurs = IN_GROUPS.test(before) && dotsIn(text) <= dotsIn(before);
  if (!DIGITS_AND_DOTS.test(text) || !(areDotsOurs || IN_GROUPS.test(text))) return null;
  const [whole = '', fraction] = text.replaceAll('.', '').split(',');
  return grouped(whole) + (fraction === undefined ? '' : `,${fraction}`);
}
