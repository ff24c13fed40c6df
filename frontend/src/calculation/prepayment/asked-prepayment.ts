/** Format of extra payments in a link: `uf300_24_once_term`. */
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import type { ExtraPaymentInput } from './extra-payment-form.tsx';

export const askedExtraPayment = ({ amount, month, every, effect }: ExtraPaymentInput): string =>
  amount.amount ? joined(linkAmount(amount), month, every, effect) : '';

/** Parses the extra payments of a link; null if there are none. */
export function extraPaymentIn(asked: AskedQuestions | undefined): ExtraPaymentInput | null {
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
