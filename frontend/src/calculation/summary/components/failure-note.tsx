import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { Failure } from '#shared/simulation/save-failure.ts';
import { SaveFailureNote } from '#shared/simulation/save-failure-note.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { PHONE_FIELD } from './contact-form.tsx';

export interface FailureNoteProps {
  failure: Failure;
  attempt: number;
  isRecalculating: boolean;
  onRecalculate: () => void;
  onAmend: (fieldName: string, message: string) => void;
  labelOf: (fieldName: string) => string | null;
}

const HERE: Readonly<Record<string, string>> = { input_rut: 'RUT', [PHONE_FIELD.name]: PHONE_FIELD.label };

/** Note why nothing was saved, with what the visitor can do. */
export function FailureNote(props: FailureNoteProps) {
  const { failure, attempt, labelOf, onAmend } = props;
  return (
    <SaveFailureNote
      failure={failure}
      attempt={attempt}
      title={messageText('form_has_errors')}
      labelOf={(name) => HERE[name] ?? labelOf(name)}
      onLead={({ name, message }) => (name in HERE ? focusField(name) : onAmend(name, message))}
    >
      <WayOut {...props} />
    </SaveFailureNote>
  );
}

function WayOut({ failure, isRecalculating, onRecalculate, onAmend }: FailureNoteProps) {
  if (failure.kind === 'email') {
    return (
      <Button small className="mt-3" onClick={() => onAmend('input_email', failure.message)}>
        Cambiar mi correo electrónico
      </Button>
    );
  }
  if (failure.kind === 'changed') {
    return (
      <Button
        small
        className="mt-3"
        working={isRecalculating}
        workingLabel="Calculando…"
        onClick={onRecalculate}
      >
        Volver a calcular
      </Button>
    );
  }
  if (failure.kind === 'savedBefore') {
    return <p>Si quieres registrarla también con estos datos, presiona el botón de nuevo.</p>;
  }
  return failure.kind === 'other' && <p>Tus datos siguen aquí: no tienes que escribirlos de nuevo.</p>;
}
