import type { EntityManager } from 'typeorm';
import { listedCondition, type ListFilter, place } from './list-filter.ts';
import type { SearchText } from './search-text.ts';

/** Listed simulations: parameters of a query for the list or the spreadsheet. */
export interface ListedSimulations {
  readonly filter: ListFilter;
  readonly search: SearchText;
}

const isSearch = ({ patterns, simulationId }: SearchText): boolean =>
  patterns.length > 0 || simulationId !== null;

/**
 * Returns the query of the clients who contain each part of the text. Contacts that were given for a simulation are read only for a text that
 * few of them contain: a letter is in all of them, and reading them takes as long as reading the clients.
 */
function clientsFound({ patterns, rut, isContact }: SearchText, parameters: unknown[]): string {
  // A condition for each part, because the index does not support `LIKE ALL`.
  const parts = patterns
    .map((pattern) => `search_text LIKE fold_text(${place(parameters, pattern)})`)
    .join(' AND ');
  const clients = `SELECT uuid AS found FROM clients WHERE ${parts}`;
  const byRut = rut === null ? '' : ` OR identification = ${place(parameters, rut)}`;
  const given = isContact ? ` UNION ALL SELECT client FROM introductions WHERE ${parts}` : '';
  return `${clients}${byRut}${given}`;
}

/**
 * Returns the query of the listed simulations. A simulation that only its number finds is read separately, and is `by_number`: with OR,
 * PostgreSQL would look up the client of each simulation.
 */
export function simulationsListed(
  { filter, search }: ListedSimulations,
  columns: string,
  parameters: unknown[],
): string {
  const listed = listedCondition(filter, parameters);
  const query = (byNumber: boolean, condition: string): string =>
    `SELECT ${columns}, ${byNumber} AS by_number FROM simulations WHERE ${listed} AND ${condition}`;
  if (!isSearch(search)) return query(false, 'true');
  const found = search.patterns.length === 0 ? null : clientsFound(search, parameters);
  const named = found === null ? [] : [query(false, `client IN (${found})`)];
  if (search.simulationId === null) return named.join();
  const id = `simulations.id = ${place(parameters, search.simulationId)}`;
  const isNamed = `EXISTS (SELECT FROM (${found ?? 'SELECT NULL::uuid AS found'}) AS named WHERE found = client)`;
  return [...named, query(true, `${id} AND NOT ${isNamed}`)].join(' UNION ALL ');
}

export const countSimulations = (manager: EntityManager, listed: ListedSimulations): Promise<number> =>
  countRows(manager, (parameters) => simulationsListed(listed, 'id', parameters));

/** Returns the number of clients with a listed simulation. Grouped, because PostgreSQL sorts what it counts with DISTINCT. */
export const countClients = (manager: EntityManager, listed: ListedSimulations): Promise<number> =>
  countRows(
    manager,
    (parameters) =>
      `SELECT FROM (${simulationsListed(listed, 'client', parameters)}) AS simulations GROUP BY client`,
  );

async function countRows(
  manager: EntityManager,
  queryOf: (parameters: unknown[]) => string,
): Promise<number> {
  const parameters: unknown[] = [];
  const [{ count }]: [{ count: number }] = await manager.query(
    `SELECT count(*)::int AS count FROM (${queryOf(parameters)}) AS listed`,
    parameters,
  );
  return count;
}
