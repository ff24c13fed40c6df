import { messageText } from '@simulador/contracts/messages/es';
import type { Failure } from '#shared/simulation/save-failure.ts';
import { SaveFailureNote } from '#shared/simulation/save-failure-note.tsx';
import { Button } from '#shared/ui/button.tsx';
import styles from './confirm-failure.module.css';

export interface ConfirmFailureProps {
  failure: Failure;
  attempt: number;
  isCalculating: boolean;
  onRecalculate: () => void;
  /** Leads to the module that holds the field of that name. */
  onAmend: (fieldName: string) => void;
  labelOf: (fieldName: string) => string | null;
}

/** Why nothing was saved, in a sentence, with what can be done about it. */
export function ConfirmFailure(props: ConfirmFailureProps) {
  const { failure, attempt, isCalculating, onRecalculate, onAmend, labelOf } = props;
  return (
    <SaveFailureNote
      failure={failure}
      attempt={attempt}
      title={messageText('staff_form_has_errors')}
      labelOf={labelOf}
      onLead={({ name }) => onAmend(name)}
      className={styles['failure']}
    >
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
    </SaveFailureNote>
  );
}
