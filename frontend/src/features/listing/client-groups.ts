import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { components, operations } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { countedBack } from '#shared/office/chosen-window.ts';
import type { ListFilters } from '#shared/office/list-address.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type ClientGroup = Schemas['ClientGroupDto'];
type ClientGroups = Schemas['ClientGroupsDto'];
export type ListedSimulation = ClientGroup['simulations'][number];

type Query = NonNullable<operations['client_groups']['parameters']['query']>;

function queryOf(filters: ListFilters, today: IsoDate): Query {
  const { days, endingDays } = countedBack(filters.window, today);
  const { state, resolution, executive, search } = filters;
  return {
    days,
    ...(endingDays !== undefined && { ending_days: endingDays }),
    ...(state !== null && { status: state }),
    ...(resolution !== null && { result: resolution }),
    ...(executive !== null && { commercial: executive }),
    ...(search !== '' && { name: search }),
    page: filters.page,
    page_size: filters.pageSize,
  };
}

const getClientGroups = (query: Query, signal: AbortSignal): Promise<ClientGroups> =>
  answerOf(client.GET('/simulations/api/executive/clients/simulations', { params: { query }, signal }));

/** A page of clients with their simulations. What was on screen stays until the next page is there. */
export function clientGroupsQuery(filters: ListFilters, today: IsoDate) {
  const query = queryOf(filters, today);
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'client-groups', query],
    queryFn: ({ signal }) => getClientGroups(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
