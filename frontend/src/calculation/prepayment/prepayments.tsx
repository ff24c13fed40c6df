import { useState } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { linkAmount } from '@simulador/contracts/simulations/figures-link';
import { amountIn, joined, partsOf } from '#shared/simulation/asked-questions.ts';
import { EMPTY_CLP, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { BETWEEN_CURRENCIES, meantAmount } from '../answers/meant-amount.ts';
import { Choice } from '../fields/choice.tsx';
import { FieldRow } from '../fields/labelled.tsx';
import { MeantMoneyField } from '../fields/meant-money-field.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { QuestionPanel } from '../schedule/question-panel.tsx';
import { type LinkFormat, useQuestion } from '../schedule/asked-question.ts';
import { useCreditQuery } from '../schedule/use-credit-query.ts';
import { type BothAnswers, shownPrepayment } from './prepayment-answer.ts';

type Request = Omit<components['schemas']['PrepagoRequestDto'], 'effect'>;

export interface PrepaymentInput {
  readonly amount: MoneyValue;
  readonly every: 'once' | 'yearly';
  readonly month: string;
}

/** Prepayments in a link: `uf300_24_once`. Older links name an effect too. */
export const PREPAYMENT: LinkFormat<PrepaymentInput> = {
  blank: { amount: EMPTY_CLP, every: 'once', month: '12' },
  write: ({ amount, month, every }) => (amount.amount ? joined(linkAmount(amount), month, every) : ''),
  read: (text) => {
    const [written = '', month = '', every] = partsOf(text, 3) ?? partsOf(text, 4) ?? [];
    const amount = amountIn(written);
    if (amount === null || !/^\d{1,3}$/.test(month)) return null;
    return { amount, month, every: every === 'yearly' ? 'yearly' : 'once' };
  },
};

const MONTHS = 12;
const EVERY = [
  { value: 'once', label: 'Una vez' },
  { value: 'yearly', label: 'Cada año' },
] as const;

/** Returns the request of complete and valid input; null otherwise. */
function requestOf(input: PrepaymentInput, { request, ufValueClp }: ScheduleProps): Request | null {
  const extraUf = inCurrency(input.amount, 'UF', ufValueClp).amount;
  const month = Number(input.month);
  if (extraUf === null || extraUf <= 0 || month < 1 || month > lastMonth(request.plazototal)) return null;
  return { calculation: request, extra_uf: extraUf, month, every: input.every };
}

/** Returns the number of the last instalment that leaves a balance. */
const lastMonth = (years: number): number => MONTHS * years - 1;

/** Asks for the answers to both uses of a prepayment. */
async function bothUses(request: Request, signal: AbortSignal): Promise<BothAnswers> {
  const asked = (effect: 'term' | 'payment') =>
    answerOf(client.POST('/api/simulador/prepago', { body: { ...request, effect }, signal }));
  return Promise.all([asked('term'), asked('payment')]);
}

/** Prepayments: amount and moment, and what each of their two uses saves. See docs/rules.md R570, R783. */
export function Prepayments(props: ScheduleProps) {
  const { request, ufValueClp, ufDate } = props;
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const [input, setInput] = useQuestion('abono', PREPAYMENT, props);
  const [wasLeft, setLeft] = useState(input.amount.amount !== null);
  const isMeant = meantAmount(input.amount, BETWEEN_CURRENCIES.prepayment) === null;
  const asked = isMeant ? requestOf(input, props) : null;
  const answered = useCreditQuery('prepago', asked, ufDate, bothUses);
  const last = lastMonth(request.plazototal);
  const isMonth = Number(input.month) >= 1 && Number(input.month) <= last;
  return (
    <QuestionPanel
      question={answered}
      blank={{
        title: textFor(
          'Con un abono terminas antes o pagas menos al mes',
          'Con un abono se termina antes o se paga menos al mes',
        ),
        reason: textFor('Escribe cuánto, y en qué mes.', 'Escriba cuánto, y en qué mes.'),
      }}
      show={(both) =>
        shownPrepayment(both, {
          instalments: MONTHS * request.plazototal,
          extraUf: answered?.asked.extra_uf ?? 0,
          ufValueClp,
          isForStaff,
          textFor,
        })
      }
    >
      <FieldRow>
        <MeantMoneyField
          between={BETWEEN_CURRENCIES.prepayment}
          name="extra_amount"
          label="Abono"
          value={input.amount}
          onChange={(amount) => setInput({ ...input, amount })}
          onBlur={() => setLeft(true)}
          error={wasLeft && input.amount.amount === 0 ? 'Debe ser mayor que 0' : undefined}
          uf={{ valueClp: ufValueClp, date: ufDate, freshness: 'today' }}
        />
        <NumberField
          name="extra_month"
          label="En el mes"
          value={input.month}
          onChange={(month) => setInput({ ...input, month })}
          error={isMonth ? undefined : `Debe estar entre 1 y ${last}`}
          hint={`1 a ${last}`}
        />
        <Choice
          name="extra_every"
          legend="¿Cada cuánto?"
          options={EVERY}
          value={input.every}
          onChange={(every) => setInput({ ...input, every })}
        />
      </FieldRow>
    </QuestionPanel>
  );
}
