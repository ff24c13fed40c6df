import { queryOptions } from '@tanstack/react-query';
import { isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { answered, answerOf, ApiError, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { CalculoAnswer, CalculoRequest } from './wire.ts';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';

/** Returns whether the request brought no answer about the credit: no connection, or the bank's systems are down or too slow. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Returns the reason why there are no figures, as a sentence instead of a status. */
export const figureFailure = (reason: unknown): string =>
  failureText(reason, messageText('calculation_failed'));

/** All figures of a credit, with the request that they answer. */
export interface Answered {
  readonly asked: CalculoRequest;
  readonly answer: CalculoAnswer;
  /** Day of the UF that the row's pesos were calculated with; null if the answer does not name it. */
  readonly ufDate: IsoDate | null;
}

async function calculo(asked: CalculoRequest, signal: AbortSignal): Promise<Answered> {
  const { body, headers } = await answered(client.POST('/api/simulador/calculo', { body: asked, signal }));
  if (!Array.isArray((body as Partial<CalculoAnswer>).problems))
    throw new ApiError(502, messageText('calculation_failed'));
  const ufDate = headers.get('X-Uf-Date') ?? '';
  return { asked, answer: body, ufDate: isIsoDate(ufDate) ? ufDate : null };
}

/**
 * Returns the query of all figures of a credit; null requests none. Another request aborts the one before, so that its answer can't arrive
 * late.
 */
export const calculoQuery = (asked: CalculoRequest | null, ufDate: string | null) =>
  queryOptions({
    queryKey: ['calculo', asked, ufDate],
    queryFn: ({ signal }) => calculo(asked as CalculoRequest, signal),
    enabled: asked !== null,
    staleTime: Infinity,
  });

/** Returns the query of the rate that a saved simulation quotes; disabled without one. */
export const quoteQuery = (link: LinkQuote | null) =>
  queryOptions({
    queryKey: ['cotizacion', link],
    queryFn: ({ signal }) =>
      answerOf(client.POST('/api/simulador/cotizacion', { body: link as LinkQuote, signal })),
    enabled: link !== null,
    staleTime: 5 * 60_000,
  });
