import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { TmcRequest } from './wire.ts';

async function postTmc(body: TmcRequest, signal: AbortSignal): Promise<number> {
  const { Valor } = await answerOf(client.POST('/products/api/tmc', { body, signal }));
  return Valor;
}

/** The maximum conventional rate, annual percent. */
export const tmcQuery = (request: TmcRequest | null) =>
  queryOptions({
    queryKey: ['tmc', request],
    queryFn: ({ signal }) => postTmc(request as TmcRequest, signal),
    enabled: request !== null,
    staleTime: Infinity,
    retry: false,
  });
