import { memo, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import type { DataLayer } from '#shared/browser/data-layer.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { blankAnswers } from '../answers/answers.ts';
import { PHONE_LAST_FIELDS, WEB_FIELDS } from '../answers/fields.ts';
import { LABELS } from '../answers/texts.ts';
import { useInicio } from '../api/get-inicio.ts';
import { useSummaryNavigation, type SavedClient } from '../confirmation/use-summary-navigation.ts';
import { EstimateCard } from '../estimate/estimate-card.tsx';
import { EstimateTabs } from '../estimate/estimate-tabs.tsx';
import { EstimateBar } from '../estimate/estimate-bar.tsx';
import { EstimateScope } from '../estimate/estimate-scope.tsx';
import { EstimateProvider, useEstimate, useIsEstimating } from '../estimate/estimate-context.tsx';
import { InicioNotice, useInicioToasts } from '../form/inicio-notice.tsx';
import { QuoteNotice } from '../form/quote-notice.tsx';
import { Progress } from '../form/progress.tsx';
import { WebSteps } from '../form/web-steps.tsx';
import styles from './simulator-page.module.css';
import { loadDraft, PUBLIC_STORE, sharedDraft } from '../state/drafts.ts';
import { currentStep } from '../state/modules.ts';
import { SimulatorContext, useCreditFields, useFigures, useSteps } from '../state/simulator-context.tsx';
import { useStoredDraft } from '../state/use-stored-draft.ts';
import { useLeftLink, useOpenedLink, type OpenedLink } from '../state/use-opened-link.ts';
import { useNewSimulator, type FormDefinition } from '../state/use-simulator.ts';
import { DataReasons } from './data-reasons.tsx';

export interface SimulatorPageProps {
  /** True at the summary's address: shows the summary over the simulator, or the success screen instead of it. */
  isSummary?: boolean;
  /** True for staff's web simulator, with the phone as a fourth module. See docs/rules.md R88. */
  isStaffs?: boolean;
}

/** Loaded while the visitor estimates, because the first screen shows the estimate instead. */
const webResult = () => import('./web-result.tsx');
const UNLOADED = 'No pudimos cargar tu resultado.';
const SideResult = deferred(webResult, ({ WebSideResult }) => WebSideResult, UNLOADED);
const ResultBar = deferred(webResult, ({ WebResultBar }) => WebResultBar, UNLOADED);
const OtherTerms = deferred(webResult, ({ OtherTerms }) => OtherTerms, UNLOADED);
const OriginNotice = deferred(
  () => import('../form/origin-notice.tsx'),
  ({ OriginNotice }) => OriginNotice,
  'No pudimos cargar de dónde son estas cifras.',
);
const summaryModal = () => import('../summary/components/summary-modal.tsx');
const SummaryModal = deferred(
  summaryModal,
  ({ SummaryModal }) => SummaryModal,
  'No pudimos cargar tu resumen.',
);

const successCard = () => import('../summary/components/success-card.tsx');
const SuccessCard = deferred(
  successCard,
  ({ SuccessCard }) => SuccessCard,
  'Guardamos tu simulación, pero no pudimos mostrarla.',
);
const NothingConfirmed = deferred(
  () => import('../confirmation/nothing-confirmed.tsx'),
  ({ NothingConfirmed }) => NothingConfirmed,
  'No pudimos cargar tu resumen.',
);
const StepViews = deferred(
  () => import('../confirmation/step-views.ts'),
  ({ StepViews }) => StepViews,
);

const blank = blankAnswers('web');
const PUBLIC = {
  home: '/simulador',
  stepCount: 3,
  definition: { fields: WEB_FIELDS, labels: LABELS, blank },
} as const;
/** Staff's steps, with the phone as a fourth module. See docs/rules.md R88. */
const WITH_PHONE = {
  home: '/simulatorTemplate',
  stepCount: 4,
  definition: { fields: PHONE_LAST_FIELDS, labels: LABELS, blank },
} as const;

/**
 * The web simulator. UF, catalogues and insurances rerender almost all of it, so they are deferred: React renders in slices,
 * between which a slow phone can react to a touch.
 */
export function SimulatorPage(props: SimulatorPageProps) {
  return <WebSimulator {...props} inicio={useDeferredValue(useInicio())} />;
}

type InicioQuery = ReturnType<typeof useInicio>;

/** The simulator and the estimate above it, as context of the screen. */
const WebSimulator = memo(function WebSimulator({
  inicio,
  isSummary = false,
  isStaffs = false,
}: SimulatorPageProps & { inicio: InicioQuery }) {
  const opened = useOpenedLink();
  return (
    <WebAnswers definition={(isStaffs ? WITH_PHONE : PUBLIC).definition} inicio={inicio} opened={opened}>
      <EstimateProvider inicio={inicio}>
        <Screen isSummary={isSummary} isStaffs={isStaffs} opened={opened} />
      </EstimateProvider>
    </WebAnswers>
  );
});

interface WebAnswersProps {
  definition: FormDefinition;
  inicio: InicioQuery;
  opened: OpenedLink;
  children: ReactNode;
}

/** Begins with a link's figures or the stored draft, and stores the changes. */
function WebAnswers({ definition, inicio, opened, children }: WebAnswersProps) {
  const begun = () =>
    opened.link === null || opened.link === 'broken' ? loadDraft(tabStorage()) : sharedDraft(opened.link);
  const simulator = useStoredDraft(PUBLIC_STORE, useNewSimulator(begun, inicio, definition));
  useLeftLink(opened, simulator.draft);
  useAnnounceUf(inicio.isPending ? null : simulator.uf);
  useInicioToasts(inicio.data, inicio.error);
  return <SimulatorContext value={simulator}>{children}</SimulatorContext>;
}

interface ScreenProps extends Required<SimulatorPageProps> {
  opened: OpenedLink;
}

/** The modules with their result. The summary of a confirmed result is shown over them, the success screen instead of them. */
function Screen({ isSummary, isStaffs, opened }: ScreenProps) {
  const { home, stepCount } = isStaffs ? WITH_PHONE : PUBLIC;
  const { modules, progress } = useSteps();
  const { calculated, isConfirmed, saved } = progress;
  const navigation = useSummaryNavigation(isSummary, home);
  const [layer, setLayer] = useState<DataLayer | null>(null);
  const [columns, setColumns] = useState<HTMLElement | null>(null);
  const { isOpen, carry } = useEstimate();
  const { splits } = useCreditFields();
  const showsLink = !isStaffs && progress.isShared && modules.m1.active && splits;
  const isOfForm = useIsEstimating();
  // Figures that are taken into the form replace the estimate by the result, which is rendered in slices.
  const isEstimating = useDeferredValue(showsLink || (isOfForm && !isStaffs));
  // Not stored, so it is lost with the page.
  const [savedClient, setSavedClient] = useState<SavedClient | null>(null);
  const restart = (): void => {
    layer?.restart();
    navigation.restart();
  };
  const stepViews = <StepViews isSummary={isSummary} onLayer={setLayer} />;
  if (isSummary && saved !== null) {
    return (
      <>
        {stepViews}
        <SuccessCard
          saved={saved}
          onRestart={restart}
          onRestartForSame={savedClient && (() => navigation.restartFor(savedClient))}
        />
      </>
    );
  }
  if (isSummary && (calculated === null || !isConfirmed))
    return (
      <>
        {stepViews}
        <NothingConfirmed />
      </>
    );
  return (
    <EstimateScope isShared={showsLink}>
      {stepViews}
      <Head isForStaff={isStaffs} />
      {isSummary && (
        <SummaryModal
          navigation={navigation}
          layer={layer}
          onClient={setSavedClient}
          progress={<Progress step={stepCount} count={stepCount} />}
        />
      )}
      <InicioNotice />
      <div className={styles['notices']}>
        {(progress.isShared || opened.link === 'broken') && (
          <OriginNotice opened={opened} onRestart={restart} hasEstimate={showsLink} />
        )}
        <QuoteNotice />
      </div>
      {!isStaffs && <EstimateCard />}
      {isEstimating && (isOpen || showsLink) && <EstimateTabs />}
      <div className={classNames(styles['columns'], isEstimating && styles['unprinted'])} ref={setColumns}>
        <div className={styles['steps']}>
          <CurrentStep stepCount={stepCount} />
          <WebSteps
            onComplete={(module) => void (isStaffs || carry(module))}
            onConfirm={navigation.confirm}
            hasPhone={isStaffs}
          />
          {!isEstimating && <OtherTerms />}
        </div>
        <div className={styles['side']}>
          {!isStaffs && modules.m1.active && <DataReasons />}
          {!isEstimating && (
            <aside className={styles['result']} aria-label="Tu resultado">
              <SideResult />
            </aside>
          )}
        </div>
      </div>
      {isEstimating ? <EstimateBar modules={columns} /> : <ResultBar />}
      <Preparation />
    </EstimateScope>
  );
}

function Head({ isForStaff }: { isForStaff: boolean }) {
  const { modules } = useSteps().progress;
  return (
    <div className={styles['title']}>
      <h1>Simula tu crédito hipotecario</h1>
      {modules.m1.active && <p>{isForStaff ? STAFFS_LEAD : LEAD}</p>}
    </div>
  );
}

const LEAD = 'Sin RUT ni correo. Tus datos van al final, solo si quieres guardarla.';
const STAFFS_LEAD = 'Cuatro pasos. Puedes volver y cambiar tus respuestas cuando quieras.';

function CurrentStep({ stepCount }: { stepCount: number }) {
  const { modules } = useSteps().progress;
  const { canConfirm } = useFigures();
  return <Progress step={currentStep(modules, canConfirm ? stepCount : undefined)} count={stepCount} />;
}

/** Loads the result, and the summary once there is a result to confirm. Renders nothing. */
function Preparation() {
  const { canConfirm } = useFigures();
  useEffect(() => {
    const parts = canConfirm ? [webResult, summaryModal, successCard] : [webResult];
    // A failed load is retried, and reported, when the component is needed.
    for (const load of parts) void load().catch(() => undefined);
  }, [canConfirm]);
  return null;
}
