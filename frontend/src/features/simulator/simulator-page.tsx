import { lazy, memo, Suspense, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '#shared/browser/load-part.ts';
import type { SimulatorSlots } from '#shared/simulation/summary-slots.ts';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { blankAnswers } from './answers/answers.ts';
import { PHONE_LAST_FIELDS, WEB_FIELDS } from './answers/fields.ts';
import { LABELS } from './answers/texts.ts';
import { useInicio } from './api/get-inicio.ts';
import { NothingConfirmed } from './confirmation/nothing-confirmed.tsx';
import { useStepViews } from './confirmation/step-views.ts';
import { type SavedClient, useSummaryNavigation } from './confirmation/use-summary-navigation.ts';
import { Estimator } from './estimate/estimator.tsx';
import { isBegun, useEstimate } from './estimate/use-estimate.ts';
import { InicioNotice, useInicioToasts } from './modules/inicio-notice.tsx';
import { OriginNotice } from './modules/origin-notice.tsx';
import { Progress } from './modules/progress.tsx';
import { WebSteps, type ModulePhoneProps } from './modules/web-steps.tsx';
import styles from './simulator-page.module.css';
import { loadDraft, PUBLIC_DRAFT, PUBLIC_PLACE } from './state/drafts.ts';
import { currentStep } from './state/modules.ts';
import { shareUrl } from './state/shared-figures.ts';
import { useStoredDraft, useStorages } from './state/use-stored-draft.ts';
import { useLeftLink, useOpenedLink } from './state/use-opened-link.ts';
import { takeRemedy, usable } from './state/take-remedy.ts';
import { SimulatorContext, useNewSimulator } from './state/use-simulator.ts';

export interface SimulatorPageProps {
  slots: SimulatorSlots;
  /** At the summary's address: over the simulator the summary, or in its place the success. */
  isSummary?: boolean;
  /** The fourth module, with which staff have the simulator at an address of its own. See docs/rules.md R88. */
  Phone?: ComponentType<ModulePhoneProps>;
}

const summaryHost = () => import('./confirmation/summary-host.tsx');
const LazySummaryHost = lazy(async () => ({ default: (await loadPart(summaryHost)).SummaryHost }));

const blank = blankAnswers('web');
const PUBLIC = {
  home: '/simulador',
  stepCount: 3,
  stepsText: 'Tres pasos',
  questions: { fields: WEB_FIELDS, labels: LABELS, blank },
} as const;
/** For staff the phone is a fourth module. See docs/rules.md R88. */
const WITH_PHONE = {
  home: '/simulatorTemplate',
  stepCount: 4,
  stepsText: 'Cuatro pasos',
  questions: { fields: PHONE_LAST_FIELDS, labels: LABELS, blank },
} as const;

/**
 * The web simulator. Almost everything on it is drawn again with UF, catalogues and insurances: deferred, React does so in
 * slices, between which a slow phone reacts to a touch.
 */
export function SimulatorPage(props: SimulatorPageProps) {
  return <Simulator {...props} inicio={useDeferredValue(useInicio())} />;
}

interface SimulatorProps extends SimulatorPageProps {
  inicio: ReturnType<typeof useInicio>;
}

/** Three modules, beside them what they come to, and over them the summary of what was confirmed. */
const Simulator = memo(function Simulator({ slots, isSummary = false, Phone, inicio }: SimulatorProps) {
  const { home, stepCount, stepsText, questions } = Phone === undefined ? PUBLIC : WITH_PHONE;
  const storages = useStorages();
  const opened = useOpenedLink(storages);
  const begun = () =>
    opened.link === null || opened.link === 'broken'
      ? loadDraft(storages)
      : { ...PUBLIC_DRAFT, ...opened.link, isShared: true };
  const simulator = useStoredDraft(storages, PUBLIC_PLACE, useNewSimulator(begun, inicio, questions));
  const { progress, uf, draft, simulation } = simulator;
  const { canConfirm, comparison } = simulation;
  const { asked, isShared } = progress;
  // Who opens a link to an answer sees the answer before anything of their own is entered.
  const isAnswerShared = isShared && Object.keys(asked).length > 0;
  const schedule = simulation.schedule ?? (isAnswerShared ? simulation.previewed : null);
  const estimate = useEstimate(inicio);
  const isEstimating = Phone === undefined && progress.modules.m1.active;
  // Nothing of one's own to show yet, nor to complain of.
  const hasNoFigures = simulation.result.status === 'empty' && simulation.result.message === null;
  const shown =
    isEstimating && hasNoFigures && (isBegun(estimate) || !isBegun(simulator)) ? estimate : simulator;
  const result = { ...usable(shown), shareUrl: shareUrl({ ...shown.answers, asked }) };
  useLeftLink(opened, draft);
  const way = useSummaryNavigation(simulator, isSummary, home);
  const layer = useStepViews(simulator, isSummary);
  // Not stored: it is gone with the page.
  const [savedClient, setSavedClient] = useState<SavedClient | null>(null);
  const isConfirmed = progress.calculated !== null && progress.isConfirmed;
  const restart = (): void => {
    layer.restart();
    way.restart();
  };
  useAnnounceUf(inicio.isPending ? null : uf);
  useInicioToasts(inicio.data, inicio.error);
  const { prepareSummary } = slots;
  useEffect(() => {
    if (!canConfirm) return;
    prepareSummary();
    // A failed load is repeated, and reported, when the component is needed.
    void summaryHost().catch(() => undefined);
  }, [canConfirm, prepareSummary]);

  if (isSummary && progress.saved !== null) {
    return (
      <Suspense>
        <slots.Success
          saved={progress.saved}
          onRestart={restart}
          onRestartForSame={savedClient && (() => way.restartFor(savedClient))}
        />
      </Suspense>
    );
  }
  if (isSummary && !isConfirmed) return <NothingConfirmed />;
  return (
    <SimulatorContext value={simulator}>
      <Progress step={currentStep(progress.modules, canConfirm ? stepCount : undefined)} count={stepCount} />
      <div className={styles['title']}>
        <h1>Simula tu crédito hipotecario</h1>
        {progress.modules.m1.active && (
          <p>{stepsText}. Puedes volver y cambiar tus respuestas cuando quieras.</p>
        )}
      </div>
      <InicioNotice />
      <div className={styles['columns']}>
        <div className={styles['steps']}>
          <OriginNotice opened={opened} onRestart={restart} />
          {isEstimating && <Estimator estimate={estimate} />}
          <WebSteps onConfirm={way.confirm} Phone={Phone} />
          {comparison !== null && (
            <slots.Comparison {...comparison} onUse={(years) => takeRemedy(simulator, { years })} />
          )}
          {schedule !== null && (
            <slots.Schedule
              {...schedule}
              asked={asked}
              onAsk={(name, text) => simulator.dispatch({ type: 'asked', name, text })}
            />
          )}
        </div>
        <aside className={styles['result']} aria-label="Tu resultado">
          <slots.Result {...result} />
        </aside>
      </div>
      <slots.ResultBar {...result} />
      {isSummary && (
        <Suspense>
          <LazySummaryHost
            simulator={simulator}
            way={way}
            layer={layer}
            onClient={setSavedClient}
            Summary={slots.Summary}
            progress={<Progress step={stepCount} count={stepCount} />}
          />
        </Suspense>
      )}
    </SimulatorContext>
  );
});
