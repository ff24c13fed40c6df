import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listed } from '@simulador/contracts/simulations/lines';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { dataLayer, PAGE, type ViewFacts } from '#shared/browser/data-layer.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { PROFESSIONAL, recordedOf, SENT, sentEntry } from '#shared/simulation/professional-entry.ts';
import { statedIn } from '#shared/simulation/stated-read.ts';
import { useSessionUser } from '#shared/session/use-session.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { loadDraft, staffStore } from '../../state/drafts.ts';
import { NoticeScreen } from '../components/notice-screen.tsx';
import { SavedSummary } from './saved-summary.tsx';

const TITLE = 'Resumen de la simulación';
const NOT_READ = 'No pudimos mostrar la simulación. Inténtelo de nuevo en unos minutos.';

/** The last saved simulation, for review with the client and for sending. See docs/rules.md R89. */
export function ProfessionalSummaryPage() {
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const userId = useSessionUser()?.id;
  // A sign-in leads back without the entry, where the session had ended; the answers are of the same simulation.
  const recorded = recordedOf(entry) ?? loadDraft(tabStorage(), staffStore(String(userId))).recorded;
  const answer = useQuery(simulationQuery(recorded?.simulation ?? null));
  const { data } = answer;
  const failure = failureOf([answer], NOT_READ);

  const reportSent = useSummaryViews(data);
  const acknowledge = (simulation: string): void => {
    reportSent();
    void navigate(SENT, { state: sentEntry(simulation) });
  };

  if (recorded === null) {
    return (
      <NoticeScreen title={TITLE} to={PROFESSIONAL}>
        Aquí aparece la simulación de un cliente cuando se calcula y se confirma.
      </NoticeScreen>
    );
  }
  if (data !== undefined) {
    return <SavedSummary read={data} user={recorded.user} onSent={() => acknowledge(data.uuid)} />;
  }
  if (failure === null) return <Loading label="Cargando la simulación…" />;
  return (
    <NoticeScreen title={TITLE} to={PROFESSIONAL}>
      <FailedPart {...failure} />
    </NoticeScreen>
  );
}

/** Returns facts without personal data, because the client was not asked for consent to analytics. See docs/rules.md R263. */
function viewFacts(read: SimulationRead): ViewFacts {
  const { propertyState, comuna, region, creditAmount, rate } = statedIn(read);
  return {
    flow_type: 'pro',
    state: propertyState || null,
    location: listed([comuna, region]) || null,
    amount: creditAmount.uf,
    interest_rate: rate,
    user_id: null,
  };
}

/** Reports that a simulation is viewed. Returns a function that reports that it was sent. */
function useSummaryViews(read: SimulationRead | undefined): () => void {
  const [layer] = useState(() => dataLayer(() => true, tabStorage()));
  useEffect(() => {
    if (read === undefined) return;
    for (const page of [PAGE.confirmed, PAGE.summary]) layer.view(page, viewFacts(read));
  }, [layer, read]);
  return () => {
    if (read === undefined) return;
    layer.view(PAGE.saved, viewFacts(read));
    layer.restart();
  };
}
