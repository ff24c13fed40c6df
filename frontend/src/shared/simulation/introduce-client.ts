import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';

type Schemas = components['schemas'];

/** "Authenticate user": whose the simulation is. @throws ApiError, 409 when e-mail or RUT are another's */
export const introduceClient = (body: Schemas['ClientRequestDto']): Promise<Schemas['IntroducedClientDto']> =>
  answerOf(client.POST('/authentication/api/clients', { body }));
