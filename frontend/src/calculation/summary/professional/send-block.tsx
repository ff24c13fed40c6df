import { useState } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { formatPhone, isBlankPhone, normalisePhone, PHONE_PREFIX } from '@simulador/contracts/platform/phone';
import { answerOf } from '#shared/api/api-error.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { client } from '#shared/session/client.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { Form } from '#shared/ui/forms/form.tsx';
import { useForm } from '#shared/ui/forms/use-form.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { PHONE_FIELD, phoneError } from '../components/contact-form.tsx';

const NAME = PHONE_FIELD.name;
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

export interface SendBlockProps {
  read: SimulationRead;
  /** The client's uuid. */
  user: string;
  onSent: () => void;
}

/** Recipient's contact details, and the button that sends the simulation. See docs/rules.md R89. */
export function SendBlock({ read, user, onSent }: SendBlockProps) {
  const { client_email: email, client_phone } = read;
  const [intentKey] = useState(newIntentKey);
  const form = useForm({
    start: { [NAME]: client_phone ?? PHONE_PREFIX },
    violations: ({ [NAME]: phone = '' }) => {
      const message = phoneError(phone);
      return message === undefined ? [] : [{ name: NAME, label: PHONE_FIELD.label, message }];
    },
    // The name finds the running send again for a user who leaves and comes back.
    name: ['send-simulation', user],
    // Attempts of one page share a key. See docs/rules.md R89.
    run: async ({ [NAME]: phone = '' }) => {
      await updateContact(user, { email, phone_number: normalisePhone(phone) });
      await mailLastSimulation(user, intentKey);
    },
    onDone: onSent,
    failed: NOT_SENT,
  });
  useUnsaved(form.isChanged && !form.isWorking);
  const { value = '', ...phone } = form.field(NAME);
  return (
    <Card title={TITLE} className="print:hidden">
      {/* Smaller text in the narrow column, because the address must be readable in full before something is sent there. */}
      <div className="[&_input]:text-ellipsis lg:[&_input[type=email]]:px-3 lg:[&_input[type=email]]:text-14">
        <Form form={form} label={TITLE}>
          <TextField name="input_email" label="Correo electrónico" type="email" value={email} readOnly />
          <PhoneField
            {...PHONE_FIELD}
            {...(client_phone !== null && isBlankPhone(value) && { hint: removalText(client_phone) })}
            {...phone}
            value={value}
          />
          <Button variant="go" type="submit" working={form.isWorking} workingLabel="Enviando…">
            Enviar Simulación
          </Button>
          <PdfButton uuid={read.uuid} />
        </Form>
      </div>
    </Card>
  );
}
