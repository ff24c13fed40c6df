import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { ListFilters } from '#shared/office/list-address.ts';
import { type ClientGroup, readClientGroups } from './client-groups.ts';
import { placingSimulation } from './placing-simulation.ts';

/** The row of a client. */
export interface ClientRow {
  /** Uuid of the client. */
  readonly client: string;
  /** Index of the client on the page. */
  readonly index: number;
}

/** Simulation that a client's row opens. */
export interface OpenedRow {
  readonly simulation: string;
  /** Filters of the row's page. */
  readonly filters: ListFilters;
}

/**
 * Returns the row after the last one of a page, as the list is now: the first one of the next page, or the one in the place of a
 * client who has left or moved. Returns null at the end of the list. @throws ApiError
 */
export async function rowAfterLast(
  { client, index }: ClientRow,
  filters: ListFilters,
  today: IsoDate,
): Promise<OpenedRow | null> {
  const { results, count } = await readClientGroups(filters, today);
  if (results[index]?.uuid !== client && results[index]) return openedRow(results[index], filters);
  if (filters.page * filters.pageSize >= count) return null;
  const next = { ...filters, page: filters.page + 1 };
  const [first] = (await readClientGroups(next, today)).results;
  return openedRow(first, next);
}

function openedRow(group: ClientGroup | undefined, filters: ListFilters): OpenedRow | null {
  const [newest] = group?.simulations ?? [];
  if (group === undefined || newest === undefined) return null;
  return { simulation: placingSimulation(group.simulations, newest, filters.sort).uuid, filters };
}
