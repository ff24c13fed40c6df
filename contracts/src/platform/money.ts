/** Money as branded integers, so that UF, pesos and the UF's value can't be confused. Rounding is half up, away from zero. */
import { multiplyDivide, overDecimal, timesDecimal } from './scaled.ts';

declare const unit: unique symbol;
type Branded<Unit extends string> = number & { readonly [unit]: Unit };

/** UF amount in 1/10000 UF: 2000 UF is 20_000_000. */
export type Uf = Branded<'uf/10000'>;
/** Amount in whole pesos. */
export type Clp = Branded<'clp'>;
/** Value of one UF in 1/100 peso: 40.880,36 is 4_088_036. */
export type UfValue = Branded<'clp/100 per uf'>;

export type Currency = 'UF' | 'CLP';
export type Money =
  | { readonly currency: 'UF'; readonly amount: Uf }
  | { readonly currency: 'CLP'; readonly amount: Clp };

export const UF_SCALE = 10_000;
const UF_VALUE_SCALE = 100;
export const ZERO_UF = 0 as Uf;

/** Converts a decimal number of UF, rounded half up to 4 decimals. @throws RangeError if not finite or out of range */
export const ufFromNumber = (amountUf: number): Uf => timesDecimal(UF_SCALE, amountUf) as Uf;
/** Returns UF as a decimal number, as on the wire. */
export const ufToNumber = (amount: Uf): number => amount / UF_SCALE;
/** Converts an integer of 1/10000 UF. @throws RangeError if it is not a safe integer */
export function ufFromUnits(units: number): Uf {
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not a count of 1/10000 UF: ${units}`);
  return units as Uf;
}
/** Returns the exact sum of UF amounts. */
export const addUf = (...amounts: readonly Uf[]): Uf =>
  ufFromUnits(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** Returns how much more the first of two decimal numbers of UF is, to 4 decimals. */
export const ufDifference = (amountUf: number, otherUf: number): number =>
  ufToNumber(ufFromUnits(ufFromNumber(amountUf) - ufFromNumber(otherUf)));

/** Converts a decimal number of pesos, rounded half up to whole pesos. @throws RangeError if not finite or out of range */
export const clpFromNumber = (amountClp: number): Clp => timesDecimal(1, amountClp) as Clp;
export const clpToNumber = (amount: Clp): number => amount;

/** Converts pesos for one UF, rounded half up to 2 decimals. @throws RangeError unless above 0 */
export function ufValueFromNumber(clpPerUf: number): UfValue {
  const value = timesDecimal(UF_VALUE_SCALE, clpPerUf);
  if (value <= 0) throw new RangeError(`UF value must be above 0: ${clpPerUf}`);
  return value as UfValue;
}
export const ufValueToNumber = (value: UfValue): number => value / UF_VALUE_SCALE;

/** Returns round0(UF × value). */
export const ufToClp = (amount: Uf, value: UfValue): Clp =>
  multiplyDivide(amount, value, UF_SCALE * UF_VALUE_SCALE) as Clp;
/** Returns round4(CLP / value). */
export const clpToUf = (amount: Clp, value: UfValue): Uf =>
  multiplyDivide(amount, UF_SCALE * UF_VALUE_SCALE, value) as Uf;

/** Returns the parts of a total in pesos, which add up to it: the largest part takes what rounding leaves. */
export function partsToClp(
  parts: readonly Uf[],
  value: UfValue,
  total: Clp = ufToClp(addUf(...parts), value),
): readonly Clp[] {
  const amounts = parts.map((part) => ufToClp(part, value));
  const left = amounts.reduce<number>((rest, amount) => rest - amount, total);
  const largest = parts.indexOf(Math.max(...parts) as Uf);
  return amounts.map((amount, index) => (index === largest ? ((amount + left) as Clp) : amount));
}

/** Parses a currency's name. @throws Error if it is unknown */
function parseCurrency(name: string): Currency {
  if (name === 'UF' || name === 'CLP') return name;
  throw new Error(`Unknown currency: ${name}`);
}

/** Converts a decimal number to money, rounded half up to the currency's decimals. @throws Error for an unknown currency */
export function money(currency: string, amount: number): Money {
  return parseCurrency(currency) === 'UF'
    ? { currency: 'UF', amount: ufFromNumber(amount) }
    : { currency: 'CLP', amount: clpFromNumber(amount) };
}

/** Converts money to a currency; unchanged if it already has that currency. @throws Error for an unknown currency */
export function convertMoney(from: Money, currency: string, value: UfValue): Money {
  if (parseCurrency(from.currency) === parseCurrency(currency)) return from;
  return from.currency === 'UF'
    ? { currency: 'CLP', amount: ufToClp(from.amount, value) }
    : { currency: 'UF', amount: clpToUf(from.amount, value) };
}

/** Returns true if two sums of `amounts` rounded amounts differ by at most 0.0001 UF per amount. */
export const isSameUf = (one: Uf, other: Uf, amounts = 1): boolean => Math.abs(one - other) <= amounts;

/** Divides money by a decimal number, rounded half up to the currency's decimals. @throws Error if the divisor is 0 */
export function divideMoney(from: Money, divisor: number): Money {
  if (divisor === 0) throw new Error("Can't divide money by zero");
  return { ...from, amount: overDecimal(from.amount, divisor) } as Money;
}
