import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { components, operations } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { countedBack, type ChosenWindow } from '#shared/office/chosen-window.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type Counts = Schemas['CountsDto'];
export type StateCount = Schemas['StateCountDto'];
export type ResolutionCount = Schemas['ResolutionCountDto'];
export type DayCount = Schemas['DayCountDto'];
export type ExecutiveCount = Schemas['ExecutiveCountDto'];

export const NOT_COUNTED = 'No pudimos contar las simulaciones. Inténtelo de nuevo en unos minutos.';
export const NOT_CURRENT = 'No pudimos contar de nuevo: las cifras pueden no estar al día.';

type Query = NonNullable<operations['simulation_counts']['parameters']['query']>;

/** Returns the days of a window as requests for counts have them. */
export function countedDays(window: ChosenWindow, today: IsoDate): Query {
  const { days, endingDays } = countedBack(window, today);
  return { time_period: days, ...(endingDays !== undefined && { ending_time_period: endingDays }) };
}

/** Counts are requested again whenever the screen is opened, because others add simulations meanwhile. */
const CURRENT = { placeholderData: keepPreviousData, staleTime: 0, refetchOnWindowFocus: true } as const;

/** Returns the query of the number of simulations by state and resolution. */
export function countsQuery(window: ChosenWindow, today: IsoDate) {
  const query = countedDays(window, today);
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'counts', query],
    queryFn: ({ signal }): Promise<Counts> =>
      answerOf(client.GET('/simulations/api/simulations/count', { params: { query }, signal })),
    ...CURRENT,
  });
}

/** Returns the query of the number of simulations saved on each day, days without any included. */
export function perDayQuery(window: ChosenWindow, today: IsoDate) {
  const query = countedDays(window, today);
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'per-day', query],
    queryFn: ({ signal }): Promise<DayCount[]> =>
      answerOf(client.GET('/api/simulador/por_dia', { params: { query }, signal })),
    ...CURRENT,
  });
}

/** Returns the query of the counts of unassigned simulations and of each executive. */
export function perExecutiveQuery(window: ChosenWindow, today: IsoDate) {
  const query = countedDays(window, today);
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'per-executive', query],
    queryFn: ({ signal }): Promise<ExecutiveCount[]> =>
      answerOf(client.GET('/api/simulador/por_ejecutivo', { params: { query }, signal })),
    ...CURRENT,
  });
}
