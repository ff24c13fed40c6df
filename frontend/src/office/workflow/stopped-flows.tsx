import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { answerOf } from '#shared/api/api-error.ts';
import { useAttended } from '#shared/browser/use-attended.ts';
import { listLocation } from '../lists/list-address.ts';
import { useIsAdmin, useSessionUser } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { NO_WORKFLOW } from '@simulador/contracts/workflow/messages';
import { client } from '#shared/session/client.ts';
import type { components } from '@simulador/contracts/generated/bff';
import { formatInteger } from '@simulador/contracts/platform/format';
import type { Progress } from './send.ts';

export type StoppedFlow = components['schemas']['StoppedFlowDto'];

const LOOK_EVERY_MS = 30_000;

/** List of flows: stopped and overdue ones, or refused and cancelled ones. */
type FlowList = 'stopped' | 'refused';

const FLOWS = 'stopped-flows';

/**
 * Returns the query of stopped and overdue flows, oldest first, or of refused and cancelled ones, newest first; for the
 * administrator. See docs/rules.md R384, R387. @param isAttended false while nobody is active, because each request keeps the
 * session alive (R440)
 */
const stoppedFlowsQuery = (state: FlowList, isAdmin: boolean, isAttended = true) =>
  queryOptions({
    queryKey: [FLOWS, state],
    queryFn: ({ signal }): Promise<StoppedFlow[]> =>
      answerOf(client.GET('/api/simulador/envios', { params: { query: { state } }, signal })),
    enabled: isAdmin && isAttended,
    refetchInterval: LOOK_EVERY_MS,
  });

/** Retries a flow immediately. @throws ApiError */
const retryFlow = (uuid: string): Promise<unknown> =>
  answerOf(client.POST('/api/simulador/envios/{uuid}/reintentar', { params: { path: { uuid } } }));

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
    <div className="mb-6">
      <FailedPart {...failure} />
    </div>
  );
  if (countOf('stopped') + countOf('refused') === 0) return note;
  const rows = isWhole ? flows : flows.slice(0, ROWS_AT_FIRST);
  return (
    <Card
      className="mb-6"
      title={
        <span className="flex items-center gap-2">
          <Icon name="warn" className="text-warn" /> Envíos detenidos
        </span>
      }
      titleRef={title}
    >
      {note}
      <div className="flex flex-wrap gap-2" role="group" aria-label="Qué envíos se muestran">
        {TABS.map((list) => (
          <Button
            key={list}
            small
            className="aria-pressed:border-primary aria-pressed:inset-ring aria-pressed:inset-ring-primary"
            aria-pressed={list === shown}
            onClick={() => setChosen(list)}
          >
            <span>{TAB_NAMES[list]}</span> <span className="num">{countOf(list)}</span>
          </Button>
        ))}
      </div>
      <p className="text-14 text-ink-2">{EXPLAINED[shown]}</p>
      <DataTable
        isBare
        label="Envíos detenidos"
        columns={[
          ...COLUMNS,
          ...columnsOf(shown),
          {
            label: 'Acciones',
            isUnseen: true,
            of: (flow) =>
              flow.state !== 'refused' && <Retry flow={flow} onRetried={() => title.current?.focus()} />,
          },
        ]}
        rows={rows}
        keyOf={({ simulation }) => simulation}
        empty={null}
      />
      {rows.length < flows.length && (
        <Button variant="low" small onClick={() => setWhole(true)}>{`Ver los ${flows.length}`}</Button>
      )}
    </Card>
  );
}

const nextTryOf = ({ next_try_at }: StoppedFlow): string =>
  next_try_at === null ? '—' : formatInstant(new Date(next_try_at));

const COLUMNS: readonly Column<StoppedFlow>[] = [
  { label: 'Simulación', isName: true, of: (flow) => <FlowLink flow={flow} /> },
  { label: 'Paso', isLong: true, of: ({ step, steps, name }) => `${step} de ${steps}: ${name}` },
  { label: 'Motivo', isLong: true, of: (flow) => <Reason flow={flow} /> },
];

const columnsOf = (list: FlowList): readonly Column<StoppedFlow>[] => [
  {
    label: list === 'stopped' ? 'Detenido desde' : 'Rechazado',
    className: 'whitespace-nowrap',
    of: ({ since }) => formatInstant(new Date(since)),
  },
  list === 'stopped'
    ? { label: 'Próximo intento', className: 'whitespace-nowrap', of: nextTryOf }
    : { label: 'Lo envió', className: 'whitespace-nowrap', of: ({ sent_by: sender }) => sender },
];

function FlowLink({ flow: { simulation, number } }: { flow: StoppedFlow }) {
  return (
    <Link className="inline-block min-h-6 min-w-6" {...listLocation({}, simulation)}>
      <span>{number}</span>
      <span className="sr-only">: ver detalle</span>
    </Link>
  );
}

function Reason({ flow }: { flow: StoppedFlow }) {
  const failure = describeFailure(flow);
  return (
    <>
      <span>{flow.reason}</span>
      {failure !== '' && <small className="block text-14 wrap-anywhere text-ink-2">{failure}</small>}
    </>
  );
}

interface RetryProps {
  flow: StoppedFlow;
  /** Called after the retry has removed the row and its focused button. */
  onRetried: () => void;
}

function Retry({ flow, onRetried }: RetryProps) {
  const hasWorkflow = useSessionUser()?.hasWorkflow;
  const retry = useAction({
    run: () => retryFlow(flow.simulation),
    done: () => RETRIED,
    failed: NOT_RETRIED,
    refetch: [[FLOWS]],
    onDone: onRetried,
  });
  if (hasWorkflow === false) return <span className="text-14 text-ink-2">{NO_WORKFLOW}</span>;
  return (
    <Button small working={retry.isWorking} workingLabel="Reintentando…" onClick={() => retry.run()}>
      <Icon name="retry" /> Reintentar
      <span className="sr-only">{` el envío de la simulación ${flow.number}`}</span>
    </Button>
  );
}

/** Returns how often a stopped send failed, and what the workflow's support asks for: `2 intentos. Para el soporte de Workflow: 400 vat_taken`. */
function describeFailure({
  state,
  failure,
  attempt,
}: Pick<Progress, 'state' | 'failure' | 'attempt'>): string {
  // The reason of a refusal says what helps.
  if (state !== 'stopped') return '';
  const attempts =
    attempt === null ? [] : [`${formatInteger(attempt)} ${attempt === 1 ? 'intento' : 'intentos'}.`];
  if (failure === null) return attempts.join('');
  const { outcome, status = outcome, code, place, rule } = failure;
  const facts = [status, code, place, rule].filter((fact) => fact !== undefined);
  return [...attempts, `Para el soporte de Workflow: ${facts.join(' ')}`].join(' ');
}
