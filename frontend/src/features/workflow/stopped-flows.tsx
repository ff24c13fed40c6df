import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/domain/instants';
import { failureText } from '#shared/api/api-error.ts';
import { listPlace } from '#shared/office/list-address.ts';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { retryFlow, type StoppedFlow, stoppedFlowsQuery } from './stopped-flows-query.ts';
import styles from './stopped-flows.module.css';

const NOT_RETRIED = 'No pudimos reintentar el envío. Inténtelo de nuevo en unos minutos.';
const RETRIED = 'El envío se está intentando de nuevo.';

/** What did not get into the workflow, for the administrator, who can have it tried now. Nothing where nothing stopped. */
export function StoppedFlows() {
  const titleId = useId();
  const isAdmin = roleOf(useSession()) === 'adminrole';
  const { data: flows = [] } = useQuery(stoppedFlowsQuery(isAdmin));
  if (flows.length === 0) return null;
  return (
    <section className={styles['stopped']} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="warn" /> Envíos a Workflow detenidos
      </h2>
      <p className="small muted">Se vuelven a intentar automáticamente, cada vez con una pausa mayor.</p>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">Simulación</th>
            <th scope="col">Paso</th>
            <th scope="col">Motivo</th>
            <th scope="col">Detenido desde</th>
            <th scope="col">
              <span className="vh">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {flows.map((flow) => (
            <FlowRow key={flow.simulation} flow={flow} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FlowRow({ flow }: { flow: StoppedFlow }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { isPending, mutate } = useMutation({
    mutationFn: () => retryFlow(flow.simulation),
    onSuccess: () => toast.show(RETRIED, { tone: 'good' }),
    onError: (reason) => toast.show(failureText(reason, NOT_RETRIED), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: stoppedFlowsQuery(true).queryKey }),
  });
  const detail = listPlace({}, flow.simulation);
  return (
    <tr>
      <th scope="row">
        <Link to={detail.to} state={detail.state}>
          {flow.number}
          <span className="vh">: ver detalle</span>
        </Link>
      </th>
      <td data-cell="step">
        {flow.step} de {flow.steps}: {flow.name}
      </td>
      <td data-cell="reason">{flow.reason}</td>
      <td data-cell="since">{formatInstant(new Date(flow.since))}</td>
      <td data-cell="actions">
        <Button small working={isPending} workingLabel="Reintentando…" onClick={() => mutate()}>
          <Icon name="retry" /> Reintentar
          <span className="vh"> el envío de la simulación {flow.number}</span>
        </Button>
      </td>
    </tr>
  );
}
