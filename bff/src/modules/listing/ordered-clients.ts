import type { EntityManager } from 'typeorm';
import { clientsFound } from './client-pages.ts';
import { type ClientPage, filterParameters, openCondition, type Page } from './list-filter.ts';
import { type ListedSimulations, matching } from './listed-simulations.ts';
import type { SearchText } from './search-text.ts';

export const SORTS = ['newest', 'untouched', 'next_contact', 'amount'] as const;
export type Sort = (typeof SORTS)[number];

/** List in an order, or of a view, that the tables of `client-pages.ts` do not have. */
export interface OrderedList extends ListedSimulations {
  readonly sort: Sort;
  /** The states that end a simulation. */
  readonly rejected: readonly number[];
}

/** Simulations in the order in which their clients are listed. */
interface Part {
  readonly from?: string;
  readonly where?: string;
  readonly order: string;
}

const NEWEST: Part = { order: 'created DESC, id DESC' };

/** Clients with a simulation of the first part come before the others, which are listed by their newest one. */
function partsOf(sort: Sort, rejected: readonly number[], parameters: unknown[]): readonly Part[] {
  switch (sort) {
    case 'newest':
      return [NEWEST];
    case 'amount':
      return [{ order: 'credit_uf DESC, id DESC' }];
    case 'untouched':
      return [{ where: 'first_answer_at IS NULL', order: 'created, id' }, NEWEST];
    case 'next_contact':
      return [
        {
          from: 'JOIN follow_ups ON follow_ups.simulation = simulations.uuid',
          where: openCondition(rejected, parameters),
          order: 'follow_ups.date, created, id',
        },
        NEWEST,
      ];
  }
}

/** Returns how many clients are listed. */
export async function countOrdered(manager: EntityManager, list: OrderedList): Promise<number> {
  const parameters = filterParameters(list.filter);
  const [{ count }]: [{ count: number }] = await manager.query(
    `SELECT count(DISTINCT client)::int AS count FROM simulations WHERE ${matching(list, parameters)}`,
    parameters,
  );
  return count;
}

/** How many simulations are read at first for a client of the page, and by how much more with each further attempt. */
const READ_PER_CLIENT = 4;

/** Rows that were read of each part, and the page if they were enough. */
interface Reading {
  readonly clients: readonly string[];
  readonly firstRows: number;
  readonly restRows: number;
  readonly firstClients: number;
  readonly allClients: number;
}

/**
 * Returns a page of the clients in an order. Reads the first simulations in that order, which an index has, and more of them until
 * the page is complete.
 * @param count of the clients on all pages
 */
export async function pageInOrder(
  manager: EntityManager,
  list: OrderedList,
  { number, size }: Page,
  count: number,
): Promise<ClientPage['clients']> {
  const skipped = (number - 1) * size;
  if (skipped >= count) return [];
  const wanted = Math.min(skipped + size, count);
  const parameters = filterParameters(list.filter);
  const where = matching(list, parameters);
  const parts = partsOf(list.sort, list.rejected, parameters);
  const [limit, page] = [
    parameters.length + 1,
    `OFFSET $${parameters.length + 2} LIMIT $${parameters.length + 3}`,
  ];
  const [first = NEWEST, rest] = parts.map(
    ({ from = '', where: ofPart = 'true', order }) =>
      `SELECT client, row_number() OVER (ORDER BY ${order}) AS place
       FROM simulations ${from} WHERE ${where} AND ${ofPart} ORDER BY ${order} LIMIT $${limit}`,
  );
  const statement = `
    WITH first AS MATERIALIZED (${String(first)}),
    rest AS MATERIALIZED (${rest ?? 'SELECT client, place FROM first WHERE false'}),
    places AS MATERIALIZED (
      SELECT client, min(place) AS place FROM (
        SELECT client, place FROM first UNION ALL SELECT client, $${limit} + place FROM rest
      ) AS ordered GROUP BY client
    )
    SELECT (SELECT count(*) FROM first)::int AS "firstRows", (SELECT count(*) FROM rest)::int AS "restRows",
      (SELECT count(*) FROM places WHERE place <= $${limit})::int AS "firstClients",
      (SELECT count(*) FROM places)::int AS "allClients",
      ARRAY(SELECT client FROM places ORDER BY place ${page}) AS clients`;
  for (let rows = wanted * READ_PER_CLIENT; ; rows *= READ_PER_CLIENT) {
    const [read]: [Reading] = await manager.query(statement, [...parameters, rows, skipped, size]);
    if (!isComplete(read, rows, wanted)) continue;
    const numbered = await clientOfNumber(manager, list.search);
    return read.clients.map((client) => ({
      client,
      onlySimulation: client === numbered ? list.search.simulationId : null,
    }));
  }
}

/** The client whom the text finds by the number of a simulation alone; null if there is none. */
async function clientOfNumber(manager: EntityManager, search: SearchText): Promise<string | null> {
  if (search.simulationId === null) return null;
  const parameters: unknown[] = [search.simulationId];
  const [found]: { client: string }[] = await manager.query(
    `SELECT client FROM simulations WHERE id = $1 AND client NOT IN (${clientsFound(search, parameters)})`,
    parameters,
  );
  return found?.client ?? null;
}

/** The second part's clients are in their places only once the first part was read to its end. */
const isComplete = (
  { firstRows, restRows, firstClients, allClients }: Reading,
  rows: number,
  wanted: number,
): boolean => firstClients >= wanted || (firstRows < rows && (allClients >= wanted || restRows < rows));
