import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { lastDays } from '@simulador/contracts/platform/day-window';
import { ALL_DAYS, type ChosenWindow } from '../lists/chosen-window.ts';
import type { ListFilters } from '../lists/list-address.ts';
import { VIEWS } from '../lists/list-views.ts';
import { NOBODY, type Executive, type Resolution, type State } from '../lists/queries.ts';

/** Filters of the downloaded simulations; a card of the dashboard has only a few. */
export type DownloadFilters = Pick<ListFilters, 'window'> & Partial<ListFilters>;

/** Lists with the names of the filters' ids, as far as they are loaded. */
export interface FilterNames {
  readonly states: readonly State[] | undefined;
  readonly resolutions: readonly Resolution[] | undefined;
  readonly executives: readonly Executive[] | undefined;
}

/**
 * Returns the file's name, e.g. `Listado Ingresada 2026-11-01 a 23.xlsx`. It names the filters but not the search text, which may
 * be a person.
 */
export function nameOf(
  { window, state, resolution, executive, view }: DownloadFilters,
  today: IsoDate,
  { states, resolutions, executives }: FilterNames,
): string {
  const parts = [
    'Listado',
    VIEWS.find((each) => each.view === view)?.label,
    states?.find(({ id }) => id === state)?.description,
    resolutions?.find(({ id }) => id === resolution)?.description,
    executive === UNASSIGNED ? NOBODY : executives?.find(({ id }) => id === executive)?.full_name,
    daysIn(window, today),
  ];
  return `${parts.filter(Boolean).join(' ')}.xlsx`;
}

/** Formats the days, e.g. `2026-11-01 a 23`, `2026-10-25 a 2026-11-24`, `2026-11-24`. */
function daysIn(window: ChosenWindow, today: IsoDate): string {
  if (window.kind === 'period' && window.days === ALL_DAYS) return `hasta ${today}`;
  const { from, to } = window.kind === 'range' ? window : lastDays(today, window.days);
  if (from === to) return from;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${from} a ${isSameMonth ? to.slice(8) : to}`;
}
