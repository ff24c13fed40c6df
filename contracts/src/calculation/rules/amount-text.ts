/** Reads amounts and percentages as people write them. See docs/rules.md R690. */
import type { Currency } from '../../platform/money.ts';
import { UNSEEN } from './text.ts';

/** Unit of a text that names none. A count has no currency, e.g. years. */
export type AmountUnit = Currency | 'count' | 'percent';

export interface AmountRead {
  readonly amount: number;
  /** Currency that the text names; null if it names none. */
  readonly currency: Currency | null;
}

/** Signs that a copied cell, list or sentence has around its amount. */
const AROUND = /^["'“”«»;\s]+|["'“”«»;\s]+$/g;
const CURRENCY = String.raw`UF|U\.F\.?|unidades de fomento|\$|CLP|(?:de )?pesos?`;
const MULTIPLIER = String.raw`mil|millon(?:es)?|mill[oó]n|mill\.?|MM?`;
/** Sign, currency, number, its closing `.-`, multiplier, currency. A minus or dash behind the number is no sign. */
const AMOUNT = new RegExp(
  String.raw`^([-−+]?)\s*(${CURRENCY})?\s*([-−+]?)(\d[\d.,' \u00a0\u2009\u202f’]*?)(?:[.,]\s?[-–—]*)?\s*(${MULTIPLIER})?\s*(${CURRENCY})?(?:[.,]\s?[-–—]*)?$`,
  'iu',
);
const PERCENT = /^([-−+]?)(\d+)(?:[.,](\d*))?\s*(?:%\s*(?:anual)?)?$/iu;

/** Unit that a count of years may have behind it. */
const YEARS = /\s*a[nñ]os?\.?$/iu;

/** Maximum length of an amount in words. The patterns take quadratic time. */
const MAX_LENGTH = 80;

const PLAIN = /^\d+(?:,\d+)?$/;
/** Dots, spaces or apostrophes between thousands. */
const GROUPED = /^[1-9]\d{0,2}([.' \u00a0\u2009\u202f’])\d{3}(?:\1\d{3})*(?:,\d+)?$/;
/** Commas between thousands. A single group may as well be decimals, unless a dot follows. */
const COMMA_GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d+)$/;
const COMMA_GROUP = /^[1-9]\d{0,2},\d{3}$/;
/** Texts whose last dot can only be a decimal point: `2500.5`, `2500.125`, `2.500.5`. */
const WITH_POINT = /^(?:\d+\.(?:\d{1,2}|\d{4,})|[1-9]\d{3,}\.\d{3}|[1-9]\d{0,2}(?:\.\d{3})+\.\d{1,2})$/;

const withPoint = (text: string, thousands: RegExp): string => text.replace(thousands, '').replace(',', '.');

/** Returns the number as JavaScript writes it; null if the text can mean none, or several. */
function decimalIn(text: string, isWhole: boolean): string | null {
  if (COMMA_GROUPED.test(text) || (isWhole && COMMA_GROUP.test(text))) return withPoint(text, /,/g);
  if (PLAIN.test(text) || GROUPED.test(text)) return withPoint(text, /[^\d,]/g);
  if (!WITH_POINT.test(text)) return null;
  const point = text.lastIndexOf('.');
  return `${text.slice(0, point).replaceAll('.', '')}.${text.slice(point + 1)}`;
}

const currencyNamed = (name: string | undefined): Currency | null =>
  name === undefined ? null : /^u/i.test(name) ? 'UF' : 'CLP';

/** Power of ten of a multiplier. */
const zerosOf = (multiplier: string | undefined): number =>
  multiplier === undefined ? 0 : multiplier.toLowerCase() === 'mil' ? 3 : 6;

const isMinus = (sign: string | undefined): boolean => sign === '-' || sign === '−';

function percentIn(text: string): AmountRead | null {
  const [, sign, whole, fraction = ''] = PERCENT.exec(text) ?? [];
  if (whole === undefined) return null;
  return { amount: Number(`${isMinus(sign) ? '-' : ''}${whole}.${fraction}`) + 0, currency: null };
}

/**
 * Reads an amount: `1.234,5`, `$1.200.000.-`, `UF 3.500,5`, `85 millones`, `2500.5`. Millions without a currency are pesos.
 * A count may name years: `30 años`. Returns null for a text that is not one amount, or could be several: two amounts, an exponent, a minus behind the number.
 * A percentage has no thousands: `4.125` is 4,125.
 */
export function readAmount(text: string, unit: AmountUnit): AmountRead | null {
  if (text.length > MAX_LENGTH) return null;
  const around = text.replace(UNSEEN, '').replace(AROUND, '');
  const bare = unit === 'count' ? around.replace(YEARS, '') : around;
  if (unit === 'percent') return percentIn(bare);
  const [, sign, before, innerSign, digits = '', multiplier, after] = AMOUNT.exec(bare) ?? [];
  if (sign && innerSign) return null;
  const zeros = zerosOf(multiplier);
  const named = currencyNamed(before) ?? currencyNamed(after) ?? (zeros === 6 ? 'CLP' : null);
  if (before !== undefined && after !== undefined && currencyNamed(before) !== currencyNamed(after))
    return null;
  if (unit === 'count' && (named !== null || zeros > 0)) return null;
  const decimal = decimalIn(digits.trim(), zeros === 0 && (named ?? unit) !== 'UF');
  if (decimal === null) return null;
  // The multiplier is an exponent of the text, because multiplying doubles is inexact.
  const amount = Number(`${decimal}e${zeros}`) * (isMinus(sign) || isMinus(innerSign) ? -1 : 1) + 0;
  return { amount, currency: named };
}
