import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatClp, formatDateText, formatPct, formatUf } from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/domain/money';
import { failureText } from '#shared/api/api-error.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { otherTermEntry, PROFESSIONAL, RESET_ENTRY, sentOf } from '#shared/simulation/professional-entry.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { Fact } from '#shared/ui/layout/facts.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { SuccessFrame } from '../components/success-frame.tsx';
import { QuietScreen } from './quiet-screen.tsx';

const NOT_READ = 'Se envió, pero no pudimos mostrar los datos de la simulación.';

/** Acknowledges a sent simulation, and nothing if none was sent. See docs/rules.md R89, R90, R260. */
export function SentPage() {
  const sent = sentOf(useLocation().state);
  if (sent !== null) return <Sent simulation={sent} />;
  return (
    <QuietScreen title="No hay un envío que mostrar">
      <Note>
        <p>Aquí aparece la confirmación cuando se envía una simulación a un cliente.</p>
      </Note>
      <Link className={buttonClass('go')} to={PROFESSIONAL}>
        Ir al simulador
      </Link>
    </QuietScreen>
  );
}

/** `simulation`: its uuid. */
function Sent({ simulation }: { simulation: string }) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(simulationQuery(simulation));
  const simulate = (entry: object): void => void navigate(PROFESSIONAL, { state: entry });
  return (
    <SuccessFrame
      title="Muy bien, la solicitud fue enviada con éxito al cliente."
      facts={data === undefined ? [] : factsOf(data)}
      actions={
        <>
          <Button variant="go" onClick={() => simulate(RESET_ENTRY)}>
            Volver a simular
          </Button>
          <Button onClick={() => simulate(otherTermEntry(simulation))}>Otro plazo para este cliente</Button>
          <PdfButton uuid={simulation} />
        </>
      }
    >
      {data !== undefined && (
        <p>
          La simulación N.º {data.id} de <b>{data.client_name}</b> va en camino a{' '}
          <b>
            <EmailText text={data.client_email} />
          </b>
          .
        </p>
      )}
      {data === undefined && isFetching && <Loading label="Cargando la simulación…" />}
      {data === undefined && !isFetching && (
        <Note tone="warn" role="alert">
          <p>{failureText(error, NOT_READ)}</p>
          <Button small onClick={() => void refetch()}>
            <Icon name="retry" /> Reintentar
          </Button>
        </Note>
      )}
    </SuccessFrame>
  );
}

const factsOf = (read: SimulationRead): readonly Fact[] => [
  {
    label: 'Dividendo mensual',
    value: formatUf(ufFromNumber(read.total_monthly_mortgage_uf)),
    second: formatClp(clpFromNumber(read.total_monthly_mortgage_clp)),
  },
  {
    label: 'Plazo',
    value: `${read.credit_time} años`,
    second: `Tasa ${formatPct(read.annual_rate)}`,
  },
  { label: 'Simulación', value: `N.º ${read.id}`, second: formatDateText(read.fechasimulacion) },
];
