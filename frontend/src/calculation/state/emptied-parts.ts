/** Savings and credit that a change of the value emptied (docs/rules.md R82), kept so that they can be restored. See docs/rules.md R703. */
import { inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Answers } from '../answers/answers.ts';
import type { Split, SplitPart } from '../answers/changes.ts';

const hasParts = ({ credit }: Answers): boolean =>
  credit.savings.amount !== null || credit.creditAmount.amount !== null;

/** Returns the parts that a visitor's change of the value emptied; undefined if it emptied none. */
export function emptiedParts(before: Answers, after: Answers): Split | undefined {
  const isSameProject = before.project === after.project && before.flavour === 'web';
  if (!isSameProject || !hasParts(before) || hasParts(after)) return undefined;
  if (before.credit.propertyValue === after.credit.propertyValue) return undefined;
  const { savings, creditAmount } = before.credit;
  return { savings, creditAmount };
}

/** Returns the emptied parts that fit into the present value, while no part was entered anew. */
export function partsToOffer(
  answers: Answers,
  emptied: Split | null,
  ufValueClp: number,
): readonly { readonly part: SplitPart; readonly amount: MoneyValue }[] {
  if (emptied === null || hasParts(answers)) return [];
  const inUf = (money: MoneyValue): number => inCurrency(money, 'UF', ufValueClp).amount ?? 0;
  const valueUf = inUf(answers.credit.propertyValue);
  return (['savings', 'creditAmount'] as const)
    .map((part) => ({ part, amount: emptied[part] }))
    .filter(({ amount }) => inUf(amount) > 0 && inUf(amount) < valueUf);
}
