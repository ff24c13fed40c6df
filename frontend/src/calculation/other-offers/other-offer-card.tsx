import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatPct } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { addUf, ufDifference, ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { client } from '#shared/session/client.ts';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { EMPTY_UF, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { OpeningCard } from '#shared/ui/layout/opening-card.tsx';
import { scheduleQuery } from '../schedule/schedule-panel.tsx';
import { useAskedQuestion } from '../schedule/use-asked-question.ts';
import { askedOffer, offerIn, type Offer } from './asked-offers.ts';
import type { OfferComparison } from './offer-comparison.tsx';
import { QueryAnswer, type Shown } from './query-answer.tsx';
import { useCreditQuery } from './use-credit-query.ts';

type Request = components['schemas']['OfertaRequestDto'];
type Answer = components['schemas']['OfertaAnswerDto'];

const { yearsMax } = LIMITS.web;
const isTerm = (years: string): boolean => Number(years) >= 1 && Number(years) <= yearsMax;
const INSURANCE = [
  { value: 'with', label: 'Con seguros' },
  { value: 'without', label: 'Sin seguros' },
];

/** Returns the request. An offer without insurance gets our insurance. Null while the input is incomplete. */
function requestOf(
  offer: Offer,
  { request, ufValueClp }: ScheduleProps,
  insuranceUf: number | null,
): Request | null {
  const inUf = (value: MoneyValue): number => inCurrency(value, 'UF', ufValueClp).amount ?? 0;
  const { years, payment, hasInsurance } = offer;
  const credit_uf = inUf(offer.credit);
  if (credit_uf <= 0 || !isTerm(years) || !payment.amount) return null;
  if (!hasInsurance && insuranceUf === null) return null;
  const paid = !hasInsurance
    ? { payment_uf: ufToNumber(addUf(ufFromNumber(inUf(payment)), ufFromNumber(insuranceUf ?? 0))) }
    : payment.currency === 'CLP'
      ? { payment_clp: payment.amount }
      : { payment_uf: payment.amount };
  return {
    calculation: request,
    offer: {
      credit_uf,
      years: Number(years),
      ...paid,
      costs_uf: inUf(offer.costs),
      ...(hasInsurance ? {} : { insurance_uf: insuranceUf ?? 0 }),
    },
  };
}

/** Compares another bank's offer with the calculated credit. See docs/rules.md R576. */
export function OtherOfferCard(props: ScheduleProps) {
  return (
    <OpeningCard
      title="¿Y la oferta de otro banco?"
      lead="Lado a lado con este crédito: su CAE calculado igual que el nuestro, y la diferencia al mes y en total."
      what="comparación"
      startsOpen={offerIn(props.asked) !== null}
    >
      <OtherOffer {...props} />
    </OpeningCard>
  );
}

/** Returns an empty offer for the same credit and term. */
const blankOffer = ({ montocredito, plazototal }: ScheduleProps['request']): Offer => ({
  credit: { currency: 'UF', amount: montocredito },
  years: String(plazototal),
  payment: EMPTY_UF,
  hasInsurance: true,
  costs: EMPTY_UF,
});

export function OtherOffer(props: ScheduleProps) {
  const { request, ufValueClp, ufDate } = props;
  const textFor = useAudienceText();
  const [offer, setOffer] = useState<Offer>(() => offerIn(props.asked) ?? blankOffer(request));
  const change = (part: Partial<Offer>): void => setOffer({ ...offer, ...part });
  useAskedQuestion('oferta', askedOffer(offer), props);
  const schedule = useQuery({ ...scheduleQuery(props), enabled: !offer.hasInsurance });
  const insuranceUf = schedule.data?.rows[0]?.insurance ?? null;
  const query = useCreditQuery('oferta', requestOf(offer, props, insuranceUf), ufDate, (body, signal) =>
    answerOf(client.POST('/api/simulador/oferta', { body, signal })),
  );
  const money = { uf: { valueClp: ufValueClp, date: ufDate, freshness: 'today' } } as const;
  return (
    <>
      <FieldGrid>
        <MoneyField
          {...money}
          name="offer_payment"
          label="Dividendo de la oferta"
          value={offer.payment}
          onChange={(payment) => change({ payment })}
        />
        <RadioGroup
          name="offer_insurance"
          label="Ese dividendo es"
          options={INSURANCE}
          value={offer.hasInsurance ? 'with' : 'without'}
          onChange={({ target }) => change({ hasInsurance: target.value === 'with' })}
        />
        <MoneyField
          {...money}
          name="offer_credit"
          label="Crédito de la oferta"
          value={offer.credit}
          onChange={(credit) => change({ credit })}
        />
        <NumberField
          name="offer_years"
          label="Años"
          value={offer.years}
          onChange={(years) => change({ years })}
          error={isTerm(offer.years) ? undefined : `Entre 1 y ${yearsMax} años`}
        />
        <MoneyField
          {...money}
          name="offer_costs"
          label="Sus gastos operacionales"
          required={false}
          value={offer.costs}
          onChange={(costs) => change({ costs })}
        />
      </FieldGrid>
      <QueryAnswer
        query={query}
        show={(answer) =>
          shownOf(answer, {
            addedUf: offer.hasInsurance ? null : insuranceUf,
            hasCosts: (offer.costs.amount ?? 0) > 0,
            otherTerms: otherTermsOf(offer, props),
            pay: textFor('Pagarías', 'Se pagaría'),
          })
        }
      />
    </>
  );
}

interface About {
  readonly addedUf: number | null;
  readonly hasCosts: boolean;
  /** `monto`, `plazo` or both, if the offer is for another one; null if both are the same. */
  readonly otherTerms: string | null;
  readonly pay: string;
}

/** Describes a difference, e.g. `$12.000 más` or `$12.000 menos`. */
const differenceText = (difference: number, write: (amount: number) => string): string =>
  difference === 0 ? 'lo mismo' : `${write(Math.abs(difference))} ${difference > 0 ? 'más' : 'menos'}`;

/** Returns the title. Totals are compared for the same credit and term only, with the operation costs if they are known. */
function titleOf(answer: Answer, { hasCosts, otherTerms, pay }: About): string {
  if (otherTerms !== null)
    return `La otra oferta es por otro ${otherTerms}: se puede comparar el CAE, no el total`;
  const { monthly_difference_clp: monthly } = answer;
  const total = hasCosts ? answer.total_with_costs_difference_uf : answer.total_difference_uf;
  const joined = monthly * total < 0 ? ', pero ' : ' y ';
  return `Con la otra oferta ${pay.toLowerCase()} ${differenceText(monthly, pesos)} al mes${joined}${differenceText(total, uf)} en total, ${hasCosts ? 'con' : 'sin'} los gastos operacionales`;
}

function shownOf(answer: Answer, about: About): Shown {
  const { addedUf, hasCosts, otherTerms } = about;
  return {
    title: titleOf(answer, about),
    comparison: comparisonOf(answer, hasCosts),
    pairs: [],
    notes: [
      ...(addedUf === null
        ? []
        : [`Al dividendo de la oferta le sumamos los seguros de esta simulación: ${uf(addedUf)} al mes.`]),
      ...(otherTerms === null
        ? []
        : [`El ${otherTerms} es otro: un total mayor o menor no dice cuál conviene.`]),
      ...(hasCosts
        ? []
        : ['Falta saber los gastos operacionales de la oferta: también son parte de lo que cuesta.']),
      'Conviene revisar si la tasa es fija por todo el plazo, qué seguros incluye y si pide contratar otros productos.',
    ],
  };
}

/** Returns the figures of both, side by side. Costs that were not typed are not known. */
function comparisonOf({ theirs, ours, total_uf }: Answer, hasCosts: boolean): OfferComparison {
  const unknown = 'No se sabe';
  const pct = (value: number | null): string => (value === null ? unknown : formatPct(value));
  const known = (text: string): string => (hasCosts ? text : unknown);
  return [
    ['Dividendo con seguros', pesos(ours.payment_clp), pesos(theirs.payment_clp)],
    ['Tasa anual', pct(ours.rate), pct(theirs.rate)],
    ['CAE', pct(ours.cae), pct(theirs.cae)],
    ['CAE con gastos', pct(ours.cae_with_costs), known(pct(theirs.cae_with_costs))],
    ['Gastos', uf(ours.costs_uf), known(uf(theirs.costs_uf))],
    hasCosts
      ? ['Total con gastos', uf(ours.total_with_costs_uf), uf(theirs.total_with_costs_uf)]
      : ['Total sin gastos', uf(ufDifference(ours.total_with_costs_uf, ours.costs_uf)), uf(total_uf)],
  ];
}

/** Returns in which of both an offer differs from the calculated credit. */
function otherTermsOf({ credit, years }: Offer, { request, ufValueClp }: ScheduleProps): string | null {
  const others = [
    ...(inCurrency(credit, 'UF', ufValueClp).amount === request.montocredito ? [] : ['monto']),
    ...(Number(years) === request.plazototal ? [] : ['plazo']),
  ];
  return others.length === 0 ? null : others.join(' y ');
}
