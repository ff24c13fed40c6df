import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { components, operations } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { filterParameters } from '#shared/office/filter-parameters.ts';
import { NO_FILTERS, type ListFilters } from '#shared/office/list-address.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type ClientGroup = Schemas['ClientGroupDto'];
export type ClientGroups = Schemas['ClientGroupsDto'];
export type ListedSimulation = ClientGroup['simulations'][number];

type Query = NonNullable<operations['client_groups']['parameters']['query']>;

const queryOf = (filters: ListFilters, today: IsoDate): Query => ({
  ...filterParameters(filters, today),
  ...(filters.search !== '' && { name: filters.search }),
  ...(filters.sort !== NO_FILTERS.sort && { sort: filters.sort }),
  page: filters.page,
  page_size: filters.pageSize,
});

/** Reads a page of clients with their simulations. @throws ApiError */
export const readClientGroups = (
  filters: ListFilters,
  today: IsoDate,
  signal?: AbortSignal,
): Promise<ClientGroups> =>
  answerOf(
    client.GET('/simulations/api/executive/clients/simulations', {
      params: { query: queryOf(filters, today) },
      ...(signal && { signal }),
    }),
  );

/** Returns the query of a page of clients with their simulations. The previous page is shown until the next one is loaded. */
export function clientGroupsQuery(filters: ListFilters, today: IsoDate) {
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'client-groups', queryOf(filters, today)],
    queryFn: ({ signal }) => readClientGroups(filters, today, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
