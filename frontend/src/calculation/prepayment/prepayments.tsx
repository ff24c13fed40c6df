import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { BETWEEN_CURRENCIES, currencyQuestion } from '../answers/currency-question.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { inCurrency } from '#shared/ui/amounts/money-value.ts';
import { together } from '#shared/ui/feedback/together.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { useCreditQuery } from '../schedule/use-credit-query.ts';
import { scheduleQuery } from '../schedule/schedule-panel.tsx';
import { useAskedQuestion } from '../schedule/use-asked-question.ts';
import { askedPrepayment, prepaymentIn } from './asked-prepayment.ts';
import { BLANK, PrepaymentForm, type PrepaymentInput } from './prepayment-form.tsx';
import { PrepaymentAnswer } from './prepayment-answer.tsx';

type Request = components['schemas']['PrepagoRequestDto'];

const MONTHS = 12;

/** Returns the request of complete and valid input; null otherwise. */
function requestOf(input: PrepaymentInput, { request, ufValueClp }: ScheduleProps): Request | null {
  const extraUf = inCurrency(input.amount, 'UF', ufValueClp).amount;
  const month = Number(input.month);
  if (extraUf === null || extraUf <= 0 || month < 1 || month > lastMonth(request.plazototal)) return null;
  return { calculation: request, extra_uf: extraUf, month, every: input.every, effect: input.effect };
}

/** Returns the number of the last instalment that leaves a balance. */
const lastMonth = (years: number): number => MONTHS * years - 1;

/** Form for amount, moment and effect of prepayments, and the resulting savings. */
export function Prepayments(props: ScheduleProps) {
  const textFor = useAudienceText();
  const [input, setInput] = useState(() => prepaymentIn(props.asked) ?? BLANK);
  useAskedQuestion('abono', askedPrepayment(input), props);
  const question = currencyQuestion(input.amount, props.ufValueClp, BETWEEN_CURRENCIES.prepayment);
  const asked = question === null ? requestOf(input, props) : null;
  const before = useQuery(scheduleQuery(props));
  const after = useCreditQuery('prepago', asked, props.ufDate, (body, signal) =>
    answerOf(client.POST('/api/simulador/prepago', { body, signal })),
  );
  return (
    <>
      <PrepaymentForm
        input={input}
        onChange={setInput}
        question={question}
        lastMonth={lastMonth(props.request.plazototal)}
        rows={before.data?.rows ?? []}
        ufValueClp={props.ufValueClp}
        ufDate={props.ufDate}
      />
      {after !== null && (
        <QueryPart
          query={together([before, after.query])}
          failed={`No pudimos calcular el abono. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`}
          loading="Calculando el abono…"
        >
          {([schedule, answer]) => (
            <PrepaymentAnswer
              {...props}
              asked={after.asked}
              typedClp={input.amount.currency === 'CLP' ? input.amount.amount : null}
              before={schedule}
              answer={answer}
              isOld={after.query.isPlaceholderData}
            />
          )}
        </QueryPart>
      )}
    </>
  );
}
