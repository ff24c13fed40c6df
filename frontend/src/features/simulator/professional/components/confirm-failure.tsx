import { useEffect, useRef, type MouseEvent } from 'react';
import { messageText } from '@simulador/contracts/messages/es';
import type { RefusedField } from '#shared/api/api-error.ts';
import type { Failure } from '#shared/simulation/save-failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './confirm-failure.module.css';

export interface ConfirmFailureProps {
  failure: Failure;
  /** Counts failures: each one takes the focus. */
  attempt: number;
  isCalculating: boolean;
  onRecalculate: () => void;
  /** Leads to the module that holds the field of that name. */
  onAmend: (fieldName: string) => void;
  labelOf: (fieldName: string) => string | null;
}

/** Why nothing was saved, in a sentence, with what can be done about it. */
export function ConfirmFailure(props: ConfirmFailureProps) {
  const { failure, attempt, isCalculating, onRecalculate, onAmend } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Note tone="bad" role="alert" tabIndex={-1} ref={box} className={styles['failure']}>
      {failure.kind === 'fields' ? (
        <RefusedFields {...props} fields={failure.fields} />
      ) : (
        <p>
          <b>{failure.message}</b>
        </p>
      )}
      {failure.kind === 'email' && (
        <Button small onClick={() => onAmend('input_email')}>
          Cambiar el correo electrónico
        </Button>
      )}
      {failure.kind === 'changed' && (
        <Button small working={isCalculating} workingLabel="Calculando…" onClick={onRecalculate}>
          Volver a calcular
        </Button>
      )}
    </Note>
  );
}

function RefusedFields({
  fields,
  labelOf,
  onAmend,
}: ConfirmFailureProps & { fields: readonly RefusedField[] }) {
  const lead = (event: MouseEvent, name: string): void => {
    event.preventDefault(); // a fragment in the address would spoil the way back
    onAmend(name);
  };
  return (
    <>
      <p>
        <b>{messageText('staff_form_has_errors')}</b>
      </p>
      <ul>
        {fields.map(({ name, message }) => {
          const label = labelOf(name);
          return (
            <li key={name}>
              {label === null ? (
                message
              ) : (
                <a href={`#${name}`} onClick={(event) => lead(event, name)}>
                  {label}: {message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
