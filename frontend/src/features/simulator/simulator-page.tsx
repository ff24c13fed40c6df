import { useEffect } from 'react';
import type { ResultSlots } from '../../shared/simulation/result-slots.ts';
import { Loading } from '../../shared/ui/spinner.tsx';
import { useAnnounceUf } from '../../shared/uf/uf-context.tsx';
import { useInicio } from './api/get-inicio.ts';
import { InicioNotice } from './components/inicio-notice.tsx';
import { Progress } from './components/progress.tsx';
import { Steps } from './components/steps.tsx';
import { lacksLists } from './model/inicio-view.ts';
import { currentStep, MODULE_IDS } from './model/modules.ts';
import { useInicioToasts } from './model/use-inicio-toasts.ts';
import { useSimulation } from './model/use-simulation.ts';
import { useSimulatorStore } from './model/use-simulator-store.ts';
import styles from './simulator-page.module.css';

export interface SimulatorPageProps {
  slots: ResultSlots;
}

/** The public simulator: three modules, and beside them what they come to. */
export function SimulatorPage({ slots }: SimulatorPageProps) {
  const { store, state } = useSimulatorStore();
  const inicio = useInicio();
  const simulation = useSimulation(store, state, inicio);
  const { uf, result, comparison, schedule } = simulation;
  useAnnounceUf(inicio.isPending ? null : uf);
  useInicioToasts(inicio.data, inicio.error);
  // The way back from the summary: all was closed by the confirmation.
  useEffect(() => {
    const { modules } = store.getState();
    if (!MODULE_IDS.some((id) => modules[id].active)) store.dispatch({ type: 'moduleOpened', module: 'm3' });
  }, [store]);

  return (
    <>
      <Progress step={currentStep(state.modules)} />
      <div className={styles['title']}>
        <h1>Simula tu crédito hipotecario</h1>
        {state.modules.m1.active && <p>Tres pasos. Puedes volver y cambiar tus respuestas cuando quieras.</p>}
      </div>
      {inicio.isPending ? (
        <Loading label="Cargando el valor de la UF, los catálogos y los seguros…" />
      ) : (
        <>
          <InicioNotice
            uf={uf}
            lacksLists={lacksLists(inicio.data)}
            isRetrying={inicio.isFetching}
            onRetry={() => void inicio.refetch()}
          />
          <div className={styles['columns']}>
            <div className={styles['steps']}>
              <Steps
                store={store}
                state={state}
                simulation={simulation}
                catalogos={inicio.data?.catalogos ?? null}
              />
              {comparison !== null && <slots.Comparison {...comparison} />}
              {schedule !== null && <slots.Schedule {...schedule} />}
            </div>
            <aside className={styles['result']} aria-label="Tu resultado">
              <slots.Result {...result} />
            </aside>
          </div>
        </>
      )}
      <slots.ResultBar {...result} />
    </>
  );
}
