import { useRef, useState } from 'react';
import { normalisePhone } from '@simulador/contracts/domain/phone';
import { failureText } from '#shared/api/api-error.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { mailLastSimulation } from './mail-last-simulation.ts';
import { NOT_SENT } from './texts.ts';
import { updateContact } from './update-contact.ts';

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

/** Keeps how the client is reached, then has the simulation mailed. Tries of the same page are one intent. See docs/rules.md R89. */
export function useSending({ user, email }: Recipient, onSent: () => void): Sending {
  const isBusy = useRef(false);
  const [intentKey] = useState(newIntentKey);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const deliver = async (phone: string): Promise<void> => {
    await updateContact(user, { email, phone_number: normalisePhone(phone) });
    await mailLastSimulation(user, intentKey);
  };
  const send = (phone: string): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    deliver(phone)
      .then(onSent)
      .catch((reason: unknown) => setFailure(failureText(reason, NOT_SENT)))
      .finally(() => {
        isBusy.current = false;
        setSending(false);
      });
  };
  return { isSending, failure, send };
}
