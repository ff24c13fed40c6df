import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { addUf, ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { client } from '#shared/session/client.ts';
import { BETWEEN_CURRENCIES, meantAmount } from '../answers/meant-amount.ts';
import { MeantMoneyField } from '../fields/meant-money-field.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { clpOf, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Choice } from '../fields/choice.tsx';
import { FieldRow } from '../fields/labelled.tsx';
import { QuestionPanel } from '../schedule/question-panel.tsx';
import { scheduleQuery } from '../schedule/schedule-panel.tsx';
import { useQuestion } from '../schedule/asked-question.ts';
import { OFFER, type Offer, type TypedOffer } from './asked-offers.ts';
import { shownOffer } from './offer-answer.ts';
import { useCreditQuery } from '../schedule/use-credit-query.ts';

type Request = components['schemas']['OfertaRequestDto'];

const { yearsMax } = LIMITS.web;
const isTerm = (years: string): boolean => Number(years) >= 1 && Number(years) <= yearsMax;
const INSURANCE = [
  { value: 'with', label: 'Con seguros' },
  { value: 'without', label: 'Sin seguros' },
] as const;

/** Returns the request. An offer without insurance gets our insurance. Null while the input is incomplete. */
function requestOf(
  offer: Offer,
  { request, ufValueClp }: ScheduleProps,
  insuranceUf: number | null,
): Request | null {
  const inUf = (value: MoneyValue): number => inCurrency(value, 'UF', ufValueClp).amount ?? 0;
  const { years, payment, costs, credit, hasInsurance } = offer;
  const credit_uf = inUf(credit);
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
      costs_uf: inUf(costs),
      ...(hasInsurance ? {} : { insurance_uf: insuranceUf ?? 0 }),
    },
  };
}

/** Returns the calculated credit and its term, which an offer has that names no others. */
const ownTerms = ({ montocredito, plazototal }: ScheduleProps['request']) => ({
  credit: { currency: 'UF', amount: montocredito } satisfies MoneyValue,
  years: String(plazototal),
});

/** Omits credit and term that are the calculated ones, so that they follow another calculation. */
function ofOtherTerms({ credit, years, ...typed }: TypedOffer, props: ScheduleProps): TypedOffer {
  const own = ownTerms(props.request);
  return {
    ...typed,
    ...(credit && !(credit.currency === 'UF' && credit.amount === own.credit.amount) && { credit }),
    ...(years !== undefined && years !== own.years && { years }),
  };
}

/** Compares another bank's offer with the credit. See docs/rules.md R576. */
export function OtherOffer(props: ScheduleProps) {
  const { request, ufValueClp, ufDate } = props;
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const [input, setInput] = useQuestion('oferta', OFFER, props);
  const typed = ofOtherTerms(input, props);
  const offer: Offer = { ...ownTerms(request), ...typed };
  const [startsWithOther] = useState(() => otherTermsOf(offer, props) !== null);
  const change = (part: Partial<Offer>): void => setInput(ofOtherTerms({ ...typed, ...part }, props));
  const schedule = useQuery({ ...scheduleQuery(props), enabled: !offer.hasInsurance });
  const insuranceUf = schedule.data?.rows[0]?.insurance ?? null;
  const isMeant =
    meantAmount(offer.credit) === null &&
    [offer.payment, offer.costs].every((each) => meantAmount(each, BETWEEN_CURRENCIES.payment) === null);
  const asked = isMeant ? requestOf(offer, props, insuranceUf) : null;
  const comparison = useCreditQuery('oferta', asked, ufDate, (body, signal) =>
    answerOf(client.POST('/api/simulador/oferta', { body, signal })),
  );
  const money = { uf: { valueClp: ufValueClp, date: ufDate, freshness: 'today' } } as const;
  return (
    <QuestionPanel
      question={comparison}
      blank={{
        title: textFor(
          'Compara este crédito con la oferta de otro banco',
          'Compare este crédito con la oferta de otro banco',
        ),
        reason: textFor('Copia estas cifras de su cotización.', 'Copie estas cifras de su cotización.'),
      }}
      show={(answer) =>
        shownOffer(answer, {
          addedUf: offer.hasInsurance ? null : insuranceUf,
          hasCosts: (offer.costs.amount ?? 0) > 0,
          otherTerms: otherTermsOf(offer, props),
          years: request.plazototal,
          inPesos: isForStaff ? null : (amountUf) => clpOf(amountUf, ufValueClp),
        })
      }
    >
      <div className="print:hidden">
        <FieldRow>
          <MeantMoneyField
            {...money}
            between={BETWEEN_CURRENCIES.payment}
            name="offer_payment"
            label={`Su dividendo, ${offer.hasInsurance ? 'con' : 'sin'} seguros`}
            value={offer.payment}
            onChange={(payment) => change({ payment })}
          />
          <MeantMoneyField
            {...money}
            between={BETWEEN_CURRENCIES.payment}
            name="offer_costs"
            label="Sus gastos operacionales"
            value={offer.costs}
            onChange={(costs) => change({ costs })}
          />
        </FieldRow>
        <Disclosure
          className="text-14"
          title="Es sin seguros, otro crédito u otro plazo"
          startsOpen={startsWithOther || !offer.hasInsurance}
        >
          <FieldRow>
            <Choice
              name="offer_insurance"
              legend="Ese dividendo es"
              options={INSURANCE}
              value={offer.hasInsurance ? 'with' : 'without'}
              onChange={(value) => change({ hasInsurance: value === 'with' })}
            />
            <MeantMoneyField
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
          </FieldRow>
        </Disclosure>
      </div>
    </QuestionPanel>
  );
}

/** Returns in which of both an offer differs from the calculated credit. */
function otherTermsOf({ credit, years }: Offer, { request, ufValueClp }: ScheduleProps): string | null {
  const others = [
    ...(inCurrency(credit, 'UF', ufValueClp).amount === request.montocredito ? [] : ['monto']),
    ...(Number(years) === request.plazototal ? [] : ['plazo']),
  ];
  return others.length === 0 ? null : others.join(' y ');
}
