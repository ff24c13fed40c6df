import type { ComponentType } from 'react';
import { Note } from '#shared/ui/note.tsx';
import type { Catalogos } from '../api/wire.ts';
import { projectWords } from '../model/catalogue-options.ts';
import { foldedState } from '../model/folded-state.ts';
import { canEdit, MODULE_IDS, type ModuleId } from '../model/modules.ts';
import { useLedSteps } from '../model/use-led-steps.ts';
import type { SimulatorState } from '../model/simulator-state.ts';
import type { SimulatorStore } from '../model/simulator-store.ts';
import type { Simulation } from '../model/use-simulation.ts';
import { clientWords, creditWords } from '../model/words.ts';
import { PHONE_STEP, STEPS } from '../texts.ts';
import { FoldedModule } from './folded-module.tsx';
import { LaterRow } from './later-row.tsx';
import { ModuleClient } from './module-client.tsx';
import type { ModulePhoneProps } from './module-phone.tsx';
import { ModuleProject } from './module-project.tsx';
import { ModuleSimulation } from './module-simulation.tsx';

export interface StepsProps {
  store: SimulatorStore;
  state: SimulatorState;
  simulation: Simulation;
  catalogos: Catalogos | null;
  onConfirm: () => void;
  /** The module of the staff's variant, which a confirmation opens. */
  Phone?: ComponentType<ModulePhoneProps> | undefined;
}

/** The modules, one of them open. */
export function Steps({ store, state, simulation, catalogos, onConfirm, Phone }: StepsProps) {
  const { client, project, credit } = state;
  const { modules } = simulation;
  const { wasLed, lead, complete, edit } = useLedSteps(store, modules);
  const { dispatch } = store;
  const confirm = (): void => {
    if (Phone === undefined) onConfirm();
    else dispatch({ type: 'moduleCompleted', module: 'm3' });
    lead();
  };
  const isPhoneDue = simulation.canConfirm && !MODULE_IDS.some((id) => modules[id].active);
  const said = { m1: clientWords(client), m2: projectWords(catalogos, project), m3: creditWords(credit) };

  const open = (id: ModuleId) => {
    if (id === 'm1') {
      return (
        <ModuleClient
          key={id}
          answers={client}
          takesFocus={wasLed}
          asksPhone={Phone === undefined}
          onChange={(next) =>
            dispatch({ type: 'clientChanged', client: next, now: new Date().toISOString() })
          }
          onContinue={() => complete('m1')}
        />
      );
    }
    if (catalogos === null) return <MissingCatalogue key={id} />;
    if (id === 'm2') {
      return (
        <ModuleProject
          key={id}
          answers={project}
          clientName={client.name}
          catalogos={catalogos}
          takesFocus={wasLed}
          onChange={(next) => dispatch({ type: 'projectChanged', project: next })}
          onContinue={() => complete('m2')}
        />
      );
    }
    return (
      <ModuleSimulation
        key={id}
        answers={credit}
        client={client}
        project={project}
        catalogos={catalogos}
        uf={simulation.uf}
        rules={simulation.rules}
        rate={simulation.rate}
        actions={{
          isCalculating: simulation.isCalculating,
          canConfirm: simulation.canConfirm,
          obstacle: simulation.obstacle,
          onConfirm: confirm,
        }}
        takesFocus={wasLed}
        onChange={(next) => dispatch({ type: 'creditChanged', credit: next })}
        onCalculate={simulation.calculate}
      />
    );
  };
  return (
    <>
      {MODULE_IDS.map((id) =>
        modules[id].active ? (
          open(id)
        ) : (
          <FoldedModule
            key={id}
            id={id}
            step={STEPS[id]}
            state={foldedState(id, state, simulation)}
            said={said[id]}
            isEditable={canEdit(modules, id)}
            onEdit={edit}
          />
        ),
      )}
      {Phone !== undefined &&
        (isPhoneDue ? (
          <Phone
            phone={client.phone}
            onChange={(phone) => dispatch({ type: 'phoneTyped', phone })}
            onContinue={onConfirm}
          />
        ) : (
          <LaterRow {...PHONE_STEP} />
        ))}
    </>
  );
}

function MissingCatalogue() {
  return (
    <Note tone="warn" role="status">
      <p>Este paso necesita los catálogos del simulador, que todavía no pudimos cargar.</p>
    </Note>
  );
}
