/** Buy/sale: value = savings + subsidy + credit. Savings and credit are two views of one split. */
import { ufToNumber, type Uf } from '@simulador/contracts/domain/money';
import { inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { CreditAnswers } from './answers.ts';
import { amountUf } from './credit-facts.ts';

export type SplitPart = 'savings' | 'creditAmount';

const otherPart = (part: SplitPart): SplitPart => (part === 'savings' ? 'creditAmount' : 'savings');

/** What the value leaves after the other parts, in the currency of the field that shows it; never below 0. */
function rest(
  value: MoneyValue,
  parts: readonly MoneyValue[],
  shownIn: MoneyValue,
  ufValueClp: number,
): MoneyValue {
  const { currency } = shownIn;
  if ([value, ...parts].every((part) => part.currency === 'CLP') && currency === 'CLP') {
    const left = parts.reduce((sum, part) => sum - (part.amount ?? 0), value.amount ?? 0);
    return { currency, amount: Math.max(0, left) };
  }
  const inUf = (part: MoneyValue): number => amountUf(part, ufValueClp) ?? 0;
  const leftUf = parts.reduce((sum, part) => sum - inUf(part), inUf(value)) as Uf;
  const left: MoneyValue = { currency: 'UF', amount: Math.max(0, ufToNumber(leftUf)) };
  return inCurrency(left, currency, ufValueClp);
}

export interface Split {
  readonly savings: MoneyValue;
  readonly creditAmount: MoneyValue;
}

/**
 * Savings and credit after one of them was entered: the other is what remains of the value. Without a value, or with an
 * emptied part, nothing follows. `hasSubsidy`: the subsidy counts.
 */
export function splitAfter(
  credit: CreditAnswers,
  entered: SplitPart,
  hasSubsidy: boolean,
  ufValueClp: number,
): Split {
  const { savings, creditAmount, propertyValue } = credit;
  const unchanged = { savings, creditAmount };
  const following = otherPart(entered);
  if (propertyValue.amount === null) return unchanged;
  if (credit[entered].amount === null)
    return { ...unchanged, [following]: { ...credit[following], amount: null } };
  const parts = hasSubsidy ? [credit[entered], credit.allowanceAmount] : [credit[entered]];
  return { ...unchanged, [following]: rest(propertyValue, parts, credit[following], ufValueClp) };
}

/** Entering another value clears savings and credit; their currencies stay. */
export const splitCleared = ({ savings, creditAmount }: CreditAnswers): Split => ({
  savings: { ...savings, amount: null },
  creditAmount: { ...creditAmount, amount: null },
});
