import { useId, type ReactNode } from 'react';
import { incomeVerdict } from '@simulador/contracts/calculation/messages/income';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { isRefinancing } from '@simulador/contracts/calculation/rules/visibility';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { RetryButton } from '#shared/ui/feedback/failed-part.tsx';
import { projectFacts } from '../answers/answers.ts';
import { useSayingField } from '../fields/touched.ts';
import { formerVerdict, isOld, shownRow, type ResultProps } from '../figures/shown.ts';
import { useAnswers, useCreditFields, useForm } from '../state/simulator-context.tsx';
import { ANSWER_ID, focusAnswer } from '../state/place.tsx';
import { AnswerFigures, Figure } from './answer-figures.tsx';
import { VerdictLine } from './verdict-line.tsx';

const refinancing = () => import('../credit/refinancing.tsx');
const Exchange = deferred(refinancing, 'Exchange', 'No pudimos cargar si conviene el cambio.');
const ExchangeFigure = deferred(refinancing, 'ExchangeFigure');

export interface AnswerCardProps {
  result: ResultProps;
  /** The next act, the one filled button. */
  act: ReactNode;
  /** Below the act: what else can be done with the figures. */
  more: ReactNode;
  /** Offers the example; null where there is none. */
  onExample: (() => void) | null;
  onWaysOut: () => void;
}

/** The credit's answer: dividend, what is needed, whether the income is enough, and the next act. See docs/rules.md R222, R240. */
export function AnswerCard({ result, act, more, onExample, onWaysOut }: AnswerCardProps) {
  const titleId = useId();
  const textFor = useAudienceText();
  const isBlank = useAnswers(({ credit }) => credit.propertyValue.amount === null);
  const isRest =
    onExample !== null &&
    result.message === null &&
    (result.status === 'empty' || (result.status === 'waiting' && isBlank));
  const hasRow = shownRow(result) !== null;
  const isExample = useIsExample();
  const isExchange = useAnswers(({ project }) => isRefinancing(projectFacts(project).purpose));
  return (
    <section
      id={ANSWER_ID}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="@container overflow-clip rounded-md border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:static [@media(max-height:30rem)]:static [@media(max-height:30rem)]:max-h-none"
    >
      <div
        data-answer
        className={classNames(
          'px-4 py-3 lg:px-6 lg:py-5',
          hasRow ? 'on-dark bg-solid text-on-solid' : 'bg-primary-tint text-ink',
        )}
      >
        <h2
          id={titleId}
          className={classNames('flex flex-wrap items-center gap-x-2 text-16', hasRow && 'text-solid-soft')}
        >
          {isRest
            ? `Escribe ${isBlank ? 'el valor' : isExchange ? 'el saldo' : 'el monto'} y verás`
            : textFor('Pagarías al mes', 'Dividendo mensual')}
          <Stamp result={result} />
        </h2>
        <Amounts result={result} isRest={isRest} isExchange={isExchange} />
        {isRest && (
          <>
            <ul className="mt-2 mb-3 grid gap-1 text-14 lg:text-16">
              {[
                'cuánto pagarías al mes',
                isExchange ? 'cuánto ahorras al mes' : 'desde qué renta',
                'cuánto necesitas hoy',
              ].map((what) => (
                <li key={what} className="flex items-center gap-2">
                  <Icon name="tick" className="size-4 text-primary" /> {what}
                </li>
              ))}
            </ul>
            <Button variant="go" className="w-full" onClick={onExample}>
              Ver un ejemplo
            </Button>
          </>
        )}
      </div>
      {!isRest && (
        <div className="grid gap-3 px-4 py-3 lg:px-6 lg:py-4 @[42rem]:grid-cols-[fit-content(20rem)_1fr] @[42rem]:gap-x-6 @[42rem]:*:col-span-full">
          {result.status === 'outdated' && (
            <p role="alert" className="text-14">
              <span>{result.message}</span>{' '}
              <RetryButton
                variant="low"
                small
                className="-my-2 px-0! pointer-coarse:-my-3"
                onRetry={result.onRetry}
              />
            </p>
          )}
          {hasRow && isExchange && <Exchange />}
          {hasRow && result.verdict && (
            <VerdictLine {...result.verdict} former={formerVerdict(result.status)}>
              {result.verdict.missingClp > 0 && (
                <Button variant="low" small className="px-0!" onClick={onWaysOut}>
                  Con qué alcanza
                </Button>
              )}
            </VerdictLine>
          )}
          {isExample && <ClearExample />}
          <div className="@[42rem]:col-span-1! print:hidden">{act}</div>
          {hasRow && more}
        </div>
      )}
    </section>
  );
}

