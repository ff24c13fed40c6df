import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { formatRut, toWireRut } from '@simulador/contracts/platform/rut';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { EmailOwner, Failure } from '#shared/simulation/save-failure.ts';
import type { ClientAnswers } from '../answers/answers.ts';

/** Leads to the client whose record has the e-mail, where a wrong one is corrected. See docs/rules.md R952. */
export const EmailOwnerWay = ({ owner: { name, identification, simulation } }: { owner: EmailOwner }) => (
  <p>
    {`Es el correo de ${name} (${formatRut(identification)}). `}
    {simulation !== null && (
      <a href={`/listado?days=3650&detalle=${simulation}`} target="_blank" rel="noreferrer">
        Ver a esta persona
      </a>
    )}
  </p>
);

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
