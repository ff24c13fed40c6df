import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

/** Who changed what of a simulation, the newest change first. */
export const historyQuery = (simulation: string) =>
  queryOptions({
    queryKey: ['simulation-history', simulation],
    queryFn: ({ signal }) =>
      answerOf(client.GET('/api/simulador/historia', { params: { query: { simulation } }, signal })),
    staleTime: 0,
    retry: false,
  });
