import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ExportSlot } from '#shared/office/export-slot.ts';
import { Screen } from '#shared/office/screen.tsx';
import { WindowFilter } from '#shared/office/window-filter.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useChange } from './change.ts';
import { countsQuery, perDayQuery } from './counts.ts';
import { DisabledExecutives } from './disabled-executives.tsx';
import { Executives } from './executives.tsx';
import { FirstDay } from './first-day.tsx';
import { Resolutions } from './resolutions.tsx';
import { StateCard, StateCardSkeleton } from './state-card.tsx';
import { TotalCard } from './total-card.tsx';
import { ViewCards } from './view-cards.tsx';
import { useWindow } from './use-window.ts';
import styles from './dashboard.module.css';

const NOT_COUNTED = 'No pudimos contar las simulaciones. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos contar de nuevo: las cifras pueden no estar al día.';
/** Placeholders while loading, one per state of a fresh installation. */
const BONES = [1, 2, 3, 4] as const;

export interface DashboardProps extends ExportSlot {
  /** Note above everything else, provided by another feature. */
  notice?: ReactNode;
}

/** Number of simulations in total, by state and by resolution. See docs/rules.md R293. */
export function Dashboard({ Export, notice }: DashboardProps) {
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
      {notice}
      <ViewCards window={window} />
      {failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <div
          className={classNames(isStale && styles['stale'])}
          aria-busy={answers.some(({ isFetching }) => isFetching)}
        >
          {outdated !== null && (
            <div className={styles['outdated']}>
              <FailedPart {...outdated} />
            </div>
          )}
          <div className={styles['cards']}>
            <TotalCard
              window={window}
              Export={Export}
              total={data?.total_count_estados ?? null}
              change={data ? changeOf(null, data.total_count_estados) : null}
            />
            {data === undefined
              ? BONES.map((bone) => <StateCardSkeleton key={bone} />)
              : data.counts_estados.map((state) => (
                  <StateCard
                    key={state.id}
                    state={state}
                    window={window}
                    Export={Export}
                    total={data.total_count_estados}
                    change={changeOf(state.id, state.count)}
                  />
                ))}
          </div>
          {data && <Resolutions counts={data} window={window} />}
          <Executives window={window} />
          <DisabledExecutives />
        </div>
      )}
    </Screen>
  );
}
