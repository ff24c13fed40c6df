import { queryOptions } from '@tanstack/react-query';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

/** Returns the query of the rate that a saved simulation quotes; disabled without one. */
export const quoteQuery = (link: LinkQuote | null) =>
  queryOptions({
    queryKey: ['cotizacion', link],
    queryFn: ({ signal }) =>
      answerOf(client.POST('/api/simulador/cotizacion', { body: link as LinkQuote, signal })),
    enabled: link !== null,
    staleTime: 5 * 60_000,
  });
