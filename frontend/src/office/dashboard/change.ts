import { useQuery } from '@tanstack/react-query';
import { addDays, daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { lastDays } from '@simulador/contracts/platform/day-window';
import { ALL_DAYS, type ChosenWindow } from '#shared/office/chosen-window.ts';
import { countsQuery } from './counts.ts';

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
