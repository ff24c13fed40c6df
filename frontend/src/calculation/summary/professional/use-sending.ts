import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { normalisePhone } from '@simulador/contracts/platform/phone';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';

const NOT_SENT = 'No pudimos enviar la simulación. Inténtelo de nuevo en unos minutos.';

/** Updates the client's contact details. @throws ApiError, 409 if the e-mail belongs to another client */
const updateContact = (uuid: string, body: components['schemas']['ContactRequestDto']): Promise<unknown> =>
  answerOf(client.PUT('/authentication/api/clients/{uuid}', { params: { path: { uuid } }, body }));

/** Requests a mail of the client's newest simulation, once however often it is called with the same key. @throws ApiError */
const mailLastSimulation = (uuid: string, intentKey: string): Promise<unknown> =>
  answerOf(
    client.GET('/authentication/api/clients/{uuid}/last_simulation_email', {
      params: { path: { uuid }, header: { 'Idempotency-Key': intentKey } },
      cache: 'no-store',
    }),
  );

/** Saves the contact details, then requests the mail. Attempts of one page share a key. See docs/rules.md R89. */
export function useSending({ user, email }: { user: string; email: string }, onSent: () => void) {
  const [intentKey] = useState(newIntentKey);
  const queries = useQueryClient();
  const mutationKey = ['send-simulation', user];
  const { isPending, error, mutate } = useMutation({
    mutationKey,
    mutationFn: async (phone: string) => {
      await updateContact(user, { email, phone_number: normalisePhone(phone) });
      await mailLastSimulation(user, intentKey);
    },
    onSuccess: onSent,
  });
  return {
    isSending: isPending,
    failure: error && failureText(error, NOT_SENT),
    send: (phone: string): void => {
      if (queries.isMutating({ mutationKey }) === 0) mutate(phone);
    },
  };
}
