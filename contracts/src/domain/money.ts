/** Money as branded integers, so that UF, pesos and the UF's value can't be mixed up. Rounding is half up, away from zero. */
import { multiplyDivide, overDecimal, timesDecimal } from './scaled.ts';

declare const unit: unique symbol;
type Branded<Unit extends string> = number & { readonly [unit]: Unit };

/** Ten-thousandths of a UF: 2000 UF is 20_000_000. */
export type Uf = Branded<'uf/10000'>;
/** Whole pesos. */
export type Clp = Branded<'clp'>;
/** Hundredths of a peso for one UF: 40.880,36 is 4_088_036. */
export type UfValue = Branded<'clp/100 per uf'>;

export type Currency = 'UF' | 'CLP';
/** An amount with its currency. */
export type Money =
  { readonly currency: 'UF'; readonly amount: Uf } | { readonly currency: 'CLP'; readonly amount: Clp };

export const UF_SCALE = 10_000;
const UF_VALUE_SCALE = 100;
export const ZERO_UF = 0 as Uf;

/** UF as a decimal number to 4 decimals, half up. @throws RangeError when not finite or out of range. */
export const ufFromNumber = (amountUf: number): Uf => timesDecimal(UF_SCALE, amountUf) as Uf;
/** UF as a decimal number, as on the wire. */
export const ufToNumber = (amount: Uf): number => amount / UF_SCALE;
/** An integer count of 1/10000 UF. @throws RangeError when it is no safe integer. */
export function ufFromUnits(units: number): Uf {
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not a count of 1/10000 UF: ${units}`);
  return units as Uf;
}
/** Sum of UF amounts, exact. */
export const addUf = (...amounts: readonly Uf[]): Uf =>
  ufFromUnits(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** Pesos from a decimal number, rounded to whole ones half up. @throws RangeError when not finite or out of range. */
export const clpFromNumber = (amountClp: number): Clp => timesDecimal(1, amountClp) as Clp;
export const clpToNumber = (amount: Clp): number => amount;

/** The UF's value in pesos, to 2 decimals. @throws RangeError unless it is above 0. */
export function ufValueFromNumber(clpPerUf: number): UfValue {
  const value = timesDecimal(UF_VALUE_SCALE, clpPerUf);
  if (value <= 0) throw new RangeError(`UF value must be above 0: ${clpPerUf}`);
  return value as UfValue;
}
export const ufValueToNumber = (value: UfValue): number => value / UF_VALUE_SCALE;

/** round0(UF × value). */
export const ufToClp = (amount: Uf, value: UfValue): Clp =>
  multiplyDivide(amount, value, UF_SCALE * UF_VALUE_SCALE) as Clp;
/** round4(CLP / value). */
export const clpToUf = (amount: Clp, value: UfValue): Uf =>
  multiplyDivide(amount, UF_SCALE * UF_VALUE_SCALE, value) as Uf;

/** Reads a currency's name. @throws Error when it is unknown. */
export function parseCurrency(name: string): Currency {
  if (name === 'UF' || name === 'CLP') return name;
  throw new Error(`Unknown currency: ${name}`);
}

/** Money from a decimal number, rounded to its currency's decimals. @throws Error when the currency is unknown. */
export function money(currency: string, amount: number): Money {
  return parseCurrency(currency) === 'UF'
    ? { currency: 'UF', amount: ufFromNumber(amount) }
    : { currency: 'CLP', amount: clpFromNumber(amount) };
}

export const moneyToUf = (from: Money, value: UfValue): Uf =>
  from.currency === 'UF' ? from.amount : clpToUf(from.amount, value);
export const moneyToClp = (from: Money, value: UfValue): Clp =>
  from.currency === 'CLP' ? from.amount : ufToClp(from.amount, value);

/** The same money in another currency; unchanged when it is that currency's already. @throws Error on an unknown currency. */
export function convertMoney(from: Money, currency: string, value: UfValue): Money {
  parseCurrency(from.currency);
  return parseCurrency(currency) === 'UF'
    ? { currency: 'UF', amount: moneyToUf(from, value) }
    : { currency: 'CLP', amount: moneyToClp(from, value) };
}

/** Whether two amounts are equal except for the last of their 4 decimals; or two sums of `count` amounts. */
export const isSameUf = (one: Uf, other: Uf, amounts = 1): boolean => Math.abs(one - other) <= amounts;

/** Money divided by a decimal number, rounded half up to its currency's decimals. @throws Error when the divisor is 0. */
export function divideMoney(from: Money, divisor: number): Money {
  if (divisor === 0) throw new Error("Can't divide money by zero");
  const amount = overDecimal(from.amount, divisor);
  return from.currency === 'UF'
    ? { currency: 'UF', amount: amount as Uf }
    : { currency: 'CLP', amount: amount as Clp };
}

const GROUPED_OR_PLAIN = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d*))?$/;

/**
 * Reads an amount as people in Chile write it: dots group thousands, a comma begins the decimals (`1.234,5`). A currency
 * sign and blanks around are ignored. Null when it is no such amount: `2.5` is refused rather than read as 2,5 or 25.
 */
export function parseAmount(text: string): number | null {
  const bare = text.trim().replace(/^(?:UF|\$)\s*|\s*UF$/giu, '');
  const match = GROUPED_OR_PLAIN.exec(bare);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const amount = Number(`${sign}${whole.replaceAll('.', '')}.${fraction || '0'}`);
  return Number.isFinite(amount) ? amount + 0 : null;
}