const useIsExample = (): boolean => useAnswers(({ credit }) => credit.isExample === true);

/** Button that takes the example away. */
function ClearExample() {
  const { form } = useForm();
  const clear = (): void => {
    const { isExample: _, ...credit } = form.typed().credit;
    form.reset({ ...form.typed(), credit });
    // The pressed button goes away.
    focusAnswer(true);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-14 print:hidden">
      Escribe tus cifras y se va.
      <Button variant="low" small className="px-0!" onClick={clear}>
        Borrar ejemplo
      </Button>
    </p>
  );
}

function Stamp({ result }: Pick<AnswerCardProps, 'result'>) {
  const { status, isFinal } = result;
  const isExample = useIsExample();
  const former = status === 'updating' ? 'Actualizando' : 'Datos anteriores';
  const present = isExample ? 'Ejemplo' : isFinal && 'Calculado';
  const text = isOld(status) ? former : shownRow(result) !== null && present;
  return (
    text && (
      <span className="rounded-full border border-current px-2 text-14 font-normal whitespace-nowrap">
        {text}
      </span>
    )
  );
}

interface AmountsProps {
  result: ResultProps;
  isRest: boolean;
  isExchange: boolean;
}

/** The answer's figures, or why there are none. */
function Amounts({ result, isRest, isExchange }: AmountsProps) {
  const { splits } = useCreditFields();
  const isForStaff = useIsForStaff();
  const { answered, status, verdict } = result;
  const shown = shownRow(result);
  const reason = useReason(result);
  return (
    <AnswerFigures
      shown={shown}
      needed={answered?.answer.needed_today ?? null}
      splits={splits}
      isBusy={status === 'updating' || status === 'loading'}
      isComing={!isRest && (status === 'loading' || status === 'waiting')}
      reason={isRest ? null : reason}
      verdict={verdict && incomeVerdict(verdict.missingClp, { ...verdict, isForStaff })}
      exchange={
        isExchange && (
          <ExchangeFigure
            draw={(label, value) => (
              <Figure data-exchange label={label} note="Sin contar los seguros">
                {value}
              </Figure>
            )}
          />
        )
      }
    >
      {shown && <p className="hidden text-14 text-solid-soft lg:block">{insuranceFootnote(shown)}</p>}
    </AnswerFigures>
  );
}

/** Returns why there is no figure. */
function useReason({ status, message, missing }: ResultProps): string {
  const textFor = useAudienceText();
  const isSaidAtField = useSayingField(message) !== null;
  switch (status) {
    case 'failed':
      return (
        message ??
        textFor(
          'No pudimos calcular tu dividendo. Inténtalo de nuevo en un momento.',
          'No pudimos calcular el dividendo. Inténtelo de nuevo en un momento.',
        )
      );
    case 'unavailable':
      return `Por ahora no podemos calcular ${textFor('tu', 'el')} dividendo.`;
    case 'empty':
      if (isSaidAtField) return `Aparecerá aquí cuando lo ${textFor('corrijas', 'corrija')}.`;
      return (
        message ??
        `Aparecerá aquí apenas ${textFor('indiques', 'indique')} ${LIST.format(missing.length > 0 ? missing : ['los datos del crédito'])}.`
      );
    default:
      return `Calculando ${textFor('tu', 'el')} dividendo…`;
  }
}

const LIST = new Intl.ListFormat('es-CL', { type: 'conjunction' });
