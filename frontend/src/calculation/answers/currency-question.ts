/** Question whether an amount is of the other currency, on the first screen without the other corrections. */
import { formatTyped, inCurrency, otherCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';

/** The smallest amount in UF that is asked about, and the smallest in pesos that is not. */
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
const QUESTION = { UF: '¿Son UF?', CLP: '¿Son pesos?' } as const;

export interface CurrencyQuestion {
  readonly text: string;
  readonly label: string;
  readonly meant: MoneyValue;
}

/** Asks whether the other currency was meant; null where the amount is plausible in its own. `ufValueClp`: pesos per UF. */
export function currencyQuestion(
  answer: MoneyValue,
  ufValueClp: number,
  between: CurrencyLimits = BETWEEN_CURRENCIES.sum,
): CurrencyQuestion | null {
  if (answer.amount === null || answer.amount <= 0) return null;
  const isOther = answer.currency === 'UF' ? answer.amount >= between.uf : answer.amount < between.clp;
  if (!isOther) return null;
  const currency = otherCurrency(answer.currency);
  const amount = currency === 'CLP' ? Math.round(answer.amount) : (answer.typed ?? answer.amount);
  const meant: MoneyValue = { currency, amount };
  const opposite = inCurrency(meant, answer.currency, ufValueClp);
  return {
    text: QUESTION[currency],
    label: `Usar ${formatTyped(meant)} (${formatTyped({ ...opposite, amount: Math.round(opposite.amount ?? 0) })})`,
    meant,
  };
}
