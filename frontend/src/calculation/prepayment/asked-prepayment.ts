/** Format of prepayments in a link: `uf300_24_once_term`. */
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import type { PrepaymentInput } from './prepayment-form.tsx';

export const askedPrepayment = ({ amount, month, every, effect }: PrepaymentInput): string =>
  amount.amount ? joined(linkAmount(amount), month, every, effect) : '';

/** Parses the prepayments of a link; null if there are none. */
export function prepaymentIn(asked: AskedQuestions | undefined): PrepaymentInput | null {
  const [written = '', month = '', every, effect] = partsOf(asked?.abono, 4) ?? [];
  const amount = amountIn(written);
  if (amount === null || !/^\d{1,3}$/.test(month)) return null;
  return {
    amount,
    month,
    every: every === 'yearly' ? 'yearly' : 'once',
    effect: effect === 'payment' ? 'payment' : 'term',
  };
}
