import { useId, type ReactNode } from 'react';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import { pesos, ufRounded, uf } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { formerVerdict, isOld, shownRow, type ResultProps } from '../figures/shown.ts';
import { useAnswers, useCreditFields } from '../state/simulator-context.tsx';
import { ANSWER_ID } from '../state/place.tsx';
import { Unanswered } from './old-mark.tsx';
import { useReason } from './use-reason.ts';
import { VerdictLine } from './verdict-line.tsx';

export interface AnswerCardProps {
  result: ResultProps;
  /** The next act, the one filled button. */
  act: ReactNode;
  /** Below the act: what else can be done with the figures. */
  more: ReactNode;
  /** Offers the example; null where there is none. */
  onExample: (() => void) | null;
  onWaysOut: () => void;
  /** Restores the answers from before the last way out; null once something else was changed. */
  onUndo: (() => void) | null;
}

/** The credit's answer: dividend, what is needed, whether the income is enough, and the next act. See docs/rules.md R222, R240. */
export function AnswerCard({ result, act, more, onExample, onWaysOut, onUndo }: AnswerCardProps) {
  const titleId = useId();
  const textFor = useAudienceText();
  const isBlank = useAnswers(({ credit }) => credit.propertyValue.amount === null);
  const isRest =
    onExample !== null &&
    result.message === null &&
    (result.status === 'empty' || (result.status === 'waiting' && isBlank));
  const hasRow = shownRow(result) !== null;
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
          className={classNames('flex items-center gap-2 text-16', hasRow && 'text-solid-soft')}
        >
          {isRest ? 'Escribe el valor y verás' : textFor('Pagarías al mes', 'Dividendo mensual')}
          <Stamp result={result} />
        </h2>
        <Amounts result={result} isRest={isRest} />
        {isRest && (
          <>
            <ul className="mt-2 mb-3 grid gap-1 text-14 lg:text-16">
              {['cuánto pagarías al mes', 'cuánto necesitas hoy', 'desde qué renta'].map((what) => (
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
        {result.status === 'failed' && (
          <div className="mt-3">
            <RetryButton small onRetry={result.onRetry} />
          </div>
        )}
      </div>
      {!isRest && (
        <div className="grid gap-3 px-4 py-3 lg:px-6 lg:py-4">
          {result.status === 'outdated' && (
            <p role="alert" className="text-14">
              <Unanswered message={result.message} onRetry={result.onRetry} />
            </p>
          )}
          {hasRow && result.verdict && (
            <VerdictLine {...result.verdict} former={formerVerdict(result.status)}>
              {result.verdict.missingClp > 0 && (
                <Button variant="low" small className="px-0!" onClick={onWaysOut}>
                  Con qué alcanza
                </Button>
              )}
              {onUndo && (
                <Button small name="undo" onClick={onUndo}>
                  Deshacer
                </Button>
              )}
            </VerdictLine>
          )}
          <div className="print:hidden">{act}</div>
          {hasRow && more}
        </div>
      )}
    </section>
  );
}

function Stamp({ result: { status, isFinal, row } }: Pick<AnswerCardProps, 'result'>) {
  const isExample = useAnswers(({ credit }) => credit.isExample === true);
  const text = isOld(status)
    ? status === 'updating'
      ? 'Actualizando'
      : 'Datos anteriores'
    : row === null
      ? null
      : isExample
        ? 'Ejemplo'
        : isFinal
          ? 'Calculado'
          : null;
  return (
    text && (
      <span className="rounded-full border border-current px-2 text-14 font-normal whitespace-nowrap">
        {text}
      </span>
    )
  );
}

/** The dividend, spoken once when it comes and once for each edit, and what else the credit needs. */
function Amounts({ result, isRest }: { result: ResultProps; isRest: boolean }) {
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const { splits } = useCreditFields();
  const { row, needed, status } = result;
  const shown = shownRow(result) === null ? null : row;
  const dividend = shown && [
    pesos(shown.DivTotalPe),
    isForStaff ? uf(shown.DivTotal) : ufRounded(shown.DivTotal),
  ];
  const [first, second] = isForStaff ? [dividend?.[1], dividend?.[0]] : [dividend?.[0], dividend?.[1]];
  const reason = useReason(result);
  // The room of figures that are coming is kept, so that nothing below them moves.
  const isComing = !isRest && (status === 'loading' || status === 'waiting');
  return (
    <div className="num">
      <p
        role="status"
        aria-label={textFor('Pagarías al mes', 'Dividendo mensual')}
        aria-busy={status === 'updating' || status === 'loading' || undefined}
        className={classNames((shown || isComing) && 'flex flex-wrap items-baseline justify-between gap-x-4')}
      >
        {shown || isComing ? (
          <>
            <b
              translate="no"
              className={classNames(
                'text-[clamp(1.25rem,15cqi,2.4375rem)] leading-[1.15] whitespace-nowrap',
                !isForStaff && 'lg:text-[clamp(1.25rem,15cqi,3.0625rem)]',
              )}
            >
              {first ?? <Skeleton widthEm={5} label={reason} />}
            </b>
            <span translate="no" className="text-16 whitespace-nowrap lg:basis-full lg:text-20">
              {second ?? <Skeleton widthEm={4} />}
            </span>
          </>
        ) : (
          !isRest && <span>{reason}</span>
        )}
      </p>
      {shown && <p className="hidden text-14 text-solid-soft lg:block">{insuranceFootnote(shown)}</p>}
      {(shown || isComing) && (
        <dl
          className={classNames(
            'mt-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-[rgb(255_255_255/0.24)] pt-2 lg:mt-3 lg:grid lg:gap-y-2.5 lg:pt-3',
            isComing && 'invisible',
          )}
        >
          <Figure
            label={textFor('Necesitas hoy', 'Necesita hoy')}
            note={splits ? 'Ahorro y gastos operacionales' : 'Gastos operacionales'}
          >
            {needed ? (isForStaff ? uf(needed.uf) : pesos(needed.clp)) : '–'}
          </Figure>
          <Figure label="Renta desde" note="Líquida al mes">
            {shown ? pesos(shown.RenMin) : '…'}
          </Figure>
        </dl>
      )}
    </div>
  );
}

function Figure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-3">
      <dt className="text-14 leading-[1.4] text-solid-soft lg:flex-[1_1_8rem] lg:text-16">
        {label} <small className="hidden text-14 lg:block">{note}</small>
      </dt>
      <dd
        translate="no"
        className="text-[min(9cqi,var(--t-20))] leading-[1.3] font-bold whitespace-nowrap lg:ml-auto"
      >
        {children}
      </dd>
    </div>
  );
}
