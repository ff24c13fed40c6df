import type { EntityManager } from 'typeorm';
import { listedCondition, type ListFilter, place, openCondition, type Page } from './list-filter.ts';
import type { SearchText } from './search-text.ts';
import { MAX_INTEGER } from '../../http/fields.ts';

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

export const SORTS = ['newest', 'untouched', 'next_contact', 'amount'] as const;
export type Sort = (typeof SORTS)[number];

/** A client on a page. One found only by a simulation's number is listed with that simulation. */
export interface ListedClient {
  readonly client: string;
  readonly onlySimulation: number | null;
}

interface ClientPage {
  /** Number of clients on all pages. */
  readonly count: number;
  readonly clients: readonly ListedClient[];
}

const COLUMNS =
  'id, client, created, state, credit_uf, contact_on, contact_time, enviado_a_finnflow, first_answer_at';

/** An aggregate of a client's listed simulations, and its direction. */
type Key = readonly [aggregate: string, direction: 'ASC' | 'DESC'];
const NEWEST: readonly Key[] = [
  ['max(created)', 'DESC'],
  ['max(id)', 'DESC'],
];

/** Returns the order of the clients; those without a value are the last ones. See docs/rules.md R512. */
function keysOf(sort: Sort, { filter }: ListedSimulations, parameters: unknown[]): readonly Key[] {
  switch (sort) {
    case 'newest':
      return NEWEST;
    case 'amount':
      return [
        ['max(credit_uf)', 'DESC'],
        ['max(id)', 'DESC'],
      ];
    case 'untouched':
      return [['min(created) FILTER (WHERE first_answer_at IS NULL)', 'ASC'], ...NEWEST];
    case 'next_contact': {
      const due = `FILTER (WHERE contact_on IS NOT NULL AND ${openCondition(filter.rejected, parameters)})`;
      return [
        [`min(contact_on + coalesce(contact_time, '24:00')) ${due}`, 'ASC'],
        [`min(created) ${due}`, 'ASC'],
        ...NEWEST,
      ];
    }
  }
}

/** Returns a page of clients in an order, and how many there are. */
export async function pageOfClients(
  manager: EntityManager,
  list: ListedSimulations & { readonly sort: Sort },
  { number, size }: Page,
): Promise<ClientPage> {
  const parameters: unknown[] = [];
  const keys = keysOf(list.sort, list, parameters);
  const single = list.search.simulationId === null ? 'NULL' : 'max(id) FILTER (WHERE by_number)';
  const [page]: [ClientPage] = await manager.query(
    `WITH grouped AS MATERIALIZED (
       SELECT client, ${single} AS single,
         ${keys.map(([aggregate], at) => `${aggregate} AS key_${at}`).join(', ')}
       FROM (${simulationsListed(list, COLUMNS, parameters)}) AS simulations GROUP BY client
     ), page AS (
       SELECT client, single FROM grouped
       ORDER BY ${keys.map(([, direction], at) => `key_${at} ${direction}`).join(', ')}
       OFFSET ${place(parameters, (number - 1) * size)} LIMIT ${place(parameters, size)}
     )
     SELECT count(*)::int AS count,
       (SELECT coalesce(json_agg(json_build_object('client', client, 'onlySimulation', single)), '[]') FROM page) AS clients
     FROM grouped`,
    parameters,
  );
  return page;
}

interface SimulationPage {
  readonly client: string;
  /** Number on all pages. */
  readonly count: number;
  readonly ids: readonly number[];
}

/** Returns one page of simulations per client, the newest first, because a client may have any number of them. */
export function pageOfSimulations(
  manager: EntityManager,
  filter: ListFilter,
  clients: readonly ListedClient[],
  { number, size }: Page,
): Promise<readonly SimulationPage[]> {
  const last = Math.min(number * size, MAX_INTEGER);
  const parameters: unknown[] = [
    clients.map(({ client }) => client),
    clients.map(({ onlySimulation }) => onlySimulation),
    last - size + 1,
    last,
  ];
  return manager.query(
    `SELECT simulations.client, count(*)::int AS count,
       (array_agg(id ORDER BY created DESC, id DESC))[$3:$4] AS ids
     FROM unnest($1::uuid[], $2::int[]) AS listed (client, single)
     JOIN simulations ON simulations.client = listed.client AND id = coalesce(single, id)
     WHERE ${listedCondition(filter, parameters)} GROUP BY simulations.client`,
    parameters,
  );
}
