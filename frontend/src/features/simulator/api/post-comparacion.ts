import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { ComparacionRequest, ComparacionTerm } from './wire.ts';

export interface Comparacion {
  readonly request: ComparacionRequest;
  readonly terms: readonly ComparacionTerm[];
}

async function postComparacion(request: ComparacionRequest, signal: AbortSignal): Promise<Comparacion> {
  const { terms } = await answerOf(client.POST('/api/simulador/comparacion', { body: request, signal }));
  return { request, terms };
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
