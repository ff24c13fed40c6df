import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { inicioQuery, listsOf } from '../api/get-inicio.ts';
import { TouchedContext, useNewTouched } from '../fields/touched.ts';
import { CreditRow } from '../credit/credit-row.tsx';
import { shownRow } from '../figures/shown.ts';
import { AnswerCard } from '../result/answer-card.tsx';
import { NextAct, type Act } from '../result/next-act.tsx';
import type { AnswerMoreProps } from '../result/answer-more.tsx';
import { PlaceProvider } from '../state/place.tsx';
import { useBank, useFigures } from '../state/simulator-context.tsx';
import { Tabs } from './tabs.tsx';

const further = () => import('../result/answer-more.tsx');
const AnswerMore = deferred(further, 'AnswerMore', 'No pudimos cargar el detalle.');
const MoreInSheet = deferred(further, 'MoreInSheet');
const AnswerBar = deferred(further, 'AnswerBar');
const WaysOut = deferred(
  () => import('../result/ways-out.tsx'),
  'WaysOut',
  'No pudimos cargar con qué alcanza.',
);

export interface SimulatorFrameProps extends Pick<AnswerMoreProps, 'kept'> {
  act: Act;
  onExample: (() => void) | null;
  /** Further fields of the row. */
  rowFields?: ReactNode;
  /** The modules. */
  children: ReactNode;
}

/** The skeleton of both simulators: credit row, answer, and tabs with the modules first. */
export function SimulatorFrame({ onExample, kept, rowFields, children, ...props }: SimulatorFrameProps) {
  const retry = useRetry();
  const act = retry ? { ...retry, notes: props.act.notes } : props.act;
  const { result } = useFigures();
  const [showsWays, setShowsWays] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const { verdict } = result;
  const hasRow = shownRow(result) !== null;
  const isLow = verdict !== null && verdict.missingClp > 0;
  const more = <AnswerMore result={result} kept={kept} />;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,30vw,22.5rem)] lg:grid-rows-[auto_1fr] lg:gap-x-6 print:block">
      <CreditRow>{rowFields}</CreditRow>
      <div className="min-w-0 self-stretch lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <AnswerCard
          result={result}
          act={
            <div className="flex items-start gap-2">
              <NextAct act={act} />
              {hasRow && <MoreInSheet>{more}</MoreInSheet>}
            </div>
          }
          // Hidden by its style only, so that paper has it whatever the screen.
          more={<div className="hidden md:block @[42rem]:contents print:block">{more}</div>}
          onExample={onExample}
          onWaysOut={() => {
            flushSync(() => setShowsWays(true));
            // The card stays in sight while the page is scrolled below the ways.
            ways.current?.scrollIntoView({ block: 'nearest' });
            ways.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        {isLow && showsWays && (
          <div ref={ways} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
            <WaysOut {...result} verdict={verdict} onUsed={() => setShowsWays(false)} />
          </div>
        )}
        <Tabs>{children}</Tabs>
      </div>
      {/* Keeps the bar's room at the foot of the page, so that nothing moves when the bar is shown. */}
      <div data-slim-bar hidden />
      {hasRow && <AnswerBar result={result} act={act} />}
    </div>
  );
}

/** Returns what asks again, as the next act, while nothing can be calculated; null otherwise, and if it would be refused again. */
function useRetry(): Act | null {
  const { inicio, isInicioPending } = useBank();
  const { result, failure, calculate, isCalculating } = useFigures();
  const queries = useQueryClient();
  const isFetching = useIsFetching(inicioQuery) > 0;
  const label = 'Reintentar';
  if (!isInicioPending && listsOf(inicio) === null) {
    const onPress = () => void queries.refetchQueries(inicioQuery);
    return { label, onPress, isWorking: isFetching, workingLabel: 'Consultando…' };
  }
  if (result.status === 'failed' && result.onRetry) return { label, onPress: result.onRetry };
  const isRefused = result.status !== 'unavailable' || failure === null || failure.isFinal;
  return isRefused ? null : { label, onPress: calculate, isWorking: isCalculating };
}

/** Tab, `first` where the entry has none, and which fields show their violations. */
export const SimulatorPlace = ({ first, children }: { first: string; children: ReactNode }) => (
  <PlaceProvider first={first}>
    <Touched>{children}</Touched>
  </PlaceProvider>
);
const Touched = ({ children }: { children: ReactNode }) => (
  <TouchedContext value={useNewTouched()}>{children}</TouchedContext>
);
