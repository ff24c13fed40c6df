import type { EntityManager } from 'typeorm';
import { clientsFound, pageOfFoundClients } from './client-pages.ts';
import { filterParameters, listedCondition, type ListFilter, place } from './list-filter.ts';
import type { SearchText } from './search-text.ts';

/** The simulations of the list, as a query of it or of the spreadsheet names them. */
export interface ListedSimulations {
  readonly filter: ListFilter;
  readonly search: SearchText;
}

/**
 * Returns the condition on a listed simulation whose client, or number, the text finds.
 * @param parameters begin with those of the filter
 */
export function matching({ filter, search }: ListedSimulations, parameters: unknown[]): string {
  const listed = listedCondition(filter, parameters);
  return search.patterns.length === 0
    ? listed
    : `${listed} AND (id = ${place(parameters, search.simulationId)} OR client = ANY (ARRAY(${clientsFound(search, parameters)})))`;
}

/** Returns the search as its text is meant: a word that names nobody on these days is a part of an e-mail. */
export async function resolvedSearch(
  manager: EntityManager,
  filter: ListFilter,
  search: SearchText,
): Promise<SearchText> {
  if (search.contactOfNobody === null) return search;
  const ofAnyView = { ...filter, narrowing: null };
  const { count } = await pageOfFoundClients(manager, ofAnyView, search, { number: 1, size: 1 });
  return count > 0 ? search : { ...search, contact: search.contactOfNobody };
}

/** Returns how many simulations are listed. */
export async function countSimulations(manager: EntityManager, listed: ListedSimulations): Promise<number> {
  const { filter, search } = listed;
  const parameters = filterParameters(filter);
  const counted =
    filter.narrowing === null && search.patterns.length === 0
      ? `SELECT coalesce(sum(simulations), 0)::int AS count FROM simulation_day_counts
         WHERE day BETWEEN $4 AND $5 AND $1 IN (0, state) AND $2 IN (0, resolution) AND $3 IN (0, commercial)`
      : `SELECT count(*)::int AS count FROM simulations WHERE ${matching(listed, parameters)}`;
  const [{ count }]: [{ count: number }] = await manager.query(counted, parameters);
  return count;
}
