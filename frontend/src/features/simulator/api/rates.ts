import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { TarifaRequest, TmcRequest } from './wire.ts';

async function postTarifa(body: TarifaRequest, signal: AbortSignal): Promise<number> {
  const { rate } = await answerOf(client.POST('/api/tarificador/Tarifa', { body, signal }));
  return rate;
}

async function postTmc(body: TmcRequest, signal: AbortSignal): Promise<number> {
  const { Valor } = await answerOf(client.POST('/products/api/tmc', { body, signal }));
  return Valor;
}

/** The suggested annual rate, percent. */
export const tarifaQuery = (request: TarifaRequest | null) =>
  queryOptions({
    queryKey: ['tarifa', request],
    queryFn: ({ signal }) => postTarifa(request as TarifaRequest, signal),
    enabled: request !== null,
    staleTime: 5 * 60_000,
    retry: false,
  });

/** The maximum conventional rate, annual percent. */
export const tmcQuery = (request: TmcRequest | null) =>
  queryOptions({
    queryKey: ['tmc', request],
    queryFn: ({ signal }) => postTmc(request as TmcRequest, signal),
    enabled: request !== null,
    staleTime: Infinity,
    retry: false,
  });
