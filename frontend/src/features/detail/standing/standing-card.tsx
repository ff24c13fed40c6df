import { useEffect, useId, type FormEvent } from 'react';
import { type Executive, NOBODY, type Resolution, type State } from '#shared/office/queries.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { choosableResolutions, executiveOptions, resolutionOptions, stateOptions } from './standing.ts';
import styles from './standing-card.module.css';
import { useStanding, type ChosenStanding, type Conflict } from './use-standing.ts';

/** What the selects offer; the executives are the administrator's. */
export interface StandingLists {
  readonly states: readonly State[];
  readonly resolutions: readonly Resolution[];
  readonly executives: readonly Executive[] | null;
}

/** What would be lost by leaving: nothing, what is not saved, or what is on its way to be. */
export type ChoiceState = 'none' | 'unsaved' | 'saving';

export interface StandingCardProps {
  read: SimulationRead;
  lists: StandingLists;
  onChoice: (choice: ChoiceState) => void;
}

/** State, resolution and, for the administrator, who follows it up. See docs/rules.md R312. */
export function StandingCard({ read, lists, onChoice }: StandingCardProps) {
  const titleId = useId();
  const resolutions = choosableResolutions(lists.resolutions, read);
  const standing = useStanding(read, resolutions, lists.executives ?? []);
  const { chosen, isChanged, isSaving } = standing;
  const choice = isSaving ? 'saving' : isChanged ? 'unsaved' : 'none';
  useEffect(() => onChoice(choice), [choice, onChoice]);
  const lock = lockOf(read);
  const isLocked = lock !== null || isSaving;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged && !isSaving) standing.save();
  };
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Información de la Solicitud</h3>
      {standing.conflict !== null && (
        <ConflictNote read={read} conflict={standing.conflict} isUnsaved={isChanged} />
      )}
      <form className={styles['form']} aria-labelledby={titleId} onSubmit={submit}>
        <div className={classNames(styles['fields'], lists.executives !== null && styles['three'])}>
          <SelectField
            name="detail_state"
            label="Estado"
            options={stateOptions(lists.states, read)}
            value={String(chosen.state)}
            disabled={isLocked}
            onChange={({ currentTarget }) => standing.chooseState(Number(currentTarget.value))}
          />
          <SelectField
            name="detail_resolution"
            label="Resolución"
            options={resolutionOptions(resolutions, chosen.state)}
            value={String(chosen.resolution)}
            disabled={isLocked}
            onChange={({ currentTarget }) => standing.chooseResolution(Number(currentTarget.value))}
          />
          {lists.executives !== null && (
            <SelectField
              name="detail_executive"
              label="Ejecutivo"
              options={executiveOptions(lists.executives, read)}
              value={chosen.executive === null ? '' : String(chosen.executive)}
              disabled={isLocked}
              onChange={({ currentTarget: { value } }) =>
                standing.chooseExecutive(value === '' ? null : Number(value))
              }
            />
          )}
        </div>
        <SaveRow standing={standing} lock={lock} />
      </form>
    </section>
  );
}

interface SaveRowProps {
  standing: ChosenStanding;
  lock: ReturnType<typeof lockOf>;
}

const LOCKED = {
  sent: 'Fue enviada a Workflow: ya no se puede modificar.',
  running: 'Se está enviando a Workflow: no se puede modificar hasta que termine.',
  stopped: 'Su envío a Workflow está detenido: no se puede modificar hasta que termine o se cancele.',
} as const;

function SaveRow({ standing, lock }: SaveRowProps) {
  if (lock !== null) return <p className="small muted">{LOCKED[lock]}</p>;
  return (
    <div className={styles['save']}>
      <Button
        variant="go"
        type="submit"
        // Saved under the focus, it keeps it.
        aria-disabled={!standing.isChanged}
        working={standing.isSaving}
        workingLabel="Actualizando…"
      >
        Actualizar Información
      </Button>
      <p className="small muted">
        {standing.isChanged ? 'Hay cambios por guardar.' : 'Sin cambios por guardar.'}
      </p>
    </div>
  );
}

interface ConflictNoteProps {
  read: SimulationRead;
  conflict: Conflict;
  /** What was chosen is not what is saved now. */
  isUnsaved: boolean;
}

/** Who was faster, and what is saved now; the choice is shown below. */
function ConflictNote({ read, conflict, isUnsaved }: ConflictNoteProps) {
  const { estado_description, resolucion_description, executive } = read;
  const saved = `Ahora está guardado: ${estado_description}, ${resolucion_description}, ejecutivo ${executive ?? NOBODY}.`;
  const unsaved = 'Lo que usted eligió sigue abajo, sin guardar.';
  const lines = [conflict.isReread && saved, isUnsaved && unsaved].filter((line) => line !== false);
  return (
    <Note tone="warn" role="alert" className={styles['conflict']}>
      <p>{conflict.message}</p>
      {lines.length > 0 && <p>{lines.join(' ')}</p>}
    </Note>
  );
}
