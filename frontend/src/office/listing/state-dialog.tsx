import { useEffect, type SyntheticEvent } from 'react';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { choosableResolutions, decisionOptions } from '../detail/decision/decision.ts';
import { useDecisionLists } from '../detail/decision/use-decision-lists.ts';
import type { useUpdate } from '../detail/decision/use-update.ts';
import type { ListedSimulation } from './client-groups.ts';

const WIDTH_PX = 440;
const FIELD = 'row_decision';

/** Simulation whose state is changed, as it was when the dialog opened: a refetched version would hide a colleague's change from the server. */
export type Stated = Pick<
  ListedSimulation,
  | 'uuid'
  | 'id'
  | 'version'
  | 'client_name'
  | 'estado'
  | 'estado_description'
  | 'resolucion'
  | 'resolucion_description'
>;

export interface StateDialogProps {
  simulation: Stated;
  /** Changes of states; their conflict is shown below the row. */
  updates: ReturnType<typeof useUpdate>;
  onClose: () => void;
}

/** Form for the state and resolution of a row's simulation. See docs/rules.md R705. */
export function StateDialog({ simulation, updates, onClose }: StateDialogProps) {
  const { update, isUpdating, failure: notUpdated } = updates;
  const { lists, failure } = useDecisionLists(false);
  const { uuid, id, version, client_name: name, estado, resolucion } = simulation;
  const { values: chosen, setValues: setChosen, isChanged } = useValues(resolucion, isUpdating);
  const isLoaded = lists !== null;
  // After the dialog's own effect, which focuses its title.
  useEffect(() => focusField(FIELD), [isLoaded]);
  const choosable = choosableResolutions(lists?.resolutions ?? [], simulation);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const next = choosable.find((each) => each.id === chosen);
    if (isUpdating) return;
    if (!next || !isChanged) onClose();
    else
      update({
        uuid,
        version,
        body: { estado: next.simulation_state, resolucion: chosen },
        before: { estado, resolucion },
      });
  };
  return (
    <FormDialog
      title="Estado"
      widthPx={WIDTH_PX}
      form={{ isChanged, isWorking: isUpdating, failure: notUpdated, submit }}
      act={{ children: 'Guardar', workingLabel: 'Guardando…', disabled: !isLoaded }}
      onClose={onClose}
    >
      <p className="text-ink-2">{`${name}, simulación ${id}`}</p>
      {failure !== null && <FailedPart {...failure} />}
      {!isLoaded && failure === null && <Loading label="Cargando los estados…" />}
      {isLoaded && (
        <SelectField
          name={FIELD}
          label="Queda en"
          options={decisionOptions(lists.states, choosable, simulation)}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Browsers differ in whether Enter opens a select or submits its form.
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
    </FormDialog>
  );
}
