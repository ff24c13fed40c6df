/**
 * Formats of another bank's offer and a present credit in a link: `uf12_with_uf2000_25_uf40`, `uf12_with___uf40` with the calculated
 * credit and its term, `uf11_276`. Older links name the present credit's balance first.
 */
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf, type AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { EMPTY_CLP, EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { typedIn, typedText } from '../schedule/asked-question.ts';

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

/** Offer without input. Quotes name the dividend in pesos. */
export const NO_OFFER: TypedOffer = { payment: EMPTY_CLP, hasInsurance: true, costs: EMPTY_UF };
export const NO_PRESENT: PresentCredit = { payment: EMPTY_CLP, months: '' };

export function askedOffer(offer: TypedOffer): string {
  const { credit, years, payment, hasInsurance, costs } = offer;
  const terms = [credit ? linkAmount(credit) : '', years ?? ''] as const;
  const isComplete = payment.amount && credit?.amount !== null && years !== '';
  const text = isComplete
    ? joined(linkAmount(payment), hasInsurance ? 'with' : 'without', ...terms, linkAmount(costs))
    : '';
  return linkedOffer(text) === null ? typedText(offer, NO_OFFER) : text;
}

/** Returns the offer of a link, or what was typed of one so far; null if there is none. */
export const offerIn = (asked: AskedQuestions | undefined): TypedOffer | null =>
  linkedOffer(asked?.oferta) ??
  typedIn(asked?.oferta, NO_OFFER, { ...NO_OFFER, credit: EMPTY_UF, years: '' });

function linkedOffer(text: string | undefined): TypedOffer | null {
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
}

export function askedPresent(present: PresentCredit): string {
  const text = present.payment.amount ? joined(linkAmount(present.payment), present.months) : '';
  return linkedPresent(text) === null ? typedText(present, NO_PRESENT) : text;
}

/** Returns the present credit of a link, or what was typed of one so far; null if there is none. */
export const presentIn = (asked: AskedQuestions | undefined): PresentCredit | null =>
  linkedPresent(asked?.actual) ?? typedIn(asked?.actual, NO_PRESENT, NO_PRESENT);

function linkedPresent(text: string | undefined): PresentCredit | null {
  const [paid = '', months = ''] = partsOf(text, 2) ?? partsOf(text, 3)?.slice(1) ?? [];
  const payment = amountIn(paid);
  return payment === null || !WHOLE.test(months) ? null : { payment, months };
}
