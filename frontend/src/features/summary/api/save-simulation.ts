import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';

/** Saves once, however often it is asked with the same key. @throws ApiError, 409 when the figures are not the bank's any more */
export const saveSimulation = (
  body: components['schemas']['SimulationCreateDto'],
  intentKey: string,
): Promise<SimulationRead> =>
  answerOf(
    client.POST('/simulations/api/web/simulations/create', {
      body,
      params: { header: { 'Idempotency-Key': intentKey } },
    }),
  );
