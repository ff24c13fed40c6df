import type { EntityManager } from 'typeorm';
import { MAX_INTEGER } from '../../http/fields.ts';
import { listedCondition, type ListFilter, type Page } from './list-filter.ts';
import type { ListedClient } from './listed-clients.ts';

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
