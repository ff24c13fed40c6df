import { formatInstant } from '@simulador/contracts/platform/instants';
import { NOBODY } from '../../lists/queries.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { lockOf } from '../../lists/contacts-of.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { DECISION_FIELDS } from './decision.ts';

const LOCKED = {
  sent: 'Fue enviada a Workflow: ya no se puede modificar.',
  running: 'Se está enviando a Workflow: no se puede modificar hasta que termine.',
  stopped: 'Su envío a Workflow está detenido: no se puede modificar hasta que termine o se cancele.',
} as const;

export interface LockedInformationProps {
  read: SimulationRead;
  lock: NonNullable<ReturnType<typeof lockOf>>;
  /** Note that was typed before somebody sent the simulation. */
  note: string;
  onDiscard: () => void;
}

/** `Información de la Solicitud` of a simulation that was sent or is being sent, which nobody can change. See docs/rules.md R386, R387. */
export function LockedInformation({ read, lock, note, onDiscard }: LockedInformationProps) {
  const isAdmin = useIsAdmin();
  const { workflow } = read;
  const fields = [
    [DECISION_FIELDS.state, 'Estado', read.estado_description],
    [DECISION_FIELDS.resolution, 'Resolución', read.resolucion_description],
    ...(isAdmin ? [[DECISION_FIELDS.executive, 'Ejecutivo', read.executive ?? NOBODY] as const] : []),
  ] as const;
  return (
    <section
      aria-label="Información de la Solicitud"
      className="grid gap-2 border-b border-line bg-ground px-4 pt-2 pb-3.5"
    >
      <h3 className="text-14">Información de la Solicitud</h3>
      <Note small>
        {workflow !== null && workflow.request !== null && (
          <p>
            <b>{`Solicitud nº${workflow.request}`}</b>
            {` en Workflow${workflow.sent_at === null ? '' : `, enviada el ${formatInstant(new Date(workflow.sent_at), ' a las ')}`} por ${workflow.sent_by}.`}
          </p>
        )}
        <p>{LOCKED[lock]}</p>
      </Note>
      <div className="grid auto-cols-fr grid-flow-col gap-2 @max-[26rem]/sheet:grid-flow-row">
        {fields.map(([name, label, value]) => (
          <SelectField
            key={name}
            {...{ name, label }}
            options={[{ value, label: value }]}
            value={value}
            disabled
            onChange={() => undefined}
          />
        ))}
      </div>
      {note !== '' && (
        <>
          <TextAreaField
            name="recorded_note"
            label="Su nota, que no se guardó"
            rows={3}
            value={note}
            readOnly
            hint="Puede copiarla a otra parte antes de descartarla."
          />
          <Button className="justify-self-start" onClick={onDiscard}>
            Descartar
          </Button>
        </>
      )}
    </section>
  );
}
