import { Suspense, useEffect, type ComponentType } from 'react';
import type { SimulatorSlots } from '#shared/simulation/summary-slots.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { useInicio } from './api/get-inicio.ts';
import { InicioNotice } from './modules/inicio-notice.tsx';
import type { ModulePhoneProps } from './modules/module-phone.tsx';
import { LinkNotice } from './modules/link-notice.tsx';
import { NothingConfirmed } from './modules/nothing-confirmed.tsx';
import { Progress } from './modules/progress.tsx';
import { ResumedNotice } from './modules/resumed-notice.tsx';
import { Steps } from './modules/steps.tsx';
import { currentStep } from './state/modules.ts';
import { useInicioToasts } from './modules/use-inicio-toasts.ts';
import { useOpenedSimulation } from './state/use-opened-simulation.ts';
import { useSimulation } from './calculation/use-simulation.ts';
import { useStepViews } from './confirmation/use-step-views.ts';
import { useSummary } from './confirmation/use-summary.ts';
import { useSummaryWay } from './confirmation/use-summary-way.ts';
import styles from './simulator-page.module.css';
import { LOADING_LISTS } from './answers/texts.ts';

export interface SimulatorPageProps {
  slots: SimulatorSlots;
  /** At the summary's address: over the simulator the summary, or in its place the success. */
  isSummary?: boolean;
  /** The module that makes it the staff's variant, with its own address. */
  Phone?: ComponentType<ModulePhoneProps>;
}

/** The staff's variant has a module more. See docs/rules.md R88. */
const VARIANTS = {
  site: { home: '/simulador', count: 3, lead: 'Tres pasos.' },
  staff: { home: '/simulatorTemplate', count: 4, lead: 'Cuatro pasos.' },
} as const;

/** The public simulator: three modules, beside them what they come to, and over them the summary of what was confirmed. */
export function SimulatorPage({ slots, isSummary = false, Phone }: SimulatorPageProps) {
  const variant = VARIANTS[Phone === undefined ? 'site' : 'staff'];
  const { store, state, opened } = useOpenedSimulation();
  const inicio = useInicio();
  const catalogos = inicio.data?.catalogos ?? null;
  const simulation = useSimulation(store, state, inicio);
  const { uf, canConfirm, result, comparison, schedule } = simulation;
  const way = useSummaryWay({ store, state, isSummary, home: variant.home });
  const layer = useStepViews({ store, state, catalogos, ufValueClp: uf.valueClp, isSummary, canConfirm });
  const summary = useSummary({ store, state, catalogos, simulation, way, layer });
  const restart = (): void => {
    layer.restart();
    way.restart();
  };
  useAnnounceUf(inicio.isPending ? null : uf);
  useInicioToasts(inicio.data, inicio.error);
  const { prepareSummary } = slots;
  useEffect(() => {
    if (canConfirm) prepareSummary();
  }, [canConfirm, prepareSummary]);

  if (isSummary && state.saved !== null) {
    return (
      <Suspense>
        <slots.Success saved={state.saved} onRestart={restart} />
      </Suspense>
    );
  }
  if (isSummary && summary === null) return <NothingConfirmed />;
  return (
    <>
      <Progress
        step={currentStep(state.modules, canConfirm ? variant.count : undefined)}
        count={variant.count}
      />
      <div className={styles['title']}>
        <h1>Simula tu crédito hipotecario</h1>
        {state.modules.m1.active && (
          <p>{variant.lead} Puedes volver y cambiar tus respuestas cuando quieras.</p>
        )}
      </div>
      {inicio.isPending ? (
        <Loading label={LOADING_LISTS} />
      ) : (
        <>
          <InicioNotice inicio={inicio} uf={uf} />
          <div className={styles['columns']}>
            <div className={styles['steps']}>
              <LinkNotice {...{ opened, state, catalogos }} onRestart={restart} />
              {state.isResumed && <ResumedNotice onRestart={restart} />}
              <Steps {...{ store, state, simulation, catalogos, Phone }} onConfirm={way.confirm} />
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
      {isSummary && summary !== null && (
        <Suspense>
          <slots.Summary {...summary} />
        </Suspense>
      )}
    </>
  );
}
