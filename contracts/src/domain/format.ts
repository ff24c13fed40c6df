/** Figures and dates as people in Chile read them. See docs/rules.md R77. */
import { isIsoDate, type IsoDate } from './dates.ts';
import { ufToClp, type Clp, type Money, type Uf, type UfValue } from './money.ts';
import { timesDecimal } from './scaled.ts';

const NO_BREAK_SPACE = '\u00a0';
const UF_DECIMALS = 4;

/**
 * `units` / 10^`scale` as es-CL writes it, with `least` decimals and those it has beyond them; four-digit numbers are grouped too
 * (2.500). Written out: the first `Intl.NumberFormat` takes a slow phone a tenth of a second, in which it reacts to no touch.
 */
function decimal(units: number, scale: number, least: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(?:\d{3})+$)/g, '.');
  let fraction = digits.slice(digits.length - scale);
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${units < 0 ? '-' : ''}${whole}${fraction && `,${fraction}`}`;
}

/** `2.500`: a whole number, grouped. */
export const formatInteger = (value: number): string => decimal(timesDecimal(1, value), 0, 0);
/** `11,4796`: the figure alone, always 4 decimals. */
export const formatUfNumber = (amount: Uf): string => decimal(amount, UF_DECIMALS, UF_DECIMALS);
/** `UF 11,4796`: always 4 decimals. */
export const formatUf = (amount: Uf): string => `UF ${formatUfNumber(amount)}`;
/** `UF 2.500` or `UF 2.500,25`: no more decimals than it has; for amounts that a person typed. */
export const formatUfShort = (amount: Uf): string => `UF ${decimal(amount, UF_DECIMALS, 0)}`;
/** `$469.290`. */
export const formatClp = (amount: Clp): string =>
  `${amount < 0 ? '-' : ''}$${decimal(Math.abs(amount), 0, 0)}`;
/** `$40.880,36`: the value of one UF. */
export const formatUfValue = (value: UfValue): string => `$${decimal(value, 2, 2)}`;
/** Money in its own currency, as short as it can be. */
export const formatMoney = (money: Money): string =>
  money.currency === 'UF' ? formatUfShort(money.amount) : formatClp(money.amount);

/** An amount as entered, and the same in the other currency. */
export interface EnteredText {
  readonly value: string;
  readonly note: string;
}
/** An amount typed in pesos keeps those pesos, whatever its UF convert to; `typed` is null for one typed in UF. See docs/rules.md R77, R78. */
export const formatEntered = (amount: Uf, typed: Clp | null, ufValue: UfValue): EnteredText =>
  typed === null
    ? { value: formatUfShort(amount), note: formatClp(ufToClp(amount, ufValue)) }
    : { value: formatClp(typed), note: formatUf(amount) };
const percent = (pct: number, least: number): string =>
  `${decimal(timesDecimal(100, pct), 2, least)}${NO_BREAK_SPACE}%`;
/** `4,50 %` from 4.5, held together by a non-breaking space. */
export const formatPct = (pct: number): string => percent(pct, 2);
/** `80 %` or `66,67 %`: no more decimals than it has. */
export const formatPctShort = (pct: number): string => percent(pct, 0);
/** `4,50` from 4.5, and `4,1234` whole: a rate in a field, which has the sign beside it. */
export const formatRate = (annualRatePct: number): string =>
  decimal(timesDecimal(10_000, annualRatePct), 4, 2);

/** `20-11-2026` from `2026-11-20`. */
export const formatDate = (date: IsoDate): string => date.split('-').reverse().join('-');
/** The same from the wire's text; a text that is no date stays as it is. */
export const formatDateText = (text: string): string => (isIsoDate(text) ? formatDate(text) : text);
