import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { describeWindow, putWindow, searchOf, windowIn, type ChosenWindow } from '../lists/chosen-window.ts';
import { Screen } from '#shared/office/screen.tsx';
import { useShownAddress } from '#shared/office/use-shown-address.ts';
import { WindowFilter } from '../lists/window-filter.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { ExportButton } from '../spreadsheets/export-button.tsx';
import { StoppedFlows } from '../workflow/stopped-flows.tsx';
import { useChange, countsQuery, NOT_COUNTED, NOT_CURRENT, perDayQuery } from './counts.ts';
import { DayChart } from './day-chart.tsx';
import { DetailsLink, BigFigure, CardLinks, StateCard } from './state-card.tsx';
import { DisabledExecutives } from './disabled-executives.tsx';
import { FailedSends } from './failed-sends.tsx';
import { FirstDay } from './first-day.tsx';
import { Resolutions } from './resolutions.tsx';
import { ViewCards } from './view-cards.tsx';

/** Placeholders while loading, one per state of a fresh installation. */
const BONES = [1, 2, 3, 4] as const;

/** Number of simulations in total, by state and by resolution. See docs/rules.md R293. */
export default function Dashboard() {
  const today = useSantiagoDay();
  const { window, choose } = useWindow();
  const counts = useQuery(countsQuery(window, today));
  const answers = [counts, useQuery(perDayQuery(window, today))] as const;
  const failure = failureOf([counts], NOT_COUNTED);
  const outdated = outdatedOf(answers, NOT_CURRENT);
  const isStale = answers.some(({ isPlaceholderData }) => isPlaceholderData);
  const { data } = counts;
  const changeOf = useChange(window, today);
  return (
    <Screen title="Vista general" aside={<WindowFilter window={window} today={today} onChange={choose} />}>
      <FirstDay />
      <ViewCards window={window} />
      <FailedSends />
      <StoppedFlows />
      <DisabledExecutives />
      {failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <div
          className={classNames(isStale && 'opacity-55 [transition:opacity_var(--move)]')}
          aria-busy={answers.some(({ isFetching }) => isFetching)}
        >
          {outdated !== null && (
            <div className="mb-4">
              <FailedPart {...outdated} />
            </div>
          )}
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
            <TotalCard
              window={window}
              total={data?.total_count_estados ?? null}
              change={data ? changeOf(null, data.total_count_estados) : null}
            />
            {data === undefined
              ? BONES.map((bone) => (
                  <Card key={bone} className="min-h-34 md:min-h-51">
                    <Skeleton widthEm={7} />
                  </Card>
                ))
              : data.counts_estados.map((state) => (
                  <StateCard
                    key={state.id}
                    state={state}
                    window={window}
                    total={data.total_count_estados}
                    change={changeOf(state.id, state.count)}
                  />
                ))}
          </div>
          {data && <Resolutions counts={data} window={window} />}
        </div>
      )}
    </Screen>
  );
}

/** Returns the counted days, which are part of the address. See docs/rules.md R290. */
function useWindow() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const found = windowIn(new URLSearchParams(search), today);
  useShownAddress(searchWith(found));
  // Optimistic, because the address changes after a delay and a pressed control would jump back meanwhile.
  const [window, show] = useOptimistic(found);
  return {
    window,
    choose: (chosen: ChosenWindow) =>
      startTransition(() => {
        const next = searchWith(chosen);
        show(chosen);
        // Choosing the current window again adds no history entry.
        void navigate({ pathname, search: next }, { replace: next === search });
      }),
  };
}

function searchWith(window: ChosenWindow): string {
  const address = new URLSearchParams();
  putWindow(address, window);
  return searchOf(address);
}

interface TotalCardProps {
  /** Null while it is not known. */
  total: number | null;
  /** Change against the preceding days; null if there is nothing to compare with. */
  change: string | null;
  window: ChosenWindow;
}

/** Number of all simulations of the window, in total and by day. */
function TotalCard({ total, change, window }: TotalCardProps) {
  const days = describeWindow(window, useSantiagoDay());
  return (
    <Card className="items-start md:col-span-full md:gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="relative [&>div]:mt-3">
        <h2 className="text-16 font-semibold text-ink-2">Total de simulaciones</h2>
        <BigFigure isLarge note={days} change={change}>
          {total === null ? <Skeleton widthEm={2} label="Contando" /> : formatInteger(total)}
        </BigFigure>
        <CardLinks>
          <DetailsLink filters={{ window }} of="del total" count={total ?? 0} />
          <ExportButton filters={{ window }} of="del total" disabled={!total} />
        </CardLinks>
      </div>
      <DayChart window={window} />
    </Card>
  );
}
