import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { failureText } from '#shared/api/api-error.ts';
import { useAttended } from '#shared/browser/use-attended.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import { type FlowList, retryFlow, type StoppedFlow, stoppedFlowsQuery } from './stopped-flows-query.ts';
import { describeFailure } from './step-failure.ts';
import styles from './stopped-flows.module.css';

const EXPLAINED: Readonly<Record<FlowList, string>> = {
  stopped: 'Se vuelven a intentar automáticamente, cada vez con una pausa mayor.',
  refused: 'No se vuelven a intentar: corrija el motivo y envíelos otra vez desde su detalle.',
};
const NOT_RETRIED = 'No pudimos reintentar el envío. Inténtelo de nuevo en unos minutos.';
const NOT_READ = 'No pudimos cargar los envíos detenidos. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos actualizar los envíos detenidos: pueden no estar al día.';
const RETRIED = 'El envío se está intentando de nuevo.';

const TAB_NAMES: Readonly<Record<FlowList, string>> = { stopped: 'Detenidos', refused: 'Rechazados' };
const TABS: readonly FlowList[] = ['stopped', 'refused'];
/** Number of rows before `Ver todos`. Refused sends may be many, and none needs attention. */
const ROWS_AT_FIRST = 5;

/** Stopped sends, which the administrator can retry, and refused ones. Renders nothing if there are none. */
export function StoppedFlows() {
  const titleId = useId();
  const isAdmin = useIsAdmin();
  const title = useRef<HTMLHeadingElement>(null);
  const isAttended = useAttended();
  const [chosen, setChosen] = useState<FlowList | null>(null);
  const [isWhole, setWhole] = useState(false);
  const answers = {
    stopped: useQuery(stoppedFlowsQuery('stopped', isAdmin, isAttended)),
    refused: useQuery(stoppedFlowsQuery('refused', isAdmin, isAttended)),
  };
  const both = Object.values(answers);
  const failure = failureOf(both, NOT_READ) ?? outdatedOf(both, NOT_CURRENT);
  const countOf = (list: FlowList): number => answers[list].data?.length ?? 0;
  const shown = chosen ?? (countOf('stopped') === 0 ? 'refused' : 'stopped');
  const flows = answers[shown].data ?? [];
  const note = failure && (
    <div className={styles['failed']}>
      <FailedPart {...failure} />
    </div>
  );
  if (countOf('stopped') + countOf('refused') === 0) return note;
  const rows = isWhole ? flows : flows.slice(0, ROWS_AT_FIRST);
  return (
    <section className={styles['stopped']} aria-labelledby={titleId} ref={handOnFocus}>
      <h2 id={titleId} tabIndex={-1} ref={title}>
        <Icon name="warn" /> Envíos detenidos
      </h2>
      {note}
      <div className={styles['tabs']} role="group" aria-label="Qué envíos se muestran">
        {TABS.map((list) => (
          <Button key={list} small aria-pressed={list === shown} onClick={() => setChosen(list)}>
            <span>{TAB_NAMES[list]}</span> <span className="num">{countOf(list)}</span>
          </Button>
        ))}
      </div>
      <p className="small muted">{EXPLAINED[shown]}</p>
      {flows.length > 0 && (
        <table className="num">
          <thead className={table['heads']}>
            <tr>
              <th scope="col">Simulación</th>
              <th scope="col">Paso</th>
              <th scope="col">Motivo</th>
              <th scope="col">{shown === 'stopped' ? 'Detenido desde' : 'Rechazado'}</th>
              <th scope="col">{shown === 'stopped' ? 'Próximo intento' : 'Lo envió'}</th>
              <UnseenHead>Acciones</UnseenHead>
            </tr>
          </thead>
          <tbody>
            {rows.map((flow) => (
              <FlowRow key={flow.simulation} flow={flow} onRetried={() => title.current?.focus()} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length < flows.length && (
        <Button variant="low" small onClick={() => setWhole(true)}>{`Ver los ${flows.length}`}</Button>
      )}
    </section>
  );
}

/** Moves the focus to the screen when the last stopped flow is gone and the section is removed. */
function handOnFocus(section: HTMLElement): () => void {
  const screen = section.closest('main');
  return () => {
    if (section.contains(document.activeElement)) screen?.focus({ preventScroll: true });
  };
}

const nextTryOf = ({ next_try_at }: StoppedFlow): string =>
  next_try_at === null ? '—' : formatInstant(new Date(next_try_at));

interface FlowRowProps {
  flow: StoppedFlow;
  /** Called after the retry has removed the row and its focused button. */
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
    onSettled: () => queries.invalidateQueries({ queryKey: stoppedFlowsQuery('stopped', true).queryKey }),
  });
  const detail = listLocation({}, flow.simulation);
  const isRefused = flow.state === 'refused';
  const failure = describeFailure(flow);
  return (
    <tr>
      <th scope="row">
        <Link to={detail.to} state={detail.state}>
          <span>{flow.number}</span>
          <span className="vh">: ver detalle</span>
        </Link>
      </th>
      <td data-cell="step">{`${flow.step} de ${flow.steps}: ${flow.name}`}</td>
      <td data-cell="reason">
        <span>{flow.reason}</span>
        {failure !== '' && <small className={styles['application']}>{failure}</small>}
        {isRefused && flow.application !== null && (
          <small className={styles['application']}>{`En Workflow quedó ${flow.application}`}</small>
        )}
      </td>
      <td data-cell="since">{formatInstant(new Date(flow.since))}</td>
      <td data-cell="next" data-label={isRefused ? 'Lo envió' : 'Próximo intento'}>
        {isRefused ? flow.sent_by : nextTryOf(flow)}
      </td>
      <td data-cell="actions">
        {!isRefused && (
          <Button small working={isPending} workingLabel="Reintentando…" onClick={() => mutate()}>
            <Icon name="retry" /> Reintentar
            <span className="vh">{` el envío de la simulación ${flow.number}`}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
