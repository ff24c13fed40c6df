import { useState, type FormEvent } from 'react';
import { PHONE_PREFIX } from '@simulador/contracts/platform/phone';
import { useUnsavedText } from '#shared/office/leaving/use-unsaved-text.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { PHONE_FIELD, phoneError } from '../contact-phone.ts';
import styles from './send-block.module.css';
import { useSending } from './use-sending.ts';

export interface SendBlockProps {
  read: SimulationRead;
  /** The client's uuid. */
  user: string;
  onSent: () => void;
}

/** Recipient's contact details, and the button that sends the simulation. See docs/rules.md R89. */
export function SendBlock({ read, user, onSent }: SendBlockProps) {
  const { client_email: email, client_phone } = read;
  const {
    text: phone,
    write,
    forget,
  } = useUnsavedText(`teléfono ${read.uuid}`, client_phone ?? PHONE_PREFIX);
  const [wasLeft, setLeft] = useState(false);
  const error = phoneError(phone);
  const sending = useSending({ user, email }, () => {
    forget();
    onSent();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (error === undefined) sending.send(phone);
    else focusField(PHONE_FIELD.name);
  };
  return (
    <section className={styles['block']} aria-labelledby="send-title">
      <h2 id="send-title">Envía la simulación al cliente</h2>
      <form noValidate onSubmit={submit} className={styles['form']} aria-labelledby="send-title">
        <TextField name="input_email" label="Correo electrónico" type="email" value={email} readOnly />
        <PhoneField
          {...PHONE_FIELD}
          value={phone}
          onChange={write}
          onBlur={() => setLeft(true)}
          error={wasLeft ? error : undefined}
        />
        <ActionFailure text={sending.failure} />
        <Button variant="go" type="submit" working={sending.isSending} workingLabel="Enviando…">
          Enviar Simulación
        </Button>
        <PdfButton uuid={read.uuid} />
      </form>
    </section>
  );
}
