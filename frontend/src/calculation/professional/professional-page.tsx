import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabStorage, UNSAVED_SIMULATION_KEY } from '#shared/browser/browser-storage.ts';
import { writeStoredText } from '#shared/browser/stored-text.ts';
import { useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import { PROFESSIONAL_SUMMARY } from '#shared/simulation/professional-entry.ts';
import { Button } from '#shared/ui/button.tsx';
import { RetryButton } from '#shared/ui/feedback/failed-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import type { DataLayer } from '#shared/browser/data-layer.ts';
import { useAnnounceUf } from '#shared/context/uf.tsx';
import { type Labels, LOADING_LISTS, ofEach, PRO_FIELDS } from '../answers/fields.ts';
import { useInicio } from '../api/get-inicio.ts';
import { StepViews } from '../confirmation/step-views.ts';
import { InicioNotice, useInicioToasts } from '../form/inicio-notice.tsx';
import { QuoteNotice } from '../form/notices.tsx';
import { SimulatorPlace } from '../simulator/simulator-frame.tsx';
import { MODULES_TAB } from '../state/place.tsx';
import { loadDraft, staffStore } from '../state/drafts.ts';
import { useStoredDraft } from '../state/use-stored-draft.ts';
import { SimulatorContext, useBank } from '../state/simulator-context.tsx';
import { useNewSimulator } from '../state/use-simulator.ts';
import { StaffSimulator } from './professional-steps.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { type Entry, useEntry } from './use-entry.ts';
import { usualAnswers } from './usual-choices.ts';

export interface ProfessionalPageProps {
  /** Id of the signed-in user; other users' answers are not loaded. */
  userId: number;
  /** Shown at the other end of the title's row. */
  aside: ReactNode;
}

/** The professional simulator. See docs/rules.md R91. */
export function ProfessionalPage({ userId, aside }: ProfessionalPageProps) {
  const owner = String(userId);
  const inicio = useInicio();
  return (
    <StaffAnswers owner={owner} inicio={inicio}>
      <Screen owner={owner} aside={aside} />
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

function Screen({ owner, aside }: { owner: string; aside: ReactNode }) {
  const { isInicioPending } = useBank();
  const [layer, setLayer] = useState<DataLayer | null>(null);
  const entry = useEntry(() => layer?.restart());
  return (
    <div data-screen className="[--control:40px] [--gap:16px]">
      <StepViews onLayer={setLayer} />
      <div className="flex flex-wrap items-center justify-between gap-4 pt-6 pb-4 max-[30em]:[&_b]:inline!">
        <h1 className="text-25">Simulador profesional</h1>
        {aside}
      </div>
      {isInicioPending || entry.isLoading ? (
        <Loading label={entry.isLoading ? 'Abriendo la simulación guardada…' : LOADING_LISTS} />
      ) : (
        <>
          <InicioNotice />
          <EntryNotice entry={entry} />
          <div className="not-empty:mb-4">
            <QuoteNotice />
          </div>
          <SavedSimulator entry={entry} owner={owner} />
        </>
      )}
    </div>
  );
}

/** The simulator and its save. Other answers remount the simulator; a running save continues. */
function SavedSimulator({ entry, owner }: { entry: Entry; owner: string }) {
  const navigate = useNavigate();
  const confirmation = useConfirmation(owner, (recorded) => {
    void navigate(PROFESSIONAL_SUMMARY, { state: recorded });
  });
  return (
    <SimulatorPlace key={entry.generation} first={MODULES_TAB}>
      <StaffSimulator confirmation={confirmation} takeTarget={entry.takeTarget} />
    </SimulatorPlace>
  );
}

function EntryNotice({ entry: { question, failure, retry, giveUp } }: { entry: Entry }) {
  if (failure === null && question !== null)
    return (
      <Note tone="warn" role="alert" className="mb-6 [&_button]:mt-3 [&_button]:mr-4">
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
    <Note tone="bad" role="alert" className="mb-6 [&_button]:mt-3 [&_button]:mr-4">
      <p>{failure}</p>
      <RetryButton small onRetry={retry} />
      <Button variant="low" small onClick={giveUp}>
        Seguir sin abrirla
      </Button>
    </Note>
  );
}

const STAFF_LABELS: Labels = ofEach(({ label, staffLabel = label }) => staffLabel);
