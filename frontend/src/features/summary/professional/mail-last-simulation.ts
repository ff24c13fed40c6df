import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

/** Has the client's newest simulation mailed, once however often it is asked with the same key. @throws ApiError */
export async function mailLastSimulation(clientUuid: string, intentKey: string): Promise<void> {
  await answerOf(
    client.GET('/authentication/api/clients/{uuid}/last_simulation_email', {
      params: { path: { uuid: clientUuid }, header: { 'Idempotency-Key': intentKey } },
      cache: 'no-store',
    }),
  );
}
