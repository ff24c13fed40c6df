import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { normalisePhone } from '@simulador/contracts/domain/phone';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';

const NOT_SENT = 'No pudimos enviar la simulación. Inténtelo de nuevo en unos minutos.';

/** How a client is reached from now on. @throws ApiError, 409 when the e-mail is another's */
const updateContact = (uuid: string, body: components['schemas']['ContactRequestDto']): Promise<unknown> =>
  answerOf(client.PUT('/authentication/api/clients/{uuid}', { params: { path: { uuid } }, body }));

/** Has the client's newest simulation mailed, once however often it is called with the same key. @throws ApiError */
const mailLastSimulation = (uuid: string, intentKey: string): Promise<unknown> =>
  answerOf(
    client.GET('/authentication/api/clients/{uuid}/last_simulation_email', {
      params: { path: { uuid }, header: { 'Idempotency-Key': intentKey } },
      cache: 'no-store',
    }),
  );

export interface Sending {
  readonly isSending: boolean;
  /** Why it was not sent. */
  readonly failure: string | null;
  readonly send: (phone: string) => void;
}

interface Recipient {
  readonly user: string;
  readonly email: string;
}

/** Saves the contact details, then has the simulation mailed. Attempts of the same page are one intent. See docs/rules.md R89. */
export function useSending({ user, email }: Recipient, onSent: () => void): Sending {
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
    send: (phone) => {
      if (queries.isMutating({ mutationKey }) === 0) mutate(phone);
    },
  };
}
