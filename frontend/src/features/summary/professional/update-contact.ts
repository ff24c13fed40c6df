import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];

/** How a client is reached from now on. @throws ApiError, 409 when the e-mail is another's */
export const updateContact = (
  uuid: string,
  body: Schemas['ContactRequestDto'],
): Promise<Schemas['ContactDto']> =>
  answerOf(client.PUT('/authentication/api/clients/{uuid}', { params: { path: { uuid } }, body }));
