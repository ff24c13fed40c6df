import type { QueryClient } from '@tanstack/react-query';
import { isFinal } from '../api/final-refusals.ts';
import { executivesQuery, resolutionsQuery, statesQuery } from './queries.ts';
import { simulationQuery } from '../simulation/get-simulation.ts';

/**
 * Refetches what a refused change shows to be old: the simulation, which somebody else may have changed, and the lists that have lost a
 * choice. Resolves once the simulation is read again.
 */
export async function refreshRefused(queries: QueryClient, uuid: string, reason: unknown): Promise<void> {
  if (!isFinal(reason)) return;
  for (const { queryKey } of [statesQuery, resolutionsQuery, executivesQuery(true)])
    void queries.invalidateQueries({ queryKey });
  await queries.invalidateQueries({ queryKey: simulationQuery(uuid).queryKey });
}
