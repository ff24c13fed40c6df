/**
 * Formats of another bank's offer and a present credit in a link: `uf12_with_uf2000_25_uf40`, `uf12_with___uf40` with the calculated
 * credit and its term, `uf11_276`. Older links name the present credit's balance first.
 */
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf } from '#shared/simulation/asked-questions.ts';
import { EMPTY_CLP, EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { LinkFormat } from '../schedule/asked-question.ts';

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

/** Credit that is being paid, as typed: its payment without insurance, and how many are left. Its balance is the new credit. */
export interface PresentCredit {
  readonly payment: MoneyValue;
  readonly months: string;
}

const WHOLE = /^\d{1,3}$/;

/** Offer in a link. Quotes name the dividend in pesos. */
export const OFFER: LinkFormat<TypedOffer> = {
  blank: { payment: EMPTY_CLP, hasInsurance: true, costs: EMPTY_UF },
  write: ({ credit, years, payment, hasInsurance, costs }) =>
    payment.amount && credit?.amount !== null && years !== ''
      ? joined(
          linkAmount(payment),
          hasInsurance ? 'with' : 'without',
          ...[credit ? linkAmount(credit) : '', years ?? '', linkAmount(costs)],
        )
      : '',
  read: (text) => {
    const [paid = '', insurance, lent = '', years = '', cost = ''] = partsOf(text, 5) ?? [];
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
  },
};

export const PRESENT: LinkFormat<PresentCredit> = {
  blank: { payment: EMPTY_CLP, months: '' },
  write: ({ payment, months }) => (payment.amount ? joined(linkAmount(payment), months) : ''),
  read: (text) => {
    const [paid = '', months = ''] = partsOf(text, 2) ?? partsOf(text, 3)?.slice(1) ?? [];
    const payment = amountIn(paid);
    return payment === null || !WHOLE.test(months) ? null : { payment, months };
  },
};
