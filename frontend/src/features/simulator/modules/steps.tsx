import type { ComponentType } from 'react';
import type { Catalogos } from '../api/wire.ts';
import { projectWords } from '../answers/catalogue-options.ts';
import { MODULE_IDS, type ModuleId } from '../state/modules.ts';
import { useLedSteps } from './use-led-steps.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import type { Simulation } from '../calculation/use-simulation.ts';
import { clientWords, creditWords } from '../answers/describe.ts';
import { PHONE_STEP, STEPS } from '../answers/texts.ts';
import { LaterRow } from './later-row.tsx';
import { MissingCatalogue } from './missing-catalogue.tsx';
import { ModuleClient } from './module-client.tsx';
import { ModuleList } from './module-list.tsx';
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
    if (catalogos === null) return <MissingCatalogue />;
    if (id === 'm2') {
      return (
        <ModuleProject
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
      <ModuleList {...{ state, simulation, said, open }} steps={STEPS} onEdit={edit} />
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
