/** Queries of the credits that an income is sufficient for. See docs/rules.md R650. */
import { queryOptions } from '@tanstack/react-query';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { ufDifference } from '@simulador/contracts/platform/money';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, ApiError } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { DividendoRequest } from './wire.ts';

/** Largest credit, or the limit that prevents every one. */
export type Largest = components['schemas']['AlcanceAnswerDto'] | components['schemas']['NotAffordableDto'];

const ANSWERED_ONCE = { staleTime: Infinity, retry: false } as const;

/**
 * Returns the query of the largest credit that an income is sufficient for, over the same term, or the limit that prevents every one. A
 * purchase keeps its savings, so that the answer names the property that both buy; other purposes keep their property.
 */
export const largestCreditQuery = (request: DividendoRequest, incomeClp: number) => {
  const { montocredito, valorpropiedad, montoAsegurado: _insured, ...calculation } = request;
  const body = {
    calculation,
    income_clp: incomeClp,
    ...(isBuySale(request.destino)
      ? { savings_uf: ufDifference(valorpropiedad, montocredito) }
      : { value_uf: valorpropiedad }),
    insured_pct: request.porcentaje ?? 0,
  };
  return queryOptions({
    queryKey: ['alcance', body],
    queryFn: ({ signal }): Promise<Largest> =>
      answerOf(client.POST('/api/simulador/alcance', { body, signal })).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return { reason: error.message };
        throw error;
      }),
    ...ANSWERED_ONCE,
  });
};

/** Returns the query of the row of the same credit for two people, both insured. */
export const ofTwoQuery = (request: DividendoRequest) => {
  const body = { ...request, asegurados: peopleCount(true), participantes: peopleCount(true) };
  return queryOptions({
    queryKey: ['of-two', body],
    queryFn: async ({ signal }) =>
      (await answerOf(client.POST('/api/external/calc_dividendo', { body, signal }))).salida[0] ?? null,
    ...ANSWERED_ONCE,
  });
};
