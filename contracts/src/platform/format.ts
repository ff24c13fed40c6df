/** Formats of figures and dates in es-CL. See docs/rules.md R77. */
import { isIsoDate, type IsoDate } from './dates.ts';
import { UF_SCALE, ufToClp, type Clp, type Money, type Uf, type UfValue } from './money.ts';
import { timesDecimal } from './scaled.ts';

const NO_BREAK_SPACE = '\u00a0';
const UF_DECIMALS = 4;

/**
 * Formats `units` / 10^`scale` in es-CL with at least `least` decimals; four-digit numbers are grouped too (2.500). Does not use
 * `Intl.NumberFormat`, because the first one blocks a slow phone for 0.1 s.
 */
function decimal(units: number, scale: number, least: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(?:\d{3})+$)/g, '.');
  let fraction = digits.slice(digits.length - scale);
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${units < 0 ? '-' : ''}${whole}${fraction && `,${fraction}`}`;
}

/** Formats an integer: `2.500`. */
export const formatInteger = (value: number): string => decimal(timesDecimal(1, value), 0, 0);
/** Formats a number, rounded to 4 decimals, without trailing zeros: `10.000.000`, `0,01`. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) ? formatInteger(value) : decimal(timesDecimal(10_000, value), 4, 0);
/** Formats UF without the unit, always 4 decimals: `11,4796`. */
export const formatUfNumber = (amount: Uf): string => decimal(amount, UF_DECIMALS, UF_DECIMALS);
/** Formats UF, always 4 decimals: `UF 11,4796`. */
export const formatUf = (amount: Uf): string => `UF ${formatUfNumber(amount)}`;
/** Formats UF without trailing zeros, for amounts that a person typed: `UF 2.500`, `UF 2.500,25`. */
export const formatUfShort = (amount: Uf): string => `UF ${decimal(amount, UF_DECIMALS, 0)}`;
/** Formats UF for visitors, two decimals, none for a whole amount: `UF 11,48`, `UF 2.500`. */
export const formatUfRounded = (amount: Uf): string =>
  amount % UF_SCALE === 0 ? formatUfShort(amount) : `UF ${decimal(Math.round(amount / 100), 2, 2)}`;
/** Formats pesos: `$469.290`. */
export const formatClp = (amount: Clp): string =>
  `${amount < 0 ? '-' : ''}$${decimal(Math.abs(amount), 0, 0)}`;
/** Formats the value of one UF: `$40.880,36`. */
export const formatUfValue = (value: UfValue): string => `$${decimal(value, 2, 2)}`;
/** Formats money in its own currency, without trailing zeros. */
export const formatMoney = (money: Money): string =>
  money.currency === 'UF' ? formatUfShort(money.amount) : formatClp(money.amount);

/**
 * Formats an amount as entered, with the other currency as a note. `typed`: the pesos that were typed, shown unchanged; null for an amount
 * typed in UF, which staff read as typed, and visitors as `writeUf` rounds it. See docs/rules.md R77, R78.
 */
export const formatEntered = (amount: Uf, typed: Clp | null, ufValue: UfValue, writeUf = formatUf) =>
  typed === null
    ? {
        value: writeUf === formatUf ? formatUfShort(amount) : writeUf(amount),
        note: formatClp(ufToClp(amount, ufValue)),
      }
    : { value: formatClp(typed), note: writeUf(amount) };
/** Formats a rate without the percent sign, 2 to 4 decimals: `4,50`, `4,1234`. */
export const formatRate = (annualRatePct: number): string =>
  decimal(timesDecimal(10_000, annualRatePct), 4, 2);
/** Formats a rate as it was calculated with, 2 to 4 decimals and a non-breaking space: `4,50 %`, `5,4321 %`. */
export const formatPct = (pct: number): string => `${formatRate(pct)}${NO_BREAK_SPACE}%`;
const share = (pct: number, least: number): string =>
  `${decimal(timesDecimal(100, pct), 2, least)}${NO_BREAK_SPACE}%`;
/** Formats a share, rounded to 2 decimals: `80,00 %`. */
export const formatShare = (pct: number): string => share(pct, 2);
/** Formats a share without trailing zeros: `80 %`, `66,67 %`. */
export const formatPctShort = (pct: number): string => share(pct, 0);

/** Keeps a figure and its unit on one line (`UF 2.000`, `3,90 %`, `25 años`, `$18,5 millones`), and a telephone; no line begins with a `·`. */
export const unbroken = (text: string): string =>
  text.replace(
    /(?<=\bUF|\+56(?: 9(?: \d{4})?)?) (?=\d)|(?<=\d) (?=%|(?:años?|meses|mes|millón|millones)\b)| (?=·)/g,
    NO_BREAK_SPACE,
  );

/** Formats a date: `20-11-2026`. */
export const formatDate = (date: IsoDate): string => date.split('-').reverse().join('-');
/** Formats the text of a date; returns any other text unchanged. */
export const formatDateText = (text: string): string => (isIsoDate(text) ? formatDate(text) : text);
