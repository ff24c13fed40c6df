import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { ListFilters } from '#shared/office/list-address.ts';
import { type ClientGroup, readClientGroups } from './client-groups.ts';
import { listedClients } from './placing-simulation.ts';

/** Simulation that a client's row opens. */
export interface OpenedRow {
  readonly simulation: string;
  /** Filters of the row's page. */
  readonly filters: ListFilters;
}

/**
 * Returns the row after the last one of a page, as the list is now; null at its end. `shown`: uuids of the page's clients. Read past
 * the cache, whose requests a refresh of the list cancels. @throws ApiError
 */
export async function rowAfterLast(
  shown: readonly string[],
  filters: ListFilters,
  today: IsoDate,
): Promise<OpenedRow | null> {
  const { results, count } = await readClientGroups(filters, today);
  const next = { ...filters, page: filters.page + 1 };
  const isLastPage = filters.page * filters.pageSize >= count;
  const following = isLastPage ? [] : (await readClientGroups(next, today)).results;
  const group = clientAfterLast([...results, ...following], shown);
  const [row] = listedClients(group ? [group] : [], filters.sort);
  if (group === undefined || row === undefined) return null;
  return { simulation: row.shown.uuid, filters: results.includes(group) ? filters : next };
}

/**
 * Returns the client below the last of those who were shown. The last one may have left the list or moved in it, and others may have
 * come above, so the place is that below the others who were shown.
 */
export function clientAfterLast(
  groups: readonly ClientGroup[],
  shown: readonly string[],
): ClientGroup | undefined {
  const last = shown.at(-1);
  const above = groups.findLastIndex(({ uuid }) => uuid !== last && shown.includes(uuid));
  return groups.slice(above + 1).find(({ uuid }) => uuid !== last);
}
