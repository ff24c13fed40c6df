/** Format of prepayments in a link: `uf300_24_once`. Older links name an effect too. */
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { EMPTY_CLP, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { typedIn, typedText } from '../schedule/asked-question.ts';

export interface PrepaymentInput {
  readonly amount: MoneyValue;
  readonly every: 'once' | 'yearly';
  readonly month: string;
}

export const BLANK: PrepaymentInput = { amount: EMPTY_CLP, every: 'once', month: '12' };

export function askedPrepayment(input: PrepaymentInput): string {
  const { amount, month, every } = input;
  const text = amount.amount ? joined(linkAmount(amount), month, every) : '';
  return linked(text) === null ? typedText(input, BLANK) : text;
}

/** Returns the prepayments of a link, or those that were typed so far; null if there are none. */
export const prepaymentIn = (asked: AskedQuestions | undefined): PrepaymentInput | null =>
  linked(asked?.abono) ?? typedIn(asked?.abono, BLANK, BLANK);

function linked(text: string | undefined): PrepaymentInput | null {
  const [written = '', month = '', every] = partsOf(text, 3) ?? partsOf(text, 4) ?? [];
  const amount = amountIn(written);
  if (amount === null || !/^\d{1,3}$/.test(month)) return null;
  return { amount, month, every: every === 'yearly' ? 'yearly' : 'once' };
}
