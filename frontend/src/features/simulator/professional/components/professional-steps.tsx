import { useEffect, useMemo, useRef } from 'react';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import type { Inicio } from '../../api/wire.ts';
import { MissingCatalogue } from '../../modules/missing-catalogue.tsx';
import { ModuleList } from '../../modules/module-list.tsx';
import { projectFacts, type ClientAnswers } from '../../answers/answers.ts';
import { projectWords } from '../../answers/catalogue-options.ts';
import type { FieldPlace } from '../../answers/field-places.ts';
import { MODULE_IDS, type ModuleId } from '../../state/modules.ts';
import type { SimulatorState } from '../../state/simulator-state.ts';
import type { SimulatorStore } from '../../state/simulator-store.ts';
import { useLedSteps } from '../../modules/use-led-steps.ts';
import type { Simulation } from '../../calculation/use-simulation.ts';
import { clientWords, creditWords } from '../../answers/describe.ts';
import { NO_LISTS } from '../../answers/texts.ts';
import { professionalPlaceOf } from '../model/field-places.ts';
import { hasSameAnswers } from '../model/same-answers.ts';
import { projectFormOf } from '../model/project-form.ts';
import type { Confirmation } from '../model/use-confirmation.ts';
import { NO_ENTRY_FOR_STAFF, NO_LISTS_FOR_STAFF, STEPS } from '../texts.ts';
import { ClientModule } from './client-module.tsx';
import { ConfirmFailure } from './confirm-failure.tsx';
import { CreditModule } from './credit-module.tsx';
import { ProjectModule } from './project-module.tsx';

export interface ProfessionalStepsProps {
  store: SimulatorStore;
  state: SimulatorState;
  simulation: Simulation;
  confirmation: Confirmation;
  inicio: Inicio | undefined;
}

/** The three modules of the professional flavour, one of them open. */
export function ProfessionalSteps(props: ProfessionalStepsProps) {
  const { store, state, simulation, confirmation, inicio } = props;
  const { client, project, credit } = state;
  const { modules, obstacle, rate } = simulation;
  const { dispatch } = store;
  const { wasLed, complete, edit } = useLedSteps(store, modules);
  const catalogos = inicio?.catalogos ?? null;
  const projectForm = useMemo(() => projectFormOf({ project, credit }), [project, credit]);
  const amended = useRef<FieldPlace>(null);
  useEffect(() => {
    // This also runs for a drawing from before the module opened.
    if (amended.current === null || !modules[amended.current.module].active) return;
    focusField(amended.current.name);
    amended.current = null;
  }, [modules]);

  // Back from the summary, where the confirmation closed all: the credit opens.
  useEffect(() => {
    const isOpen = MODULE_IDS.some((id) => store.getState().modules[id].active);
    if (!isOpen) store.dispatch({ type: 'moduleOpened', module: 'm3' });
  }, [store]);

  const placeNamed = (name: string) => professionalPlaceOf(name, projectFacts(project).purpose);
  const amend = (name: string): void => {
    const place = placeNamed(name);
    if (place === null) return;
    if (modules[place.module].active) return focusField(name);
    amended.current = place;
    edit(place.module);
  };
  // What was said of an e-mail holds for the client whose it was. See docs/rules.md R95.
  const changeClient = (next: ClientAnswers): void => {
    if (next.rut !== client.rut || next.email !== client.email) confirmation.forget();
    dispatch({ type: 'clientChanged', client: next, now: new Date().toISOString() });
  };
  const recalculate = async (): Promise<void> => {
    const asked = store.getState();
    const message = await simulation.recalculate();
    // Of other answers than those now there is nothing to say.
    if (message === null || !hasSameAnswers(store.getState(), asked)) confirmation.forget();
    else confirmation.fail({ kind: 'changed', message });
  };
  const failure = confirmation.failure !== null && (
    <ConfirmFailure
      failure={confirmation.failure}
      attempt={confirmation.attempt}
      isCalculating={simulation.isCalculating}
      onRecalculate={() => void recalculate()}
      onAmend={amend}
      labelOf={(name) => placeNamed(name)?.label ?? null}
    />
  );
  const said = {
    m1: clientWords(client),
    m2: projectWords(catalogos, project),
    m3: creditWords(credit),
  };
  const isRateRight = !credit.rate.isOwn || rate.annualRatePct !== null;
  const areOthersValid = modules.m1.valid && modules.m2.valid;

  const open = (id: ModuleId) => {
    if (id === 'm1') {
      return (
        <ClientModule
          answers={client}
          takesFocus={wasLed}
          notice={failure}
          onChange={changeClient}
          onContinue={() => complete('m1')}
        />
      );
    }
    if (catalogos === null || inicio === undefined) return <MissingCatalogue />;
    if (id === 'm2') {
      return (
        <ProjectModule
          answers={projectForm}
          catalogos={catalogos}
          uf={simulation.uf}
          takesFocus={wasLed}
          onChange={({ propertyValue, ...next }) => {
            dispatch({ type: 'projectChanged', project: next });
            dispatch({ type: 'valueChanged', propertyValue });
          }}
          onContinue={() => complete('m2')}
        />
      );
    }
    return (
      <CreditModule
        answers={state}
        catalogos={catalogos}
        seguros={inicio.seguros}
        simulation={simulation}
        actions={{
          isCalculating: simulation.isCalculating,
          isSaving: confirmation.isSaving,
          canConfirm: simulation.canConfirm && areOthersValid,
          canCalculate:
            simulation.isCreditValid &&
            areOthersValid &&
            isRateRight &&
            obstacle === null &&
            !simulation.canConfirm,
          obstacle: obstacle && (obstacle === NO_LISTS ? NO_LISTS_FOR_STAFF : NO_ENTRY_FOR_STAFF),
          failure,
          onConfirm: confirmation.confirm,
        }}
        takesFocus={wasLed}
        onChange={(next) => dispatch({ type: 'creditChanged', credit: next })}
        onCalculate={simulation.calculate}
      />
    );
  };
  return <ModuleList {...{ state, simulation, said, open }} steps={STEPS} onEdit={edit} />;
}
