/** A present credit that the calculated one replaces. See docs/rules.md R577, R792. */
import type { ReactNode } from 'react';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { durationText } from '../prepayment/prepayment-title.ts';
import type { components } from '@simulador/contracts/generated/bff';
import { unbroken } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { client } from '#shared/session/client.ts';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { clpOf, formatTyped, inCurrency } from '#shared/ui/amounts/money-value.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { BETWEEN_CURRENCIES, meantAmount } from '../answers/meant-amount.ts';
import { MeantMoneyField } from '../fields/meant-money-field.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { PRESENT, type PresentCredit } from '../other-offers/asked-offers.ts';
import { storedInput, useQuestion } from '../schedule/asked-question.ts';
import { useCreditQuery } from '../schedule/use-credit-query.ts';
import { useBank, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';

type Request = components['schemas']['RefinanciamientoRequestDto'];
type Answer = components['schemas']['RefinanciamientoAnswerDto'];

const MONTHS_MAX = 12 * LIMITS.web.yearsMax;
const isCount = (months: string): boolean => Number(months) >= 1 && Number(months) <= MONTHS_MAX;

/** Fields of the present credit, whose balance is the new credit. */
export function PresentFields() {
  const { uf: day } = useBank();
  const { dispatch } = useForm();
  const { asked } = useSteps().progress;
  const [present, setPresent] = useQuestion('actual', PRESENT, {
    asked,
    onAsk: (name, text) => dispatch({ type: 'asked', name, text }),
  });
  const { payment, months } = present;
  return (
    <>
      <MeantMoneyField
        uf={day}
        between={BETWEEN_CURRENCIES.payment}
        name="present_payment"
        label="Dividendo, sin seguros"
        value={payment}
        onChange={(value) => setPresent({ ...present, payment: value })}
      />
      <NumberField
        name="present_months"
        label="Meses que faltan"
        value={months}
        onChange={(value) => setPresent({ ...present, months: value })}
        error={months === '' || isCount(months) ? undefined : `Debe estar entre 1 y ${MONTHS_MAX}`}
      />
    </>
  );
}

/** The present credit for paper, after the new one. */
export function WrittenPresent() {
  const { asked } = useSteps().progress;
  const { payment, months } = storedInput(asked.actual, PRESENT) ?? PRESENT.blank;
  const isForStaff = useIsForStaff();
  return unbroken(
    (payment.amount ? ` · dividendo actual ${formatTyped(payment, isForStaff)}` : '') +
      (months && ` · ${months} meses por pagar`),
  );
}

/** Returns the question whether the calculated credit pays; null while the present one is not complete. */
function requestOf(
  { payment, months }: PresentCredit,
  { request, ufValueClp }: ScheduleProps,
): Request | null {
  const payment_uf = inCurrency(payment, 'UF', ufValueClp).amount ?? 0;
  const isMeant = meantAmount(payment, BETWEEN_CURRENCIES.payment) === null;
  if (payment_uf <= 0 || !isMeant || !isCount(months)) return null;
  const present = { balance_uf: request.montocredito, payment_uf, months_left: Number(months) };
  return { calculation: request, present };
}

interface ExchangeProps {
  present: PresentCredit;
  figures: ScheduleProps;
}

/** Returns the present credit and the figures of the new one; null while one is missing. */
function useBoth(): ExchangeProps | null {
  const { previewed } = useFigures();
  const present = storedInput(useSteps().progress.asked.actual, PRESENT);
  return present === null || previewed === null ? null : { present, figures: previewed };
}

/** Says whether the new credit pays, and from when. */
export function Exchange() {
  const both = useBoth();
  return both && <ExchangeAnswer {...both} />;
}

interface DrawnFigure {
  draw: (label: string, value: string) => ReactNode;
}

/** Says in the answer what the new credit saves a month. */
export function ExchangeFigure({ draw }: DrawnFigure) {
  const both = useBoth();
  return both && <SavingFigure {...both} draw={draw} />;
}

/** Asks whether a credit pays in place of the present one. */
const useExchange = ({ present, figures }: ExchangeProps) =>
  useCreditQuery('refinanciamiento', requestOf(present, figures), figures.ufDate, (body, signal) =>
    answerOf(client.POST('/api/simulador/refinanciamiento', { body, signal })),
  );

export function SavingFigure({ draw, ...both }: ExchangeProps & DrawnFigure) {
  const textFor = useAudienceText();
  const write = useAmountWriter(both.figures);
  const question = useExchange(both);
  if (question?.query.data === undefined) return null;
  const { data, isPlaceholderData } = question.query;
  const savedUf = question.asked.present.payment_uf - data.dividend;
  const saved = write(Math.abs(savedUf));
  if (saved === write(0) && !isPlaceholderData) return draw('Dividendo', 'El mismo');
  return draw(
    savedUf < 0
      ? textFor('Pagarías más al mes', 'Pagaría más al mes')
      : textFor('Ahorras al mes', 'Ahorra al mes'),
    isPlaceholderData ? '…' : saved,
  );
}

/** Returns a function that writes UF for the audience. */
function useAmountWriter({ ufValueClp }: ScheduleProps): (amountUf: number) => string {
  const isForStaff = useIsForStaff();
  return (amountUf) => (isForStaff ? uf(amountUf) : pesos(clpOf(amountUf, ufValueClp)));
}

/** Whether a credit pays in place of the present one. */
export function ExchangeAnswer(both: ExchangeProps) {
  const textFor = useAudienceText();
  const write = useAmountWriter(both.figures);
  const question = useExchange(both);
  if (question === null) return null;
  const isOld = question.query.isPlaceholderData;
  return (
    <QueryPart
      query={question.query}
      failed={`No pudimos calcular si ${textFor('te', 'le')} conviene. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`}
      loading="Calculando si conviene…"
    >
      {(answer) => (
        <div
          className={classNames('num flex items-start gap-x-2 text-14', isOld && 'opacity-60')}
          aria-busy={isOld || undefined}
          role="status"
        >
          <Icon
            name={answer.month === null ? 'warn' : 'check'}
            className={answer.month === null ? 'text-warn' : 'text-good'}
          />
          <p>
            <b>{textOf(answer, textFor)}</b>{' '}
            {answer.commission_uf !== null &&
              unbroken(
                `Cambiarse cuesta ${write(answer.costs_uf)} de gastos operacionales y ${write(answer.commission_uf)} de comisión de prepago.`,
              )}
          </p>
        </div>
      )}
    </QueryPart>
  );
}

function textOf({ month, commission_uf }: Answer, textFor: ReturnType<typeof useAudienceText>): string {
  if (commission_uf === null)
    return 'No se puede decir desde cuándo conviene: la ley no fija la comisión de prepago de este crédito.';
  return month === null
    ? `No ${textFor('te', 'le')} conviene: cuesta más de lo que se ahorra.`
    : `${textFor('Te conviene si te quedas', 'Conviene si se queda')} con él más de ${durationText(month)}: ahí se recupera lo que cuesta.`;
}
