/** Queries of the credits and terms that an income is sufficient for. See docs/rules.md R650. */
import { queryOptions } from '@tanstack/react-query';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { ufDifference } from '@simulador/contracts/platform/money';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, ApiError } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { calcDividendo } from './figures.ts';
import type { DividendoRequest } from './wire.ts';

type Schemas = components['schemas'];
export type Affordable = Schemas['AlcanceAnswerDto'];

/** Income and other debts, pesos a month. */
interface Income {
  readonly clp: number;
  readonly debtsClp: number;
}

const incomeIn = ({ clp, debtsClp }: Income) => ({
  income_clp: clp,
  ...(debtsClp > 0 && { debts_clp: debtsClp }),
});

const ANSWERED_ONCE = { staleTime: Infinity, retry: false } as const;

/** Returns the limit that a 404 names. @throws any other error */
function reasonOfNone(error: unknown): Schemas['NotAffordableDto'] {
  if (error instanceof ApiError && error.status === 404) return { reason: error.message };
  throw error;
}

/** Returns the savings and subsidy of a purchase, UF: its value less its credit. */
const ownUf = ({ valorpropiedad, montocredito }: DividendoRequest): number =>
  ufDifference(valorpropiedad, montocredito);

/**
 * Returns the query of the largest credit that an income is sufficient for, over the same term. A purchase keeps its savings, so that
 * the answer names the property that both buy, unless `isSameProperty`; other purposes keep their property.
 */
export const largestCreditQuery = (request: DividendoRequest, income: Income) =>
  alcanceQuery(request, income, !isBuySale(request.destino), {});

/** Returns the query of the largest credit below the request's own, by whole UF of the value, savings or credit that changes. */
export const smallerCreditQuery = (request: DividendoRequest, income: Income, isSameProperty = false) =>
  alcanceQuery(request, income, isSameProperty || !isBuySale(request.destino), {
    below_uf: request.montocredito,
  });

const alcanceQuery = (
  request: DividendoRequest,
  income: Income,
  keepsValue: boolean,
  below: Pick<Schemas['AlcanceRequestDto'], 'below_uf'>,
) => {
  const { montocredito: _credit, valorpropiedad, montoAsegurado: _insured, ...calculation } = request;
  const body: Schemas['AlcanceRequestDto'] = {
    calculation,
    ...incomeIn(income),
    ...(keepsValue ? { value_uf: valorpropiedad } : { savings_uf: ownUf(request) }),
    ...below,
    insured_pct: request.porcentaje ?? 0,
  };
  return queryOptions({
    queryKey: ['alcance', body],
    queryFn: ({ signal }): Promise<Schemas['AlcanceAnswerDto'] | Schemas['NotAffordableDto']> =>
      answerOf(client.POST('/api/simulador/alcance', { body, signal })).catch(reasonOfNone),
    ...ANSWERED_ONCE,
  });
};

/** Returns the query of the shortest longer term of a credit that an income is sufficient for. */
export const shortestTermQuery = (
  calculation: DividendoRequest,
  income: Income,
  age: number | null,
  flavour: Flavour,
) => {
  const body: Schemas['PlazoRequestDto'] = {
    calculation,
    ...incomeIn(income),
    ...(age === null ? {} : { edad: age }),
    flavour,
  };
  return queryOptions({
    queryKey: ['plazo', body],
    queryFn: ({ signal }) => answerOf(client.POST('/api/simulador/plazo', { body, signal })),
    ...ANSWERED_ONCE,
  });
};

/** Returns the query of the same credit for two people, both insured. */
export const ofTwoQuery = (request: DividendoRequest) => {
  const body = { ...request, asegurados: peopleCount(true), participantes: peopleCount(true) };
  return queryOptions({
    queryKey: ['of-two', body],
    queryFn: async ({ signal }) => (await calcDividendo(body, signal)).row,
    ...ANSWERED_ONCE,
  });
};
