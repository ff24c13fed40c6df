import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/domain/instants';
import { failureText } from '#shared/api/api-error.ts';
import { useAttended } from '#shared/browser/use-attended.ts';
import { listPlace } from '#shared/office/list-address.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import { retryFlow, type StoppedFlow, stoppedFlowsQuery } from './stopped-flows-query.ts';
import styles from './stopped-flows.module.css';

const NOT_RETRIED = 'No pudimos reintentar el envío. Inténtelo de nuevo en unos minutos.';
const NOT_READ = 'No pudimos cargar los envíos detenidos. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos actualizar los envíos detenidos: pueden no estar al día.';
const RETRIED = 'El envío se está intentando de nuevo.';

/** Flows that have stopped, for the administrator, who can retry them. Renders nothing if there are none. */
export function StoppedFlows() {
  const titleId = useId();
  const isAdmin = useIsAdmin();
  const title = useRef<HTMLHeadingElement>(null);
  const answer = useQuery(stoppedFlowsQuery(isAdmin, useAttended()));
  const { data: flows = [] } = answer;
  const failure = failureOf([answer], NOT_READ) ?? outdatedOf([answer], NOT_CURRENT);
  const note = failure && (
    <div className={styles['failed']}>
      <FailedPart {...failure} />
    </div>
  );
  if (flows.length === 0) return note;
  return (
    <section className={styles['stopped']} aria-labelledby={titleId} ref={handOnFocus}>
      <h2 id={titleId} tabIndex={-1} ref={title}>
        <Icon name="warn" /> Envíos a Workflow detenidos
      </h2>
      {note}
      <p className="small muted">Se vuelven a intentar automáticamente, cada vez con una pausa mayor.</p>
      <table className="num">
        <thead className={table['heads']}>
          <tr>
            <th scope="col">Simulación</th>
            <th scope="col">Paso</th>
            <th scope="col">Motivo</th>
            <th scope="col">Detenido desde</th>
            <UnseenHead>Acciones</UnseenHead>
          </tr>
        </thead>
        <tbody>
          {flows.map((flow) => (
            <FlowRow key={flow.simulation} flow={flow} onRetried={() => title.current?.focus()} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** When no flow is stopped any more, the focus moves from the removed part to the screen. */
function handOnFocus(section: HTMLElement): () => void {
  const screen = section.closest('main');
  return () => {
    if (section.contains(document.activeElement)) screen?.focus({ preventScroll: true });
  };
}

interface FlowRowProps {
  flow: StoppedFlow;
  /** It was removed from here, or will be, and the focus with it. */
  onRetried: () => void;
}

function FlowRow({ flow, onRetried }: FlowRowProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const { isPending, mutate } = useMutation({
    mutationFn: () => retryFlow(flow.simulation),
    onSuccess: () => {
      toast.show(RETRIED, { tone: 'good' });
      onRetried();
    },
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
