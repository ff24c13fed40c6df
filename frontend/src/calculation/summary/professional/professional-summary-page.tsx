import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { PROFESSIONAL, recordedOf, SENT, sentEntry } from '#shared/simulation/professional-entry.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import { useSummaryViews } from './summary-views.ts';
import { SavedSummary } from './saved-summary.tsx';

const NOT_READ = 'No pudimos mostrar la simulación. Inténtelo de nuevo en unos minutos.';

/** The last saved simulation, for review with the client and for sending. See docs/rules.md R89. */
export function ProfessionalSummaryPage() {
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const recorded = recordedOf(entry);
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
      <NoticeScreen title="Resumen de la simulación">
        <Note>
          <p>Aquí aparece la simulación de un cliente cuando se calcula y se confirma.</p>
        </Note>
        <Link className={buttonClass('go')} to={PROFESSIONAL}>
          Ir al simulador
        </Link>
      </NoticeScreen>
    );
  }
  if (data !== undefined) {
    return <SavedSummary read={data} user={recorded.user} onSent={() => acknowledge(data.uuid)} />;
  }
  if (failure === null) return <Loading label="Cargando la simulación…" />;
  return (
    <NoticeScreen title="Resumen de la simulación">
      <FailedPart {...failure} />
    </NoticeScreen>
  );
}
