import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { formatPhone, isBlankPhone, normalisePhone, PHONE_PREFIX } from '@simulador/contracts/platform/phone';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { client } from '#shared/session/client.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { PHONE_FIELD, phoneError } from '../components/contact-form.tsx';

const TITLE = 'Envía la simulación al cliente';
const NOT_SENT = 'No pudimos enviar la simulación. Inténtelo de nuevo en unos minutos.';

const removalText = (phone: string): string => `Al enviar se borra el teléfono ${formatPhone(phone)}.`;

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
function useSending({ user, email }: { user: string; email: string }, onSent: () => void) {
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

export interface SendBlockProps {
  read: SimulationRead;
  /** The client's uuid. */
  user: string;
  onSent: () => void;
}

/** Recipient's contact details, and the button that sends the simulation. See docs/rules.md R89. */
export function SendBlock({ read, user, onSent }: SendBlockProps) {
  const { client_email: email, client_phone } = read;
  const { values: phone, setValues: setPhone, isChanged } = useValues(client_phone ?? PHONE_PREFIX);
  const [wasLeft, setLeft] = useState(false);
  const error = phoneError(phone);
  const sending = useSending({ user, email }, onSent);
  useUnsaved(isChanged && !sending.isSending);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (error === undefined) sending.send(phone);
    else focusField(PHONE_FIELD.name);
  };
  return (
    <Card title={TITLE} className="print:hidden">
      <form
        noValidate
        onSubmit={submit}
        aria-label={TITLE}
        // Smaller text in the narrow column, because the address must be readable in full before something is sent there.
        className="grid grid-cols-1 gap-4 [&_input]:text-ellipsis lg:[&_input[type=email]]:px-3 lg:[&_input[type=email]]:text-14"
      >
        <TextField name="input_email" label="Correo electrónico" type="email" value={email} readOnly />
        <PhoneField
          {...PHONE_FIELD}
          {...(client_phone !== null && isBlankPhone(phone) && { hint: removalText(client_phone) })}
          value={phone}
          onChange={(next) => sending.isSending || setPhone(next)}
          onBlur={() => setLeft(true)}
          error={wasLeft ? error : undefined}
        />
        <ActionFailure text={sending.failure} />
        <Button variant="go" type="submit" working={sending.isSending} workingLabel="Enviando…">
          Enviar Simulación
        </Button>
        <PdfButton uuid={read.uuid} />
      </form>
    </Card>
  );
}
