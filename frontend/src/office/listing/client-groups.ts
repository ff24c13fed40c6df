import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { components, operations } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { filterParameters } from '../lists/filter-parameters.ts';
import { NO_FILTERS, type ListFilters } from '../lists/list-address.ts';
import { listQuery } from '../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { isWaiting } from '../lists/contacts-of.ts';
import type { Sort } from '../lists/list-views.ts';

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
export const clientGroupsQuery = (filters: ListFilters, today: IsoDate) =>
  listQuery('client-groups', queryOf(filters, today), (signal) => readClientGroups(filters, today, signal));

/** Returns the simulation with the earliest planned contact; undefined if none is planned. */
export const earliestContact = (all: readonly ListedSimulation[]): ListedSimulation | undefined =>
  all
    .filter(({ next_contact: contact }) => contact !== null)
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))[0];

/** Returns a text that sorts as the next contacts do: those without an hour at the end of their day. */
const momentOf = ({ next_contact: contact }: ListedSimulation): string =>
  `${contact?.date ?? ''} ${contact?.time ?? '24:00'}`;

const largest = (all: readonly ListedSimulation[]): ListedSimulation | undefined =>
  all.toSorted((a, b) => b.montocreditoUF - a.montocreditoUF)[0];

/** Simulation of a client that gives each order its place in the list; none: the client's newest. */
const PLACING: Readonly<Record<Sort, (all: readonly ListedSimulation[]) => ListedSimulation | undefined>> = {
  newest: () => undefined,
  untouched: (all) => all.findLast(isWaiting),
  next_contact: earliestContact,
  amount: largest,
};

/** A client, and the simulation that the row shows and opens: the one that gives the client the place in the list. See docs/rules.md R710. */
export interface ListedClient extends ClientGroup {
  readonly shown: ListedSimulation;
}

export function listedClients(groups: readonly ClientGroup[], sort: Sort): readonly ListedClient[] {
  return groups.flatMap((group) => {
    const shown = PLACING[sort](group.simulations) ?? group.simulations[0];
    return shown === undefined ? [] : [{ ...group, shown }];
  });
}
