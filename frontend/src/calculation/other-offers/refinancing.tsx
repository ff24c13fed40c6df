import { useState } from 'react';
import { formatPct } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import type { components } from '@simulador/contracts/generated/bff';
import { durationText } from '@simulador/contracts/calculation/messages/prepayment';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { uf, ufShort } from '#shared/simulation/figure-texts.ts';
import { BETWEEN_CURRENCIES, currencyQuestion } from '../answers/currency-question.ts';
import { AskedMoneyField } from '../fields/asked-money-field.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { useAskedQuestion } from '../schedule/use-asked-question.ts';
import { askedPresent, NO_PRESENT, presentIn, type PresentCredit } from './asked-offers.ts';
import { QueryAnswer, type Shown } from './query-answer.tsx';
import { useCreditQuery } from '../schedule/use-credit-query.ts';

type Request = components['schemas']['RefinanciamientoRequestDto'];
type Answer = components['schemas']['RefinanciamientoAnswerDto'];

const MONTHS_MAX = 12 * LIMITS.web.yearsMax;

/** Shows from which month the costs of replacing a present credit by the calculated one are recovered. See docs/rules.md R577. */
export function Refinancing(props: ScheduleProps) {
  const { request, ufValueClp, ufDate } = props;
  const [typed, setTyped] = useState(() => presentIn(props.asked) ?? NO_PRESENT);
  const { balance, payment, months } = typed;
  const change = (part: Partial<PresentCredit>): void => setTyped({ ...typed, ...part });
  useAskedQuestion('actual', askedPresent(typed), props);
  const inUf = (value: MoneyValue): number => inCurrency(value, 'UF', ufValueClp).amount ?? 0;
  const isMonths = Number(months) >= 1 && Number(months) <= MONTHS_MAX;
  const questions = {
    balance: currencyQuestion(balance, ufValueClp),
    payment: currencyQuestion(payment, ufValueClp, BETWEEN_CURRENCIES.payment),
  };
  const isInQuestion = questions.balance !== null || questions.payment !== null;
  const present = { balance_uf: inUf(balance), payment_uf: inUf(payment), months_left: Number(months) };
  const asked: Request | null =
    present.balance_uf > 0 && present.payment_uf > 0 && isMonths && !isInQuestion
      ? { calculation: request, present }
      : null;
  const question = useCreditQuery('refinanciamiento', asked, ufDate, (body, signal) =>
    answerOf(client.POST('/api/simulador/refinanciamiento', { body, signal })),
  );
  const money = { uf: { valueClp: ufValueClp, date: ufDate, freshness: 'today' } } as const;
  return (
    <>
      <FieldGrid>
        <AskedMoneyField
          {...money}
          question={questions.balance}
          name="present_balance"
          label="Saldo del crédito actual"
          value={balance}
          onChange={(value) => change({ balance: value })}
        />
        <AskedMoneyField
          {...money}
          question={questions.payment}
          name="present_payment"
          label="Dividendo actual sin seguros"
          value={payment}
          onChange={(value) => change({ payment: value })}
        />
        <NumberField
          name="present_months"
          label="Cuotas que faltan"
          value={months}
          onChange={(value) => change({ months: value })}
          error={months === '' || isMonths ? undefined : `Debe estar entre 1 y ${MONTHS_MAX}`}
        />
      </FieldGrid>
      <QueryAnswer
        question={question}
        show={(answer) => shownOf(answer, present.balance_uf, request.montocredito)}
      />
    </>
  );
}

function titleOf({ month, commission_uf }: Answer): string {
  if (commission_uf === null)
    return 'No se puede decir desde qué mes conviene: la comisión de prepago no tiene un máximo legal';
  return month === null
    ? 'El cambio no se paga nunca: cuesta más de lo que se ahorra'
    : `El cambio se paga desde el mes ${month}, a ${durationText(month)} de empezar`;
}

function shownOf(answer: Answer, balanceUf: number, creditUf: number): Shown {
  return {
    title: titleOf(answer),
    pairs: [
      { label: 'Tasa del crédito actual', value: formatPct(answer.present_rate) },
      { label: 'Dividendo nuevo sin seguros', value: uf(answer.dividend) },
      {
        label: 'Comisión de prepago',
        note: answer.commission_uf === null ? 'del crédito actual' : 'del crédito actual, como máximo',
        value: answer.commission_uf === null ? 'Se acuerda con el banco' : uf(answer.commission_uf),
      },
      { label: 'Gastos operacionales', note: 'del crédito nuevo', value: uf(answer.costs_uf) },
    ],
    notes: [
      ...(balanceUf === creditUf
        ? []
        : [
            `El crédito simulado es de ${uf(creditUf)} y el saldo, de ${uf(balanceUf)}: la diferencia se ${creditUf > balanceUf ? 'recibe' : 'paga'} el primer día, y cuenta.`,
          ]),
      ...(answer.commission_uf === null
        ? [
            `Sobre ${ufShort(answer.commission_balance_max_uf)} la ley no fija un máximo: la comisión se acuerda con el banco del crédito actual.`,
          ]
        : []),
      'Cuenta lo que se paga de menos y lo que se debe de menos, sin seguros.',
    ],
  };
}
