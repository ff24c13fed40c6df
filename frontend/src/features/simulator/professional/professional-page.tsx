import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PROFESSIONAL_SUMMARY } from '#shared/simulation/professional-entry.ts';
import type { ResultSlots } from '#shared/simulation/result-slots.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { useInicio } from '../api/get-inicio.ts';
import { InicioNotice } from '../modules/inicio-notice.tsx';
import { Progress } from '../modules/progress.tsx';
import { staffPlace } from '../state/kept-state.ts';
import { currentStep } from '../state/modules.ts';
import { useInicioToasts } from '../modules/use-inicio-toasts.ts';
import { useSimulation } from '../calculation/use-simulation.ts';
import { useSimulatorStore } from '../state/use-simulator-store.ts';
import { LOADING_LISTS } from '../answers/texts.ts';
import { ChoicesCard } from './components/choices-card.tsx';
import { EntryNotice } from './components/entry-notice.tsx';
import { ProfessionalSteps } from './components/professional-steps.tsx';
import { choicesOf } from './model/choices.ts';
import { usePartnerNames } from './model/use-partner-names.ts';
import { useConfirmation } from './model/use-confirmation.ts';
import { useEntry } from './model/use-entry.ts';
import styles from './professional-page.module.css';

export interface ProfessionalPageProps {
  slots: ResultSlots;
  /** The signed-in user's id: somebody else's answers are not shown. */
  userId: number;
  /** Stands opposite the title. */
  aside: ReactNode;
}

/** The professional simulator: what was chosen, three modules, and what they come to. See docs/rules.md R91. */
export function ProfessionalPage({ slots, userId, aside }: ProfessionalPageProps) {
  const [place] = useState(() => staffPlace(String(userId)));
  const { store, state } = useSimulatorStore(place);
  const inicio = useInicio();
  const simulation = useSimulation(store, state, inicio);
  const entry = useEntry(store, inicio);
  const navigate = useNavigate();
  const confirmation = useConfirmation(store, (recorded) => {
    void navigate(PROFESSIONAL_SUMMARY, { state: recorded });
  });
  const { uf, rate, result, comparison, schedule } = simulation;
  useAnnounceUf(inicio.isPending ? null : uf);
  useInicioToasts(inicio.data, inicio.error);
  const names = {
    catalogos: inicio.data?.catalogos ?? null,
    seguros: inicio.data?.seguros ?? null,
    ...usePartnerNames(state.project),
  };
  return (
    <div className={styles['page']}>
      <Progress step={currentStep(state.modules)} />
      <div className={styles['title']}>
        <h1>Simulador profesional</h1>
        {aside}
      </div>
      {inicio.isPending || entry.isLoading ? (
        <Loading label={entry.isLoading ? 'Abriendo la simulación guardada…' : LOADING_LISTS} />
      ) : (
        <>
          <InicioNotice inicio={inicio} uf={uf} />
          <EntryNotice entry={entry} />
          <div className={styles['columns']}>
            <aside className={styles['choices']} aria-label="Lo elegido" tabIndex={0}>
              <ChoicesCard choices={choicesOf(state, names, uf.valueClp, rate.annualRatePct)} />
            </aside>
            <div className={styles['steps']}>
              <ProfessionalSteps
                key={entry.generation}
                {...{ store, state, simulation, confirmation }}
                inicio={inicio.data}
              />
              {comparison !== null && <slots.Comparison {...comparison} />}
              {schedule !== null && <slots.Schedule {...schedule} />}
            </div>
            <aside className={styles['result']} aria-label="Resultado">
              <slots.Result {...result} />
            </aside>
          </div>
        </>
      )}
      <slots.ResultBar {...result} />
    </div>
  );
}
