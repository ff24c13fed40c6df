/** Queries of the credits that an income is sufficient for. See docs/rules.md R650. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { ufDifference } from '@simulador/contracts/platform/money';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { DividendoRequest } from './wire.ts';

export type AffordableCredit = components['schemas']['AlcanceAnswerDto'];
export type AffordRequest = components['schemas']['AlcanceRequestDto'];

/** Asks for the largest credit that an income is sufficient for; a 404 names the limit. */
export const askAfford = (body: AffordRequest, signal: AbortSignal) =>
  answerOf(client.POST('/api/simulador/alcance', { body, signal }));

export const affordQuery = (body: AffordRequest, ufValueClp: number) =>
  queryOptions({
    queryKey: ['alcance', ufValueClp, body],
    queryFn: ({ signal }) => askAfford(body, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

/** Returns a credit with another income, over the same term. A purchase keeps its savings, so that the answer names the property that both buy. */
export function ofIncome(request: DividendoRequest, incomeClp: number): AffordRequest {
  const { montocredito, valorpropiedad, montoAsegurado: _insured, ...calculation } = request;
  return {
    calculation,
    income_clp: incomeClp,
    ...(isBuySale(request.destino)
      ? { savings_uf: ufDifference(valorpropiedad, montocredito) }
      : { value_uf: valorpropiedad }),
    insured_pct: request.porcentaje ?? 0,
  };
}

/** Returns the query of the row of the same credit for two people, both insured. */
export const ofTwoQuery = (request: DividendoRequest, ufValueClp: number) => {
  const body = { ...request, asegurados: peopleCount(true), participantes: peopleCount(true) };
  return queryOptions({
    queryKey: ['of-two', ufValueClp, body],
    queryFn: async ({ signal }) =>
      (await answerOf(client.POST('/api/external/calc_dividendo', { body, signal }))).salida[0] ?? null,
    staleTime: Infinity,
  });
};
