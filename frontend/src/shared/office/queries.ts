/** Queries that the back office's screens share. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';
import { countedBack, type ChosenWindow } from './chosen-window.ts';
import type { Pending } from './list-views.ts';

type Schemas = components['schemas'];
export type State = Schemas['StateDto'];
export type Resolution = Schemas['ResolutionDto'];
export type Executive = Schemas['ExecutiveDto'];

/** An operator changes a state or an executive now and then. */
const STALE_MS = 10 * 60_000;

/** First part of the key of every query that lists or counts simulations. */
export const SIMULATION_LISTS = 'simulation-lists';

/** To be called when simulations were changed: lists and counts of them are refetched. */
export const refreshSimulationLists = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [SIMULATION_LISTS] });

/** In the place of an executive's name. */
export const NOBODY = 'Sin asignar';

/** In the dashboard's order. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }): Promise<State[]> => answerOf(client.GET('/simulations/api/states', { signal })),
  staleTime: STALE_MS,
});

export const resolutionsQuery = queryOptions({
  queryKey: ['resolutions'],
  queryFn: ({ signal }): Promise<Resolution[]> =>
    answerOf(client.GET('/simulations/api/resolutions', { signal })),
  staleTime: STALE_MS,
});

async function getExecutives(signal: AbortSignal): Promise<Executive[]> {
  const lists = await Promise.all([
    answerOf(client.GET('/authentication/api/admin/executives', { signal })),
    answerOf(client.GET('/authentication/api/admin/commercials', { signal })),
  ]);
  return lists.flat().sort((a, b) => a.full_name.localeCompare(b.full_name, 'es-CL'));
}

/** Everybody whom a simulation can be given to, by name; for the administrator alone. See docs/rules.md R285. */
export const executivesQuery = (isAdmin: boolean) =>
  queryOptions({
    queryKey: ['executives'],
    queryFn: ({ signal }) => getExecutives(signal),
    enabled: isAdmin,
    staleTime: STALE_MS,
  });

/** How many simulations each view of the list has; the days are those of the views that don't look at all of them. */
export function pendingQuery(window: ChosenWindow, today: IsoDate) {
  const { days, endingDays } = countedBack(window, today);
  const query = { days, ...(endingDays !== undefined && { ending_days: endingDays }) };
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'pending', query],
    queryFn: ({ signal }): Promise<Pending> =>
      answerOf(client.GET('/api/simulador/pendientes', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
