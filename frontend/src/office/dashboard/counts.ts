import { useQuery } from '@tanstack/react-query';
import { type IsoDate, addDays, daysBetween } from '@simulador/contracts/platform/dates';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { countedBack, type ChosenWindow, ALL_DAYS } from '../lists/chosen-window.ts';
import { listQuery } from '../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { lastDays } from '@simulador/contracts/platform/day-window';

type Schemas = components['schemas'];
export type Counts = Schemas['CountsDto'];
export type StateCount = Schemas['StateCountDto'];
export type ResolutionCount = Schemas['ResolutionCountDto'];
export type DayCount = Schemas['DayCountDto'];

export const NOT_COUNTED = 'No pudimos contar las simulaciones. Inténtelo de nuevo en unos minutos.';
export const NOT_CURRENT = 'No pudimos contar de nuevo: las cifras pueden no estar al día.';

/** Returns the days of a window as requests for counts have them. */
export function countedDays(window: ChosenWindow, today: IsoDate) {
  const { days, endingDays } = countedBack(window, today);
  return { time_period: days, ...(endingDays !== undefined && { ending_time_period: endingDays }) };
}

/** Returns the query of the number of simulations by state and resolution. */
export function countsQuery(window: ChosenWindow, today: IsoDate) {
  const query = countedDays(window, today);
  return listQuery('counts', query, (signal) =>
    answerOf(client.GET('/simulations/api/simulations/count', { params: { query }, signal })),
  );
}

/** Returns the query of the number of simulations saved on each day, days without any included. */
export function perDayQuery(window: ChosenWindow, today: IsoDate) {
  const query = countedDays(window, today);
  return listQuery('per-day', query, (signal) =>
    answerOf(client.GET('/api/simulador/por_dia', { params: { query }, signal })),
  );
}

/** Returns the preceding window of the same length; null if it begins before the earliest day that staff can look at. */
export function windowBefore(window: ChosenWindow, today: IsoDate): ChosenWindow | null {
  const { from, to } = window.kind === 'range' ? window : lastDays(today, window.days);
  const days = daysBetween(from, to) + 1;
  const before = { kind: 'range', from: addDays(from, -days), to: addDays(from, -1) } as const;
  return before.from < addDays(today, -ALL_DAYS) ? null : before;
}

/** Names the preceding period of as many days. */
export const daysBefore = (days: number): string =>
  days === 1 ? 'el día anterior' : `los ${days} días anteriores`;

/** Describes a change, e.g. `12 % más que los 31 días anteriores`; null if the earlier count is 0. */
export function describeChange(count: number, before: number, days: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((count - before) / before) * 100);
  const than = daysBefore(days);
  if (percent === 0) return `igual que ${than}`;
  return `${Math.abs(percent)}\u00a0% ${percent > 0 ? 'más' : 'menos'} que ${than}`;
}

/** Returns the change of a state's count (of all states for null) against the preceding days; null while it is not known. */
export function useChange(
  window: ChosenWindow,
  today: IsoDate,
): (state: number | null, count: number) => string | null {
  const before = windowBefore(window, today);
  const { data } = useQuery({ ...countsQuery(before ?? window, today), enabled: before !== null });
  return (state, count) => {
    if (before?.kind !== 'range' || data === undefined) return null;
    const ofState = data.counts_estados.find(({ id }) => id === state)?.count ?? 0;
    return describeChange(
      count,
      state === null ? data.total_count_estados : ofState,
      daysBetween(before.from, before.to) + 1,
    );
  };
}

/** Describes an elapsed time: `hoy`, `hace 1 día`, `hace 12 días`. */
export function daysAgo(day: IsoDate, today: IsoDate): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'hoy';
  return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
}
