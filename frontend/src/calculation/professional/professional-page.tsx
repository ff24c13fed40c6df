import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabStorage, browserStorage, UNSAVED_SIMULATION_KEY } from '#shared/browser/browser-storage.ts';
import { writeStoredText } from '#shared/browser/stored-text.ts';
import { useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import screen from '#shared/office/screen.module.css';
import { PROFESSIONAL_SUMMARY } from '#shared/simulation/professional-entry.ts';
import { Button } from '#shared/ui/button.tsx';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import type { DataLayer } from '#shared/browser/data-layer.ts';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { MODULE_IDS, PRO_FIELDS, ofEach } from '../answers/fields.ts';
import { LOADING_LISTS, type Labels } from '../answers/texts.ts';
import { useInicio } from '../api/get-inicio.ts';
import { StepViews } from '../confirmation/step-views.ts';
import { EstimateProvider, useEstimateInstead } from '../estimate/estimate-context.tsx';
import { Estimator, type EstimatorFold, type EstimatorProps } from '../estimate/estimator.tsx';
import { isBegun, type EstimateTerms } from '../estimate/use-estimate.ts';
import type { ResultProps } from '../figures/shown.ts';
import { InicioNotice, useInicioToasts } from '../form/inicio-notice.tsx';
import { Progress } from '../form/progress.tsx';
import { QuoteNotice } from '../form/quote-notice.tsx';
import { ResultBar } from '../result/result-bar.tsx';
import { SideResult } from '../result/result-card.tsx';
import { OtherTerms } from '../simulator/other-terms.tsx';
import { loadDraft, staffStore } from '../state/drafts.ts';
import { currentStep, openModule } from '../state/modules.ts';
import { useStoredDraft } from '../state/use-stored-draft.ts';
import { useRemedies } from '../state/apply-remedy.ts';
import { SimulatorContext, useAnswers, useBank, useFigures, useSteps } from '../state/simulator-context.tsx';
import { useNewSimulator } from '../state/use-simulator.ts';
import { ChoicesCard } from './choices-card.tsx';
import { choicesOf } from './choices.ts';
import { useCompanyNames } from './company-fields.tsx';
import parts from './parts.module.css';
import styles from './professional-page.module.css';
import { ProfessionalSteps } from './professional-steps.tsx';
import { EstimateDraft, staffEstimate } from './estimate-draft.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useEntry, type Entry } from './use-entry.ts';
import { usualAnswers } from './usual-choices.ts';

export interface ProfessionalPageProps {
  /** Id of the signed-in user; other users' answers are not loaded. */
  userId: number;
  /** Shown at the other end of the title's row. */
  aside: ReactNode;
}

/** The professional simulator: choices, three modules, and result. See docs/rules.md R91. */
export function ProfessionalPage({ userId, aside }: ProfessionalPageProps) {
  const owner = String(userId);
  const inicio = useInicio();
  const [estimate] = useState(() => ({ terms: ESTIMATE_TERMS, first: staffEstimate() }));
  return (
    <StaffAnswers owner={owner} inicio={inicio}>
      <EstimateProvider inicio={inicio} staff={estimate}>
        <Screen owner={owner} aside={aside} />
      </EstimateProvider>
    </StaffAnswers>
  );
}

interface StaffAnswersProps {
  owner: string;
  inicio: ReturnType<typeof useInicio>;
  children: ReactNode;
}

/** Begins with the user's draft in this tab, and stores its changes. */
function StaffAnswers({ owner, inicio, children }: StaffAnswersProps) {
  const [definition] = useState(() => ({
    fields: PRO_FIELDS,
    labels: STAFF_LABELS,
    blank: usualAnswers(owner),
  }));
  const [store] = useState(() => staffStore(owner, definition.blank));
  const begun = useNewSimulator(() => loadDraft(tabStorage(), store), inicio, definition);
  const simulator = useStoredDraft(store, begun);
  const { isUnsaved } = simulator.progress;
  // The draft is stored in the tab, so only closing the tab or ending the session loses it.
  useUnsavedInTab(isUnsaved);
  useEffect(() => writeStoredText(UNSAVED_SIMULATION_KEY, isUnsaved ? 'sí' : ''), [isUnsaved]);
  useAnnounceUf(inicio.isPending ? null : simulator.uf);
  useInicioToasts(inicio.data, inicio.error);
  return <SimulatorContext value={simulator}>{children}</SimulatorContext>;
}

interface ScreenProps {
  owner: string;
  aside: ReactNode;
}

function Screen({ owner, aside }: ScreenProps) {
  const { isInicioPending } = useBank();
  const { departures, modules } = useSteps().progress;
  const [layer, setLayer] = useState<DataLayer | null>(null);
  const entry = useEntry(() => layer?.restart());
  return (
    <div className={`${screen['screen']} ${styles['page']}`}>
      <StepViews onLayer={setLayer} />
      <EstimateDraft generation={entry.generation} />
      <Progress step={currentStep(modules)} count={MODULE_IDS.length} />
      <div className={`${screen['title']} ${styles['title']}`}>
        <h1>Simulador profesional</h1>
        {aside}
      </div>
      {isInicioPending || entry.isLoading ? (
        <Loading label={entry.isLoading ? 'Abriendo la simulación guardada…' : LOADING_LISTS} />
      ) : (
        <>
          <InicioNotice />
          <EntryNotice entry={entry} />
          <Departures sentences={departures} />
          <QuoteNotice />
          <div className={styles['columns']}>
            <Choices />
            <div className={styles['steps']}>
              <Estimator texts={ESTIMATOR_TEXTS} fold={ESTIMATOR_FOLD} />
              <SavedSteps entry={entry} owner={owner} />
              <OtherTerms />
            </div>
            <aside className={styles['result']} aria-label="Resultado">
              <StaffResult of={SideResult} />
            </aside>
          </div>
        </>
      )}
      <StaffResult of={ResultBar} />
    </div>
  );
}

function Choices() {
  const answers = useAnswers((all) => all);
  const { inicio, uf } = useBank();
  const { rate } = useFigures();
  const { modules } = useSteps().progress;
  const names = {
    catalogos: inicio?.catalogos ?? null,
    seguros: inicio?.seguros ?? null,
    ...useCompanyNames(answers.project),
  };
  return (
    <ChoicesCard
      choices={choicesOf(answers, names, uf.valueClp, rate.annualRatePct)}
      openModule={openModule(modules)}
      className={styles['choices']}
    />
  );
}

/** The modules and their save. Other answers remount the modules; a running save continues. */
function SavedSteps({ entry, owner }: { entry: Entry; owner: string }) {
  const navigate = useNavigate();
  const confirmation = useConfirmation(owner, (recorded) => {
    void navigate(PROFESSIONAL_SUMMARY, { state: recorded });
  });
  return (
    <ProfessionalSteps key={entry.generation} confirmation={confirmation} takeTarget={entry.takeTarget} />
  );
}

/** The result of the answers; while they have none, the estimate's if one was begun. */
function StaffResult({ of: Result }: { of: ComponentType<ResultProps> }) {
  const { result } = useFigures();
  const estimate = useEstimateInstead();
  const own = useRemedies(result);
  return <Result {...(estimate === null || !isBegun(estimate) ? own : estimate.simulation.result)} />;
}

function EntryNotice({ entry: { question, failure, retry, giveUp } }: { entry: Entry }) {
  if (failure === null && question !== null)
    return (
      <Note tone="warn" role="alert" className={parts['notice']}>
        <p>{question.text}</p>
        <Button small onClick={question.replace}>
          {question.label}
        </Button>
        <Button variant="go" small onClick={giveUp}>
          Seguir aquí
        </Button>
      </Note>
    );
  if (failure === null) return null;
  return (
    <Note tone="bad" role="alert" className={parts['notice']}>
      <p>{failure}</p>
      <RetryButton small onRetry={retry} />
      <Button variant="low" small onClick={giveUp}>
        Seguir sin abrirla
      </Button>
    </Note>
  );
}

function Departures({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Note className={parts['notice']}>
      <p>
        <b>Cambia respecto de la simulación guardada</b>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}

const KEY = 'estimacion-plegada';

/** Fold of the estimate, stored in the browser until the executive signs out. */
const ESTIMATOR_FOLD: EstimatorFold = {
  isFolded: () => browserStorage().getItem(KEY) !== null,
  onToggle: (isOpen) => {
    if (isOpen) return browserStorage().removeItem(KEY);
    try {
      browserStorage().setItem(KEY, 'true');
    } catch {
      // Storage is full or forbidden: the next visit begins with the estimate open.
    }
  },
};

const STAFF_LABELS: Labels = ofEach(({ label, staffLabel = label }) => staffLabel);

const ESTIMATE_TERMS: EstimateTerms = {
  flavour: 'pro',
  labels: STAFF_LABELS,
  check: 'Revise las cifras de la estimación.',
};
const ESTIMATOR_TEXTS: EstimatorProps['texts'] = [
  'Estimación del dividendo',
  'Tres cifras, sin datos del cliente. Después puede seguir con ellas.',
  'Cuánto le alcanza',
];
