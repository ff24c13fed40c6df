/** Queries shared by staff's screens. */
import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { countedBack, type ChosenWindow } from './chosen-window.ts';
import { isFinal } from '#shared/api/final-refusals.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';

type Schemas = components['schemas'];
export type State = Schemas['StateDto'];
export type Resolution = Schemas['ResolutionDto'];
export type Executive = Schemas['ExecutiveDto'];
export type DisabledExecutive = Schemas['DisabledExecutiveDto'];

/** States and executives change rarely. */
const STALE_MS = 10 * 60_000;

/** First part of the key of every query that lists or counts simulations. */
export const SIMULATION_LISTS = 'simulation-lists';

/**
 * Returns the query of a list or count of simulations. The former answer is shown until there is one to other filters, and each opening of a screen
 * asks again, because others change simulations meanwhile.
 */
export const listQuery = <Asked, Answer>(
  name: string,
  asked: Asked,
  read: (signal: AbortSignal) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: [SIMULATION_LISTS, name, asked],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Refetches lists and counts. To be called after simulations were changed. */
export const refreshSimulationLists = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [SIMULATION_LISTS] });

/** Shows what a change has made of a query's answer. Cancels running requests, whose answers would undo it. */
export async function showChanged<Answer>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer | undefined) => Answer | undefined,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, change);
}

/** Shown instead of an executive's name. */
export const NOBODY = 'Sin asignar';

/** Query of the states, in the dashboard's order. */
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
  return lists
    .flat()
    .sort((a, b) => a.full_name.localeCompare(b.full_name, 'es-CL'))
    .map(distinct);
}

/** Adds the number that `npm run users -- list` has to a name that two of them have. */
function distinct<Each extends Executive>(executive: Each, _: number, all: readonly Each[]): Each {
  const { id, full_name: name } = executive;
  const isShared = all.some((other) => other.id !== id && other.full_name === name);
  return isShared ? { ...executive, full_name: `${name} (N.º ${id})` } : executive;
}

/** Returns the query of everybody whom simulations can be assigned to, by name; for the administrator. See docs/rules.md R285. */
export const executivesQuery = (isAdmin: boolean) =>
  queryOptions({
    queryKey: ['executives'],
    queryFn: ({ signal }) => getExecutives(signal),
    enabled: isAdmin,
    staleTime: STALE_MS,
  });

/** Returns the query of disabled users who still have simulations; for the administrator. See docs/rules.md R713. */
export const disabledExecutivesQuery = (isAdmin: boolean) =>
  queryOptions({
    queryKey: [SIMULATION_LISTS, 'disabled-executives'],
    queryFn: async ({ signal }): Promise<DisabledExecutive[]> =>
      (await answerOf(client.GET('/api/simulador/ejecutivos/deshabilitados', { signal }))).map(distinct),
    enabled: isAdmin,
    staleTime: STALE_MS,
  });

/** Returns a disabled user's name, marked as such. */
export const disabledName = (name: string): string => `${name} (deshabilitado)`;

/** Returns the query of the number of simulations in each view. The days apply to the views that don't include all days. */
export function pendingQuery(window: ChosenWindow, today: IsoDate) {
  const { days, endingDays } = countedBack(window, today);
  const query = { days, ...(endingDays !== undefined && { ending_days: endingDays }) };
  return listQuery('pending', query, (signal) =>
    answerOf(client.GET('/api/simulador/pendientes', { params: { query }, signal })),
  );
}

/**
 * Refetches what a refused change shows to be old: the simulation, which somebody else may have changed, and the lists that have lost a
 * choice. Resolves once the simulation is read again.
 */
export async function refreshRefused(queries: QueryClient, uuid: string, reason: unknown): Promise<void> {
  if (!isFinal(reason)) return;
  for (const { queryKey } of [statesQuery, resolutionsQuery, executivesQuery(true)])
    void queries.invalidateQueries({ queryKey });
  await queries.invalidateQueries({ queryKey: simulationQuery(uuid).queryKey });
}
