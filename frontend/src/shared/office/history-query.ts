import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';

/**
 * Returns the query of a simulation's changes with their authors, newest first. Its key begins with the simulation's, so both are
 * refetched together.
 */
export const historyQuery = (simulation: string) =>
  queryOptions({
    queryKey: [...simulationQuery(simulation).queryKey, 'history'],
    queryFn: ({ signal }) =>
      answerOf(client.GET('/api/simulador/historia', { params: { query: { simulation } }, signal })),
    staleTime: 0,
    retry: false,
  });
