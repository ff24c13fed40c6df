import type { EntityManager } from 'typeorm';
import { pageOfFoundClients } from './client-pages.ts';
import { type ClientSearch, clientsFound, isNamed } from './found-clients.ts';
import { filterParameters, listedCondition, type ListFilter, place } from './list-filter.ts';
import type { SearchText } from './search-text.ts';

/** The simulations of the list, as a query of it or of the spreadsheet names them. */
export interface ListedSimulations {
  readonly filter: ListFilter;
  readonly search: ClientSearch;
}

/**
 * Returns the condition on a listed simulation whose client, or number, the text finds.
 * @param parameters begin with those of the filter
 */
export function matching({ filter, search }: ListedSimulations, parameters: unknown[]): string {
  const listed = listedCondition(filter, parameters);
  return search.patterns.length === 0 ? listed : `${listed} AND ${isFound(search, parameters)}`;
}

/** Few clients are found by the index of their simulations; of many, those of the simulations that are read anyway are checked. */
function isFound(search: ClientSearch, parameters: unknown[]): string {
  const { few, simulationId } = search;
  const ofNumber = simulationId === null ? '' : `id = ${place(parameters, simulationId)} OR `;
  if (few !== null) return `(${ofNumber}client = ANY (${place(parameters, few)}::uuid[]))`;
  return simulationId === null
    ? `client IN (${clientsFound(search, parameters)})`
    : `(${ofNumber}EXISTS (SELECT FROM clients WHERE uuid = client AND ${isNamed(search, parameters)}))`;
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
