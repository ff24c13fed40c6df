import type { EntityManager } from 'typeorm';
import { type ClientSearch, isNamed } from './found-clients.ts';
import {
  type ClientPage,
  filterParameters,
  type ListFilter,
  openCondition,
  type Page,
} from './list-filter.ts';
import { clientsListed, type ListedSimulations, matching } from './listed-simulations.ts';

export const SORTS = ['newest', 'untouched', 'next_contact', 'amount'] as const;
export type Sort = (typeof SORTS)[number];

/** List in an order, or of a view, that the tables of `client-pages.ts` do not support. */
export interface OrderedList extends ListedSimulations {
  readonly sort: Sort;
  /** States that end a simulation. */
  readonly rejected: readonly number[];
}

/** A part of the simulations, in the order in which their clients are listed. */
interface Part {
  readonly where?: string;
  readonly order: string;
}

const NEWEST: Part = { order: 'created DESC, id DESC' };

/** Returns true if each listed simulation has a planned contact. */
const listsDue = ({ narrowing }: ListFilter): boolean =>
  narrowing?.view === 'today' || narrowing?.view === 'overdue';

/**
 * Returns the parts of the list. Clients with a simulation in the first part come before the others, which are listed by their newest one.
 */
function partsOf({ sort, rejected, filter }: OrderedList, parameters: unknown[]): readonly Part[] {
  switch (sort) {
    case 'newest':
      return [NEWEST];
    case 'amount':
      return [{ order: 'credit_uf DESC, id DESC' }];
    case 'untouched':
      // A planned contact counts as an answer. See docs/rules.md R512.
      return listsDue(filter)
        ? [NEWEST]
        : [{ where: 'first_answer_at IS NULL', order: 'created, id' }, NEWEST];
    case 'next_contact':
      return [
        {
          where: `contact_on IS NOT NULL AND ${openCondition(rejected, parameters)}`,
          order: 'contact_on, created, id',
        },
        NEWEST,
      ];
  }
}

/** Number of clients and of simulations on all pages; null if unknown. */
export interface ListedCounts {
  readonly clients: number;
  readonly simulations: number | null;
}

/** Counts the listed clients and simulations. */
export async function countOrdered(manager: EntityManager, list: OrderedList): Promise<ListedCounts> {
  const parameters = filterParameters(list.filter);
  const [counts]: [ListedCounts] = await manager.query(
    `SELECT count(DISTINCT client)::int AS clients, count(*)::int AS simulations
     FROM (${clientsListed(list, parameters)}) AS listed`,
    parameters,
  );
  return counts;
}

/** Number of simulations read first per client of the page, and factor for each further attempt. */
const READ_PER_CLIENT = 4;
/**
 * Maximum number of due simulations that are all read and sorted. Beyond it an index is used, although it may have many other simulations
 * before them.
 */
const SORTED_MAX = 20_000;
const NO_LIMIT = 2 ** 31;

/** Rows read of each part; the page is null if they were too few. */
interface Reading {
  readonly clients: readonly string[];
  readonly firstRows: number;
  readonly restRows: number;
  readonly firstClients: number;
  readonly allClients: number;
}

/**
 * Returns a page of clients in an order. Reads all simulations if they are few. Otherwise reads the first ones of an index in that order,
 * and more of them until the page is complete.
 */
export async function pageInOrder(
  manager: EntityManager,
  list: OrderedList,
  { number, size }: Page,
  counts: ListedCounts,
): Promise<ClientPage['clients']> {
  const skipped = (number - 1) * size;
  if (skipped >= counts.clients) return [];
  const wanted = Math.min(skipped + size, counts.clients);
  const isSorted =
    list.search.few !== null || (listsDue(list.filter) && (counts.simulations ?? Infinity) <= SORTED_MAX);
  const parameters = filterParameters(list.filter);
  const statement = pageStatement(list, isSorted, parameters);
  for (let rows = isSorted ? NO_LIMIT : wanted * READ_PER_CLIENT; ; rows *= READ_PER_CLIENT) {
    const [read]: [Reading] = await manager.query(statement, [...parameters, rows, skipped, size]);
    if (!isComplete(read, rows, wanted)) continue;
    const numbered = await clientOfNumber(manager, list.search);
    return read.clients.map((client) => ({
      client,
      onlySimulation: client === numbered ? list.search.simulationId : null,
    }));
  }
}

/** Returns the query of a page. Last parameters: rows read of each part, clients skipped, clients of the page. */
function pageStatement(list: OrderedList, isSorted: boolean, parameters: unknown[]): string {
  const where = matching(list, parameters);
  const parts = partsOf(list, parameters);
  const [limit, offset, size] = [1, 2, 3].map((after) => `$${parameters.length + after}`);
  const [first = NEWEST, rest] = parts.map(
    ({ where: ofPart = 'true', order }) =>
      `SELECT client, row_number() OVER (ORDER BY ${order}) AS place
       FROM listed WHERE ${ofPart} ORDER BY ${order} LIMIT ${limit}`,
  );
  return `
    WITH listed AS ${isSorted ? '' : 'NOT'} MATERIALIZED (
      SELECT client, id, created, state, credit_uf, contact_on, enviado_a_finnflow, first_answer_at
      FROM simulations WHERE ${where}
    ),
    first AS MATERIALIZED (${String(first)}),
    rest AS MATERIALIZED (${rest ?? 'SELECT client, place FROM first WHERE false'}),
    places AS MATERIALIZED (
      SELECT client, min(place) AS place FROM (
        SELECT client, place FROM first UNION ALL SELECT client, ${limit} + place FROM rest
      ) AS ordered GROUP BY client
    )
    SELECT (SELECT count(*) FROM first)::int AS "firstRows", (SELECT count(*) FROM rest)::int AS "restRows",
      (SELECT count(*) FROM places WHERE place <= ${limit})::int AS "firstClients",
      (SELECT count(*) FROM places)::int AS "allClients",
      ARRAY(SELECT client FROM places ORDER BY place OFFSET ${offset} LIMIT ${size}) AS clients`;
}

/** Returns the client that the text finds only by a simulation's number; null if there is none. Such a text is no contact. */
async function clientOfNumber(manager: EntityManager, search: ClientSearch): Promise<string | null> {
  if (search.simulationId === null) return null;
  const parameters: unknown[] = [search.simulationId];
  const [found]: { client: string }[] = await manager.query(
    `SELECT client FROM simulations
     WHERE id = $1 AND NOT EXISTS (SELECT FROM clients WHERE uuid = client AND ${isNamed(search, parameters)})`,
    parameters,
  );
  return found?.client ?? null;
}

/** Returns true if the page is complete: positions in the second part are known only after reading the whole first part. */
const isComplete = (
  { firstRows, restRows, firstClients, allClients }: Reading,
  rows: number,
  wanted: number,
): boolean => firstClients >= wanted || (firstRows < rows && (allClients >= wanted || restRows < rows));
