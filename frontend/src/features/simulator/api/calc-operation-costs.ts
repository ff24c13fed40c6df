import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { OperationCost, OperationCostsRequest } from './wire.ts';

const calcOperationCosts = (body: OperationCostsRequest, signal: AbortSignal): Promise<OperationCost[]> =>
  answerOf(client.POST('/simulations/api/calc_operation_costs', { body, signal }));

/** The operating expenses of one credit, a line each. */
export const operationCostsQuery = (request: OperationCostsRequest | null) =>
  queryOptions({
    queryKey: ['operation-costs', request],
    queryFn: ({ signal }) => calcOperationCosts(request as OperationCostsRequest, signal),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
