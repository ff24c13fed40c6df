/** Value of a money field: a decimal number of its currency (UF with up to 4 decimals, whole pesos). */
import { formatMoney, formatUfRounded } from '@simulador/contracts/platform/format';
import {
  clpToNumber,
  convertMoney,
  money,
  ufFromNumber,
  ufToClp,
  ufToNumber,
  ufValueFromNumber,
  type Currency,
  type Money,
} from '@simulador/contracts/platform/money';

export interface MoneyValue {
  readonly currency: Currency;
  readonly amount: number | null;
  /** Number as typed, if it had decimals that pesos have not: perhaps UF were meant. */
  readonly typed?: number;
  /** Set if the amount was calculated from others instead of typed. */
  readonly isDerived?: true;
}

export const EMPTY_UF: MoneyValue = { currency: 'UF', amount: null };
export const EMPTY_CLP: MoneyValue = { currency: 'CLP', amount: null };
export const DECIMALS: Readonly<Record<Currency, number>> = { UF: 4, CLP: 0 };

export const otherCurrency = (currency: Currency): Currency => (currency === 'UF' ? 'CLP' : 'UF');

/** Formats in the typed currency: `UF 2.500` or `$100.000.000`, UF for visitors rounded to two decimals; '' if empty. */
export const formatTyped = ({ currency, amount }: MoneyValue, isForStaff = true): string =>
  amount === null ? '' : moneyText(money(currency, amount), isForStaff);
export const moneyText = (amount: Money, isForStaff: boolean): string =>
  amount.currency === 'UF' && !isForStaff ? formatUfRounded(amount.amount) : formatMoney(amount);

/** Converts the value to another currency. `ufValueClp`: pesos per UF. */
export function inCurrency(value: MoneyValue, currency: Currency, ufValueClp: number): MoneyValue {
  const converted = toMoney(value, currency, ufValueClp);
  if (converted === null) return { currency, amount: null };
  return value.isDerived ? derived(moneyValue(converted)) : moneyValue(converted);
}

export const clpOf = (amountUf: number, ufValueClp: number): number =>
  clpToNumber(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(ufValueClp)));

/** Returns the value marked as calculated. */
export const derived = ({ currency, amount }: MoneyValue): MoneyValue => ({
  currency,
  amount,
  isDerived: true,
});

/** Converts typed money to a currency, for formatting; null if the field is empty. */
export function toMoney(value: MoneyValue, currency: Currency, ufValueClp: number): Money | null {
  if (value.amount === null) return null;
  return convertMoney(money(value.currency, value.amount), currency, ufValueFromNumber(ufValueClp));
}

export const moneyValue = (from: Money): MoneyValue => ({
  currency: from.currency,
  amount: from.currency === 'UF' ? ufToNumber(from.amount) : clpToNumber(from.amount),
});
