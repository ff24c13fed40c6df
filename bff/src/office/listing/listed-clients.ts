import type { EntityManager } from 'typeorm';
import { openCondition, type Page, place } from './list-filter.ts';
import { type ListedSimulations, simulationsListed } from './listed-simulations.ts';

export const SORTS = ['newest', 'untouched', 'next_contact', 'amount'] as const;
export type Sort = (typeof SORTS)[number];

/** A client on a page. One found only by a simulation's number is listed with that simulation. */
export interface ListedClient {
  readonly client: string;
  readonly onlySimulation: number | null;
}

export interface ClientPage {
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
