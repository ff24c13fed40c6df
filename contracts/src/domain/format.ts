/** Figures and dates as people in Chile read them. See docs/rules.md R77. */
import { isIsoDate, type IsoDate } from './dates.ts';
import {
  clpToNumber,
  ufToClp,
  ufToNumber,
  ufValueToNumber,
  type Clp,
  type Money,
  type Uf,
  type UfValue,
} from './money.ts';

const NO_BREAK_SPACE = '\u00a0';

// es-CL leaves four-digit numbers ungrouped by default; the product groups them (2.500).
const decimals = (minimum: number, maximum: number): Intl.NumberFormat =>
  new Intl.NumberFormat('es-CL', {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    useGrouping: 'always',
  });

const whole = decimals(0, 0);
const two = decimals(2, 2);
const twoToFour = decimals(2, 4);
const four = decimals(4, 4);
const upToFour = decimals(0, 4);

const pesos = (sign: boolean, digits: string): string => `${sign ? '-' : ''}$${digits}`;

/** `2.500`: a whole number, grouped. */
export const formatInteger = (value: number): string => whole.format(value);
/** `11,4796`: the figure alone, always 4 decimals. */
export const formatUfNumber = (amount: Uf): string => four.format(ufToNumber(amount));
/** `UF 11,4796`: always 4 decimals. */
export const formatUf = (amount: Uf): string => `UF ${formatUfNumber(amount)}`;
/** `UF 2.500` or `UF 2.500,25`: no more decimals than it has; for amounts that a person typed. */
export const formatUfShort = (amount: Uf): string => `UF ${upToFour.format(ufToNumber(amount))}`;
/** `$469.290`. */
export const formatClp = (amount: Clp): string =>
  pesos(amount < 0, whole.format(Math.abs(clpToNumber(amount))));
/** `$40.880,36`: the value of one UF. */
export const formatUfValue = (value: UfValue): string => pesos(false, two.format(ufValueToNumber(value)));
/** Money in its own currency, as short as it can be. */
export const formatMoney = (money: Money): string =>
  money.currency === 'UF' ? formatUfShort(money.amount) : formatClp(money.amount);

/** An amount as entered, and the same in the other currency. */
export interface EnteredText {
  readonly value: string;
  readonly second: string;
}
/** An amount typed in pesos keeps those pesos, whatever its UF convert to; `typed` is null for one typed in UF. See docs/rules.md R77, R78. */
export const formatEntered = (amount: Uf, typed: Clp | null, ufValue: UfValue): EnteredText =>
  typed === null
    ? { value: formatUfShort(amount), second: formatClp(ufToClp(amount, ufValue)) }
    : { value: formatClp(typed), second: formatUf(amount) };
/** `4,50 %` from 4.5, held together by a non-breaking space. */
export const formatPct = (pct: number): string => `${two.format(pct)}${NO_BREAK_SPACE}%`;
/** `4,50` from 4.5, and `4,1234` whole: a rate in a field, which has the sign beside it. */
export const formatRate = (annualRatePct: number): string => twoToFour.format(annualRatePct);

/** `20-11-2026` from `2026-11-20`. */
export const formatDate = (date: IsoDate): string => date.split('-').reverse().join('-');
/** The same from the wire's text; a text that is no date stays as it is. */
export const formatDateText = (text: string): string => (isIsoDate(text) ? formatDate(text) : text);
