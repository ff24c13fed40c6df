import { useRef, useState } from 'react';
import { normalisePhone } from '@simulador/contracts/domain/phone';
import { toWireRut } from '@simulador/contracts/domain/rut';
import { introduceClient } from '#shared/simulation/introduce-client.ts';
import { failureOf, type Failure, type Step } from '#shared/simulation/save-failure.ts';
import type { Contact, SummaryProps } from '#shared/simulation/summary-slots.ts';
import { saveSimulation } from '../api/save-simulation.ts';

type ToSubmit = Pick<
  SummaryProps,
  'person' | 'simulation' | 'intentKey' | 'onAsk' | 'onSaved' | 'onOtherIntent'
>;

export interface Submission {
  readonly isSending: boolean;
  readonly failure: Failure | null;
  /** Counts failures. */
  readonly attempt: number;
  readonly submit: (contact: Contact) => void;
  readonly fail: (failure: Failure) => void;
  readonly forget: () => void;
}

async function send(
  { person, simulation, intentKey }: ToSubmit,
  { rut, phone }: Contact,
  begin: (step: Step) => void,
) {
  const identification = toWireRut(rut);
  const phone_number = normalisePhone(phone);
  begin('introduce');
  const { uuid, user_hash } = await introduceClient({ ...person, identification, phone_number });
  begin('save');
  const calculation = { ...simulation.calculation, Rut: identification };
  const saved = await saveSimulation({ ...simulation, calculation, client: uuid, phone_number }, intentKey);
  return { saved, userHash: user_hash };
}

/** Says who asks, then saves the simulation. One try at a time; a failed one leaves everything as it was. */
export function useSubmission(props: ToSubmit): Submission {
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  const fail = (why: Failure): void => {
    setFailure(why);
    setAttempt((count) => count + 1);
  };
  const submit = (contact: Contact): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    props.onAsk();
    let step: Step = 'introduce';
    send(props, contact, (next) => (step = next))
      .then(({ saved, userHash }) => props.onSaved(saved, userHash))
      .catch((reason: unknown) => {
        const why = failureOf(reason, step);
        if (why.kind === 'savedBefore') props.onOtherIntent();
        fail(why);
      })
      .finally(() => {
        isBusy.current = false;
        setSending(false);
      });
  };
  return { isSending, failure, attempt, submit, fail, forget: () => setFailure(null) };
}
