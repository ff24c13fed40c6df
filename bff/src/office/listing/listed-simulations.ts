import type { EntityManager } from 'typeorm';
import { pageOfFoundClients } from './client-pages.ts';
import { type ClientSearch, clientsFound, isNamed } from './found-clients.ts';
import { filterParameters, listedCondition, type ListFilter, place } from './list-filter.ts';
import type { SearchText } from './search-text.ts';

/** Listed simulations: parameters of a query for the list or the spreadsheet. */
export interface ListedSimulations {
  readonly filter: ListFilter;
  readonly search: ClientSearch;
}

/** Returns the condition on a listed simulation whose client or number the text finds. @param parameters begin with those of the filter */
export function matching({ filter, search }: ListedSimulations, parameters: unknown[]): string {
  const listed = listedCondition(filter, parameters);
  return search.patterns.length === 0 ? listed : `${listed} AND ${isFound(search, parameters)}`;
}

/**
 * Returns the condition on the client. Few clients are found by the index of their simulations. If there are many, the simulations that are
 * read anyway are checked.
 */
function isFound(search: ClientSearch, parameters: unknown[]): string {
  const { few, simulationId } = search;
  const ofNumber = simulationId === null ? '' : `id = ${place(parameters, simulationId)} OR `;
  if (few !== null) return `(${ofNumber}client = ANY (${place(parameters, few)}::uuid[]))`;
  return simulationId === null
    ? `client IN (${clientsFound(search, parameters)})`
    : `(${ofNumber}EXISTS (SELECT FROM clients WHERE uuid = client AND ${isNamed(search, parameters)}))`;
}

/**
 * Returns the query of the client of each listed simulation. The simulation that only its number finds is read separately: combined by OR,
 * PostgreSQL would look up the client of each simulation.
 */
export function clientsListed(listed: ListedSimulations, parameters: unknown[]): string {
  const { filter, search } = listed;
  if (search.simulationId === null || search.few !== null)
    return `SELECT client FROM simulations WHERE ${matching(listed, parameters)}`;
  const named = matching({ filter, search: { ...search, simulationId: null } }, parameters);
  return `SELECT client FROM simulations WHERE ${named}
    UNION ALL SELECT client FROM simulations
    WHERE ${listedCondition(filter, parameters)} AND id = ${place(parameters, search.simulationId)}
      AND NOT EXISTS (SELECT FROM clients WHERE uuid = client AND ${isNamed(search, parameters)})`;
}

/** Returns the search, reinterpreted as a part of an e-mail if its word finds nobody by name on these days. */
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

/** Returns the number of listed simulations. */
export async function countSimulations(manager: EntityManager, listed: ListedSimulations): Promise<number> {
  const { filter, search } = listed;
  const parameters = filterParameters(filter);
  const counted =
    filter.narrowing === null && search.patterns.length === 0
      ? `SELECT coalesce(sum(simulations), 0)::int AS count FROM simulation_day_counts
         WHERE day BETWEEN $4 AND $5 AND $1 IN (0, state) AND $2 IN (0, resolution) AND $3 IN (0, commercial)`
      : `SELECT count(*)::int AS count FROM (${clientsListed(listed, parameters)}) AS listed`;
  const [{ count }]: [{ count: number }] = await manager.query(counted, parameters);
  return count;
}
