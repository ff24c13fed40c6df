import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { emailRule } from '@simulador/contracts/calculation/rules/text';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { ApiError, answerOf } from '#shared/api/api-error.ts';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { EMAIL_FIELD } from '#shared/office/list-keys.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { refreshRefused } from '#shared/office/refresh-refused.ts';

const NOT_SENT = 'No pudimos reenviar la simulación. Inténtelo de nuevo en unos minutos.';

/** Form that corrects a refused address and mails the simulation again. See docs/rules.md R712, R1051. */
export function CorrectionForm({
  uuid,
  refused,
  mails = true,
}: {
  uuid: string;
  refused: string;
  mails?: boolean;
}) {
  const [email, write] = useState(refused);
  const [isChecked, setChecked] = useState(false);
  const queries = useQueryClient();
  const { run, isWorking, error, failure, reset } = useAction({
    run: () =>
      answerOf(
        client.POST('/api/simulador/correos/{simulation}', {
          params: { path: { simulation: uuid } },
          body: { email },
        }),
      ),
    done: ({ detail }) => detail,
    failed: NOT_SENT,
    onFailed: (reason) => {
      if (refusalOf(reason) !== undefined) focusField(EMAIL_FIELD);
      void refreshRefused(queries, uuid, reason);
    },
    refetch: [simulationQuery(uuid).queryKey, [SIMULATION_LISTS]],
    hasPlace: true,
  });
  useUnsavedInDetail(email !== refused && !isWorking);
  const broken = emailRule(email);
  const refusal = refusalOf(error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (broken !== null) focusField(EMAIL_FIELD);
    else if (!isWorking) run();
  };
  return (
    <>
      <form
        className="flex min-w-0 flex-[1_1_100%] flex-wrap items-start gap-2 print:hidden [&_label]:sr-only [&>:first-child]:flex-[1_1_14rem]"
        noValidate
        onSubmit={submit}
      >
        <TextField
          name={EMAIL_FIELD}
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="off"
          readOnly={isWorking}
          value={email}
          onChange={(value) => {
            write(value);
            reset();
          }}
          error={isChecked && broken !== null ? violationText(broken) : refusal}
        />
        <Button small type="submit" working={isWorking} workingLabel="Enviando…">
          {mails ? 'Corregir correo y enviar otra vez' : 'Corregir correo'}
        </Button>
      </form>
      {failure !== null && refusal === undefined && <p role="alert">{failure}</p>}
    </>
  );
}

/** Returns the server's refusal of the address; undefined for another failure. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields[0]?.message : undefined;
