import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { answerOf } from '#shared/api/api-error.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { type Progress, progressQuery } from './send.ts';
import { describeFailure } from './step-failure.ts';

const NOT_READ = 'No pudimos cargar el estado del envío a Workflow.';
const NOT_CANCELLED = 'No pudimos cancelar el envío. Inténtelo de nuevo en unos minutos.';
const CANCELLED = 'El envío fue cancelado: la simulación se puede modificar.';

/**
 * Progress of a simulation's send to the workflow, its refusal, or its request's number. Renders nothing if it was never sent.
 * See docs/rules.md R386, R387.
 */
export function SendStatus({ simulation: { uuid, workflow } }: { simulation: SimulationRead }) {
  const hasTrouble = workflow?.state === 'stopped' || workflow?.state === 'refused';
  const answer = useQuery({ ...progressQuery(uuid), enabled: hasTrouble });
  const queries = useQueryClient();
  const present = answer.data?.state;
  // An automatic try may have begun or ended since the simulation was read.
  useEffect(() => {
    if (hasTrouble && present !== undefined && present !== workflow.state)
      void queries.invalidateQueries({ queryKey: simulationQuery(uuid).queryKey });
  }, [hasTrouble, present, workflow?.state, queries, uuid]);
  if (workflow === null || workflow.state === 'running') return null;
  if (workflow.state === 'done')
    return (
      <p className="num rounded-md border border-line px-4 py-3">
        <b>{`Solicitud nº${workflow.request}`}</b>{' '}
        <span>
          {`en Workflow${workflow.sent_at === null ? '' : `, enviada el ${formatInstant(new Date(workflow.sent_at), ' a las ')}`} por ${workflow.sent_by}`}
        </span>
      </p>
    );
  return (
    <QueryPart query={answer} failed={NOT_READ} frame="">
      {(progress) => {
        if (progress.state === 'stopped') return <Stopped progress={progress} />;
        return progress.state === 'refused' && <Refused progress={progress} />;
      }}
    </QueryPart>
  );
}

const stepOf = ({ step, steps }: Progress): string => `paso ${step} de ${steps}`;

function Stopped({ progress }: { progress: Progress }) {
  const { next_try_at, sent_by, name } = progress;
  return (
    <Note tone="warn">
      <p>
        <b>{`Envío detenido en el ${stepOf(progress)}: ${progress.reason}`}</b>
      </p>
      <p className="num">
        <span>{`${name}. Lo envió ${sent_by}.`}</span>{' '}
        {next_try_at !== null && (
          <span>
            {'Próximo intento automático: '}
            <span className="whitespace-nowrap">{formatInstant(new Date(next_try_at))}</span>
            {'. '}
          </span>
        )}
        <span>Mientras tanto no se puede modificar.</span>
      </p>
      <FailureLine progress={progress} />
      <CancelSend progress={progress} />
    </Note>
  );
}

/** Button with which an administrator cancels the send; others see who can. */
function CancelSend({ progress: { simulation } }: { progress: Progress }) {
  const isAdmin = useIsAdmin();
  const { run, isWorking } = useAction({
    run: () =>
      answerOf(
        client.POST('/api/simulador/envios/{uuid}/cancelar', { params: { path: { uuid: simulation } } }),
      ),
    done: () => CANCELLED,
    failed: NOT_CANCELLED,
    refetch: [progressQuery(simulation).queryKey, simulationQuery(simulation).queryKey, [SIMULATION_LISTS]],
  });
  if (!isAdmin) return <p>Un administrador puede cancelar el envío.</p>;
  return (
    <Button small className="mt-2" working={isWorking} workingLabel="Cancelando…" onClick={() => run()}>
      Cancelar el envío
    </Button>
  );
}

function FailureLine({ progress }: { progress: Progress }) {
  const failure = describeFailure(progress);
  return failure === '' ? null : <p className="text-14 wrap-anywhere text-ink-2">{failure}</p>;
}

function Refused({ progress }: { progress: Progress }) {
  const { since, sent_by, application, name, reason } = progress;
  return (
    <Note>
      <p>
        <b>{`No se envió a Workflow: quedó en el ${stepOf(progress)}.`}</b> <span>{reason}</span>
      </p>
      <p className="num">{`${name}, ${formatInstant(new Date(since))}. Lo envió ${sent_by}.`}</p>
      {application !== null && (
        <p className="wrap-anywhere">{`Solicitud que quedó en Workflow: ${application}`}</p>
      )}
    </Note>
  );
}
