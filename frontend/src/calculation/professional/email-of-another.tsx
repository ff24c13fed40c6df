import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { emailRule } from '@simulador/contracts/calculation/rules/text';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { formatRut, toWireRut } from '@simulador/contracts/platform/rut';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { EmailOwner, Failure } from '#shared/simulation/save-failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { ClientAnswers } from '../answers/answers.ts';

const NOT_CORRECTED = 'No pudimos corregir el correo. Inténtelo de nuevo en unos minutos.';

export interface EmailOwnerWayProps {
  owner: EmailOwner;
  onCorrected: () => void;
}

/** Leads to the client whose record has the e-mail, and corrects the e-mail there. See docs/rules.md R264, R952. */
export function EmailOwnerWay({ owner, onCorrected }: EmailOwnerWayProps) {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      answerOf(
        client.PUT('/authentication/api/clients/{uuid}', {
          params: { path: { uuid: owner.client } },
          body: { email: email.trim() },
        }),
      ),
    onSuccess: () => {
      toast.show(`Correo de ${owner.name} corregido.`, { tone: 'good' });
      onCorrected();
    },
  });
  const broken = emailRule(email);
  const submit = (): void => {
    setChecked(true);
    if (broken === null && !isPending) mutate();
  };
  return (
    <div>
      <p>
        {`Es el correo de ${owner.name} (${formatRut(owner.identification)}). Si allí está mal, corríjalo. `}
        {owner.simulation !== null && (
          <a href={`/listado?days=3650&detalle=${owner.simulation}`} target="_blank" rel="noreferrer">
            Ver a esta persona
          </a>
        )}
      </p>
      <TextField
        name="owner_email"
        label={`Correo de ${owner.name}`}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isPending}
        value={email}
        onChange={(text) => {
          setEmail(text);
          reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the simulator's form, of which this is a field.
          event.preventDefault();
          submit();
        }}
        error={
          isChecked && broken !== null
            ? violationText(broken)
            : error === null
              ? undefined
              : failureText(error, NOT_CORRECTED)
        }
      />
      <Button small working={isPending} workingLabel="Corrigiendo…" onClick={submit}>
        Corregir su correo
      </Button>
    </div>
  );
}

/** Checks the e-mail when module 1 is left. If the check fails, saving reports it. See docs/rules.md R264. */
export function useEmailCheck(onAvailable: () => void) {
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: ({ email, rut }: ClientAnswers) =>
      answerOf(
        client.POST('/api/simulador/clientes/correo', {
          body: { email: email.trim(), identification: toWireRut(rut) },
        }),
      ),
    onSuccess: ({ available }) => {
      if (available) onAvailable();
      else setAttempt((count) => count + 1);
    },
    onError: onAvailable,
  });
  const refusal: Failure = {
    kind: 'email',
    message: messageText('email_of_another'),
    owner: data?.owner ?? null,
  };
  return {
    /** Continues unless the e-mail belongs to another client. */
    check: (answers: ClientAnswers): void => {
      if (!isPending) mutate(answers);
    },
    isChecking: isPending,
    failure: data?.available === false ? refusal : null,
    /** Number of refusals. */
    attempt,
    reset,
  };
}
