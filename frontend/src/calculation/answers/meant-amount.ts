import { otherCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';

/** The smallest amount in UF that means pesos, and the smallest in pesos that does not mean UF. */
export interface CurrencyLimits {
  readonly uf: number;
  readonly clp: number;
}

/** Limits of a value or credit, of a part of it, of a dividend or costs, and of a prepayment, which may be large or small. */
export const BETWEEN_CURRENCIES = {
  sum: { uf: 100_000, clp: 100_000 },
  part: { uf: 20_000, clp: 20_000 },
  payment: { uf: 1000, clp: 1000 },
  prepayment: { uf: 20_000, clp: 1000 },
} as const satisfies Record<string, CurrencyLimits>;

/** Returns an amount that can only be of the other currency in that currency; null for one that is plausible in its own. */
export function meantAmount(
  { currency, amount, typed }: MoneyValue,
  between: CurrencyLimits = BETWEEN_CURRENCIES.sum,
): MoneyValue | null {
  if (amount === null || amount <= 0) return null;
  if (currency === 'UF')
    return amount >= between.uf ? { currency: otherCurrency(currency), amount: Math.round(amount) } : null;
  return amount < between.clp ? { currency: otherCurrency(currency), amount: typed ?? amount } : null;
}
