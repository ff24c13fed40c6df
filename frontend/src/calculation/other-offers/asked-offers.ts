/**
 * Formats of another bank's offer and a present credit in a link: `uf12_with_uf2000_25_uf40`, `uf12_with___uf40` with the calculated
 * credit and its term, `uf1900_uf11_276`.
 */
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';

/** Another bank's offer as typed. */
export interface Offer {
  readonly credit: MoneyValue;
  readonly years: string;
  readonly payment: MoneyValue;
  readonly hasInsurance: boolean;
  readonly costs: MoneyValue;
}

/** Offer without the parts that are the calculated credit's. */
export type TypedOffer = Omit<Offer, 'credit' | 'years'> & Partial<Pick<Offer, 'credit' | 'years'>>;

/** Credit that is being paid, as typed; its payment without insurance. */
export interface PresentCredit {
  readonly balance: MoneyValue;
  readonly payment: MoneyValue;
  readonly months: string;
}

const WHOLE = /^\d{1,3}$/;

export function askedOffer({ credit, years, payment, hasInsurance, costs }: TypedOffer): string {
  if (!payment.amount || credit?.amount === null || (years !== undefined && !WHOLE.test(years))) return '';
  const insurance = hasInsurance ? 'with' : 'without';
  return joined(
    linkAmount(payment),
    insurance,
    credit ? linkAmount(credit) : '',
    years ?? '',
    linkAmount(costs),
  );
}

/** Parses the offer of a link; null if there is none. */
export function offerIn(asked: AskedQuestions | undefined): TypedOffer | null {
  const [paid = '', insurance, lent = '', years = '', cost = ''] = partsOf(asked?.oferta, 5) ?? [];
  const [payment, credit, costs] = [amountIn(paid), amountIn(lent), amountIn(cost)];
  const hasTerms = (lent === '' || credit !== null) && (years === '' || WHOLE.test(years));
  if (payment === null || costs === null || !hasTerms) return null;
  return {
    payment,
    hasInsurance: insurance !== 'without',
    costs: { ...costs, amount: costs.amount === 0 ? null : costs.amount },
    ...(credit && { credit }),
    ...(years !== '' && { years }),
  };
}

export const askedPresent = ({ balance, payment, months }: PresentCredit): string =>
  balance.amount && payment.amount && WHOLE.test(months)
    ? joined(linkAmount(balance), linkAmount(payment), months)
    : '';

/** Parses the present credit of a link; null if there is none. */
export function presentIn(asked: AskedQuestions | undefined): PresentCredit | null {
  const [owed = '', paid = '', months = ''] = partsOf(asked?.actual, 3) ?? [];
  const [balance, payment] = [amountIn(owed), amountIn(paid)];
  return balance === null || payment === null || !WHOLE.test(months) ? null : { balance, payment, months };
}
