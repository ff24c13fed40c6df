import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { ComparacionRequest, ComparacionTerm } from './wire.ts';

async function postComparacion(body: ComparacionRequest, signal: AbortSignal): Promise<ComparacionTerm[]> {
  const { terms } = await answerOf(client.POST('/api/simulador/comparacion', { body, signal }));
  return terms;
}

/** The same credit over the six terms. */
export const comparacionQuery = (request: ComparacionRequest | null, ufDate: string | null) =>
  queryOptions({
    queryKey: ['comparacion', request, ufDate],
    queryFn: ({ signal }) => postComparacion(request as ComparacionRequest, signal),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
