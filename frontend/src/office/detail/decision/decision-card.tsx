import { useId, type FormEvent } from 'react';
import { type Executive, NOBODY, type Resolution, type State } from '#shared/office/queries.ts';
import { STATE_FIELD } from '#shared/office/list-keys.ts';
import { useReported } from '#shared/office/leaving/use-reported.ts';
import { useStartsAt } from '#shared/office/use-starts-at.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import {
  choosableResolutions,
  executiveOptions,
  NO_RESOLUTION,
  resolutionOptions,
  stateOptions,
} from './decision.ts';
import styles from './decision-card.module.css';
import { useDecision, type ChosenDecision, type Conflict } from './use-decision.ts';

/** Options of the selects; executives are for the administrator only. */
export interface DecisionLists {
  readonly states: readonly State[];
  readonly resolutions: readonly Resolution[];
  readonly executives: readonly Executive[] | null;
}

export interface DecisionCardProps {
  read: SimulationRead;
  lists: DecisionLists;
  /** Called with whether the decision is being saved. */
  onSaving: (isSaving: boolean) => void;
}

/** State, resolution and, for the administrator, executive. See docs/rules.md R312. */
export function DecisionCard({ read, lists, onSaving }: DecisionCardProps) {
  const titleId = useId();
  const resolutions = choosableResolutions(lists.resolutions, read);
  const decision = useDecision(read, resolutions);
  const { chosen, isChanged, isSaving } = decision;
  useReported(isSaving, onSaving);
  useStartsAt(STATE_FIELD);
  const lock = lockOf(read);
  const isLocked = lock !== null || isSaving;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged && !isSaving) decision.save();
  };
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Información de la Solicitud</h3>
      {decision.conflict !== null && (
        <ConflictNote read={read} conflict={decision.conflict} isUnsaved={isChanged} />
      )}
      <form className={styles['form']} aria-labelledby={titleId} onSubmit={submit}>
        <div className={classNames(styles['fields'], lists.executives !== null && styles['three'])}>
          <SelectField
            name={STATE_FIELD}
            label="Estado"
            options={stateOptions(lists.states, read)}
            value={String(chosen.state)}
            disabled={isLocked}
            onChange={(value) => decision.chooseState(Number(value))}
          />
          <SelectField
            name="detail_resolution"
            label="Resolución"
            options={resolutionOptions(resolutions, chosen.state)}
            value={String(chosen.resolution)}
            disabled={isLocked}
            onChange={(value) => decision.chooseResolution(Number(value))}
          />
          {lists.executives !== null && (
            <SelectField
              name="detail_executive"
              label="Ejecutivo"
              options={executiveOptions(lists.executives, read)}
              value={chosen.executive === null ? '' : String(chosen.executive)}
              disabled={isLocked}
              onChange={(value) => decision.chooseExecutive(value === '' ? null : Number(value))}
            />
          )}
        </div>
        <SaveRow decision={decision} lock={lock} />
      </form>
    </section>
  );
}

const LOCKED = {
  sent: 'Fue enviada a Workflow: ya no se puede modificar.',
  running: 'Se está enviando a Workflow: no se puede modificar hasta que termine.',
  stopped: 'Su envío a Workflow está detenido: no se puede modificar hasta que termine o se cancele.',
} as const;

function SaveRow({ decision, lock }: { decision: ChosenDecision; lock: ReturnType<typeof lockOf> }) {
  if (lock !== null) return <p className="small muted">{LOCKED[lock]}</p>;
  const isUnresolved = decision.chosen.resolution === NO_RESOLUTION;
  return (
    <div className={styles['save']}>
      <Button
        variant="go"
        type="submit"
        // Not `disabled`, so that the button keeps the focus after saving.
        aria-disabled={!decision.isChanged || isUnresolved}
        working={decision.isSaving}
        workingLabel="Actualizando…"
      >
        Actualizar Información
      </Button>
      <p className="small muted">
        {isUnresolved
          ? 'Este estado no tiene resoluciones: elija otro para guardar.'
          : decision.isChanged
            ? 'Hay cambios por guardar.'
            : 'Sin cambios por guardar.'}
      </p>
    </div>
  );
}

interface ConflictNoteProps {
  read: SimulationRead;
  conflict: Conflict;
  /** True if the chosen values differ from the saved ones. */
  isUnsaved: boolean;
}

/** Note that names the colleague who saved first and shows their values. */
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
