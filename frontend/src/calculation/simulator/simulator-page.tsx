import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import type { DataLayer } from '#shared/browser/data-layer.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { blankAnswers } from '../answers/answers.ts';
import { LABELS, PHONE_LAST_FIELDS, WEB_FIELDS } from '../answers/fields.ts';
import { useInicio } from '../api/get-inicio.ts';
import { type SavedAnswers, useSummaryNavigation } from '../confirmation/use-summary-navigation.ts';
import { InicioNotice, useInicioToasts } from '../form/inicio-notice.tsx';
import { Progress } from '../form/module-card.tsx';
import { type Draft, loadDraft, PUBLIC_DRAFT, PUBLIC_STORE, sharedDraft } from '../state/drafts.ts';
import { keptDraft } from '../state/kept-figures.ts';
import { SimulatorContext, useFigures, useSteps } from '../state/simulator-context.tsx';
import { useStoredDraft } from '../state/use-stored-draft.ts';
import { type OpenedLink, useLeftLink, useOpenedLink } from '../state/use-opened-link.ts';
import { type FormDefinition, useNewSimulator } from '../state/use-simulator.ts';
import { SimulatorPlace } from './simulator-frame.tsx';
import { tabOf } from './tabs.tsx';
import { WebSimulation } from './web-simulation.tsx';

export interface SimulatorPageProps {
  /** True at the summary's address: shows the summary over the simulator, or the success screen instead of it. */
  isSummary?: boolean;
  /** True for staff's web simulator, with the phone as a fourth module. See docs/rules.md R88. */
  isStaffs?: boolean;
}

const notices = () => import('../form/notices.tsx');
const UNKNOWN_ORIGIN = 'No pudimos cargar de dónde son estas cifras.';
const SharedNotice = deferred(notices, 'SharedNotice', UNKNOWN_ORIGIN);
const BrokenLinkNotice = deferred(notices, 'BrokenLinkNotice', UNKNOWN_ORIGIN);
const QuoteNotice = deferred(notices, 'QuoteNotice', UNKNOWN_ORIGIN);
const SummaryModal = deferred(
  () => import('../summary/components/summary-modal.tsx'),
  'SummaryModal',
  'No pudimos cargar tu resumen.',
);

const SuccessCard = deferred(
  () => import('../summary/components/success-card.tsx'),
  'SuccessCard',
  'Guardamos tu simulación, pero no pudimos mostrarla.',
);
const NoticeScreen = deferred(
  () => import('../summary/components/notice-screen.tsx'),
  'NoticeScreen',
  'No pudimos cargar tu resumen.',
);
const StepViews = deferred(() => import('../confirmation/step-views.ts'), 'StepViews');

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

/** The simulator as context of the screen. */
const WebSimulator = memo(function WebSimulator({
  inicio,
  isSummary = false,
  isStaffs = false,
}: SimulatorPageProps & { inicio: InicioQuery }) {
  const link = useOpenedLink();
  return (
    <WebAnswers definition={(isStaffs ? WITH_PHONE : PUBLIC).definition} inicio={inicio} link={link}>
      <Screen isSummary={isSummary} isStaffs={isStaffs} link={link} />
    </WebAnswers>
  );
});

interface WebAnswersProps {
  definition: FormDefinition;
  inicio: InicioQuery;
  link: OpenedLink;
  children: ReactNode;
}

/** Returns the tab's draft, else one with the figures that were kept in the browser. */
function ownDraft(): Draft {
  const draft = loadDraft(tabStorage());
  return draft === PUBLIC_DRAFT ? (keptDraft() ?? draft) : draft;
}

/** Begins with a link's figures or the stored draft, and stores the changes. */
function WebAnswers({ definition, inicio, link, children }: WebAnswersProps) {
  const begun = () => (link === null || link === 'broken' ? ownDraft() : sharedDraft(link));
  const simulator = useStoredDraft(PUBLIC_STORE, useNewSimulator(begun, inicio, definition));
  useLeftLink(link, simulator.draft);
  useAnnounceUf(inicio.isPending ? null : simulator.uf);
  useInicioToasts(inicio.data, inicio.error);
  return <SimulatorContext value={simulator}>{children}</SimulatorContext>;
}

interface ScreenProps extends Required<SimulatorPageProps> {
  link: OpenedLink;
}

/** The modules with their answer. The summary of a confirmed result is shown over them, the success screen instead of them. */
function Screen({ isSummary, isStaffs, link }: ScreenProps) {
  const { home, stepCount } = isStaffs ? WITH_PHONE : PUBLIC;
  const { progress } = useSteps();
  const { calculated, isConfirmed, saved } = progress;
  const navigation = useSummaryNavigation(isSummary, home);
  const [layer, setLayer] = useState<DataLayer | null>(null);
  // Not stored, so it is lost with the page.
  const [savedAnswers, setSavedAnswers] = useState<SavedAnswers | null>(null);
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
          onRestartForSame={savedAnswers && (() => navigation.restartFor(savedAnswers))}
        />
      </>
    );
  }
  if (isSummary && (calculated === null || !isConfirmed))
    return (
      <>
        {stepViews}
        <NoticeScreen title="Resumen de la simulación" to="/simulador">
          Aquí verás tu simulación cuando la calcules y la confirmes.
        </NoticeScreen>
      </>
    );
  return (
    <SimulatorPlace first={tabOf(progress.asked)}>
      {stepViews}
      <div className="pt-3 pb-3 md:pt-6 md:pb-5">
        <h1 className="text-20 md:text-31">Simula tu crédito hipotecario</h1>
        <p className="hidden text-ink-2 md:mt-1 md:block">{isStaffs ? STAFFS_LEAD : LEAD}</p>
      </div>
      {isSummary && (
        <SummaryModal
          navigation={navigation}
          layer={layer}
          onAnswers={setSavedAnswers}
          progress={<Progress step={stepCount} count={stepCount} />}
        />
      )}
      <InicioNotice />
      <div className="grid gap-4 not-empty:mb-4">
        {link === 'broken' && <BrokenLinkNotice />}
        {progress.isShared && (
          // Until something is answered, the visitor's own simulation is still stored, and a page load shows it.
          <SharedNotice
            hasOwn={link !== null && ownDraft() !== PUBLIC_DRAFT}
            onRestart={link === null ? restart : () => window.location.assign(home)}
          />
        )}
        {progress.quote !== null && <QuoteNotice />}
      </div>
      <WebSimulation onConfirm={navigation.confirm} isStaffs={isStaffs} stepCount={stepCount} />
      <Preparation />
    </SimulatorPlace>
  );
}

const LEAD = 'Ve tu dividendo sin RUT ni correo: te los pedimos solo para guardar tu simulación.';
const STAFFS_LEAD = 'Cuatro pasos. Puedes volver y cambiar tus respuestas cuando quieras.';

/** Loads the summary once there is a result to confirm. Renders nothing. */
function Preparation() {
  const { canConfirm } = useFigures();
  const queries = useQueryClient();
  useEffect(() => {
    if (canConfirm) for (const part of [SummaryModal, SuccessCard]) void part.preload(queries);
  }, [canConfirm, queries]);
  return null;
}
