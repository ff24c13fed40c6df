import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDateText, formatPct } from '@simulador/contracts/platform/format';
import type { Fact } from '@simulador/contracts/simulations/facts';
import { pesos, uf, years } from '#shared/simulation/figure-texts.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { PROFESSIONAL, reopenEntry, RESET_ENTRY, sentOf } from '#shared/simulation/professional-entry.ts';
import { figuresIn } from '#shared/simulation/stated-read.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { SuccessFrame } from '../components/success-frame.tsx';
import { NoticeScreen } from '../components/notice-screen.tsx';

const NOT_READ = 'Se envió, pero no pudimos mostrar los datos de la simulación.';

/** Acknowledges a sent simulation. Without one, says that none was sent. See docs/rules.md R89, R90, R260. */
export default function SentPage() {
  const sent = sentOf(useLocation().state);
  if (sent !== null) return <Sent simulation={sent} />;
  return (
    <NoticeScreen title="No hay un envío que mostrar" to={PROFESSIONAL}>
      Aquí aparece la confirmación cuando se envía una simulación a un cliente.
    </NoticeScreen>
  );
}

/** @param simulation uuid of the sent simulation */
function Sent({ simulation }: { simulation: string }) {
  const navigate = useNavigate();
  const answer = useQuery(simulationQuery(simulation));
  const { data } = answer;
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
          <Button onClick={() => simulate(reopenEntry(simulation))}>Otro plazo para este cliente</Button>
          <PdfButton uuid={simulation} />
        </>
      }
    >
      <QueryPart query={answer} failed={NOT_READ} loading="Cargando la simulación…">
        {({ id, client_name: name, client_email: email }) => (
          <p>
            {`La simulación N.º ${id} de`} <b>{name}</b> va en camino a{' '}
            <b>
              <EmailText text={email} />
            </b>
            .
          </p>
        )}
      </QueryPart>
    </SuccessFrame>
  );
}

function factsOf(read: SimulationRead): readonly Fact[] {
  const { DivTotal, DivTotalPe, Plazo, Tasa } = figuresIn(read);
  return [
    { label: 'Dividendo mensual', value: uf(DivTotal), note: pesos(DivTotalPe) },
    { label: 'Plazo', value: years(Plazo), note: `Tasa ${formatPct(Tasa)}` },
    { label: 'Simulación', value: `N.º ${read.id}`, note: formatDateText(read.fechasimulacion) },
  ];
}
