import { useEffect, useRef, type MouseEvent } from 'react';
import { messageText } from '@simulador/contracts/messages/es';
import type { RefusedField } from '#shared/api/api-error.ts';
import type { Failure } from '#shared/simulation/save-failure.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/focus-field.ts';
import { Note } from '#shared/ui/note.tsx';
import { ASK } from '../texts.ts';
import styles from './failure-note.module.css';

export interface FailureNoteProps {
  failure: Failure;
  /** Counts failures: each one takes the focus. */
  attempt: number;
  isRecalculating: boolean;
  onRecalculate: () => void;
  onAmend: (fieldName: string, message: string) => void;
  labelOf: (fieldName: string) => string | null;
}

/** Why nothing was saved, in a sentence, with what can be done about it. */
export function FailureNote(props: FailureNoteProps) {
  const { failure, attempt } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Note tone="bad" role="alert" tabIndex={-1} ref={box}>
      {failure.kind === 'fields' ? (
        <RefusedFields {...props} fields={failure.fields} />
      ) : (
        <p>
          <b>{failure.message}</b>
        </p>
      )}
      <WayOut {...props} />
    </Note>
  );
}

function WayOut({ failure, isRecalculating, onRecalculate, onAmend }: FailureNoteProps) {
  if (failure.kind === 'email') {
    return (
      <Button small className={styles['way']} onClick={() => onAmend('input_email', failure.message)}>
        Cambiar mi correo electrónico
      </Button>
    );
  }
  if (failure.kind === 'changed') {
    return (
      <Button
        small
        className={styles['way']}
        working={isRecalculating}
        workingLabel="Calculando…"
        onClick={onRecalculate}
      >
        Volver a calcular
      </Button>
    );
  }
  if (failure.kind === 'savedBefore') {
    return <p>Si quieres registrarla también con estos datos, presiona de nuevo «{ASK}».</p>;
  }
  return failure.kind === 'other' && <p>Tus datos siguen aquí: no tienes que escribirlos de nuevo.</p>;
}

/** Fields of this form: they stand just below. */
const HERE: Readonly<Record<string, string>> = { input_rut: 'RUT', input_phone_number: 'Teléfono móvil' };

interface RefusedFieldsProps extends FailureNoteProps {
  fields: readonly RefusedField[];
}

function RefusedFields({ fields, labelOf, onAmend }: RefusedFieldsProps) {
  const lead = (event: MouseEvent, { name, message }: RefusedField): void => {
    event.preventDefault(); // a fragment in the address would spoil the way back
    if (name in HERE) focusField(name);
    else onAmend(name, message);
  };
  return (
    <>
      <p>
        <b>{messageText('form_has_errors')}</b>
      </p>
      <ul>
        {fields.map((field) => {
          const label = HERE[field.name] ?? labelOf(field.name);
          return (
            <li key={field.name}>
              {label === null ? (
                field.message
              ) : (
                <a href={`#${field.name}`} onClick={(event) => lead(event, field)}>
                  {label}: {field.message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
