import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NO_WORKFLOW, UNMAILED, WORKFLOW_STEPS } from '@simulador/contracts/workflow/messages';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { refreshSimulationLists } from '../lists/queries.ts';
import { useSessionUser } from '#shared/session/session-state.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { ConfirmSend } from './confirm-send.tsx';
import {
  followSend,
  type Progress,
  progressQuery,
  type SendOutcome,
  sendToWorkflow,
  type SendEnd,
} from './send.ts';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { Icon } from '#shared/ui/icon.tsx';

/**
 * Returns the storage key of a send of this tab whose outcome was not shown yet. It is followed again after a reload, or when the
 * detail is reopened.
 */
const keyOf = (uuid: string): string => `envio ${uuid}`;

/** Sends a simulation to the workflow and follows it to its end. See docs/rules.md R383. */
function useSend(uuid: string) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { run, isWorking, answer, reset } = useAction({
    run: (isNew: boolean): Promise<SendOutcome> => {
      writeStoredText(keyOf(uuid), 'enviada');
      return isNew ? sendToWorkflow(uuid, setProgress) : followSend(uuid, setProgress);
    },
    // A send that fails is an outcome too.
    failed: () => null,
    onDone: ({ kind }) => {
      // Refetching would fail too while there is no connection.
      if (kind === 'unreached') return;
      for (const { queryKey } of [simulationQuery(uuid), progressQuery(uuid)])
        void queries.invalidateQueries({ queryKey });
      void refreshSimulationLists(queries);
    },
  });
  useEffect(() => {
    if (readStoredText(keyOf(uuid)) !== '') run(false);
  }, [uuid, run]);
  return {
    isRunning: isWorking,
    /** Null before the first answer. */
    progress: isWorking ? progress : null,
    /** Null while the send is running, and after the user has closed the outcome. */
    outcome: answer ?? null,
    start: (): void => {
      setProgress(null);
      run(true);
    },
    dismiss: (): void => {
      writeStoredText(keyOf(uuid), '');
      reset();
    },
  };
}

const UNSAVED = 'Hay cambios por guardar: guárdelos antes de enviar a Workflow.';

export interface SendActionProps {
  simulation: SimulationRead;
  /** True if there is an unsaved choice, contact or comment, which sending would lose because it locks the simulation. */
  isUnsaved: boolean;
}

/** Button that sends a simulation to the bank's workflow, for all staff. See docs/rules.md R380. */
export function SendAction({ simulation, isUnsaved }: SendActionProps) {
  const send = useSend(simulation.uuid);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { progress, outcome } = send;
  const { hasWorkflow, hasMail } = useSessionUser() ?? {};
  const isUnsent = !simulation.enviado_a_finnflow;
  const isToSend = isUnsent && hasWorkflow === true;
  const obstacles = {
    opposed: simulation.opposed_at !== null,
    refused: simulation.mail_refused_at !== null,
    no_mail: hasMail === false,
  };
  const unmailed = (['opposed', 'refused', 'no_mail'] as const).find((name) => obstacles[name]) ?? 'waiting';
  const obstacle = simulation.mailed_at === null ? UNMAILED[unmailed] : isUnsaved ? UNSAVED : null;
  const isBlocked = obstacle !== null && !send.isRunning;
  const retry = (): void => {
    // The pressed button is gone, so the button that shows the outcome takes the focus.
    button.current?.focus();
    send.start();
  };
  return (
    <>
      {isUnsent && hasWorkflow === false && <Reason>{NO_WORKFLOW}</Reason>}
      {isToSend && (
        <Button
          ref={button}
          small
          disabled={isBlocked}
          working={send.isRunning}
          workingLabel="Enviando…"
          // A stopped send was confirmed when it was started.
          onClick={() => (simulation.workflow?.state === 'stopped' ? send.start() : setAsking(true))}
        >
          Enviar a Workflow
        </Button>
      )}
      {isToSend && isBlocked && <Reason>{obstacle}</Reason>}
      {isAsking && (
        <ConfirmSend
          simulation={simulation}
          onCancel={() => setAsking(false)}
          onSend={() => {
            setAsking(false);
            send.start();
          }}
        />
      )}
      {/* The outcome of a send that has ended is on its way. */}
      {send.isRunning && isUnsent && <SendProgress progress={progress} />}
      {outcome?.kind === 'unreached' ? (
        <div className="basis-full">
          <FailedPart message={outcome.message} onRetry={retry} />
        </div>
      ) : (
        outcome !== null && <SendModal outcome={outcome} onClose={send.dismiss} />
      )}
    </>
  );
}

/** Why the simulation can't be sent, below the buttons. */
const Reason = ({ children }: { children: string }) => (
  <p className="basis-full text-14 text-ink-2">{children}</p>
);

interface SendProgressProps {
  /** Null before the first answer. */
  progress: Progress | null;
}

/** Progress of a send, as text and bar. */
function SendProgress({ progress }: SendProgressProps) {
  const step = progress?.step ?? 1;
  const steps = progress?.steps ?? WORKFLOW_STEPS.length;
  return (
    <div className="grid basis-full gap-1">
      <p className="num text-14" role="status">
        {`Paso ${step} de ${steps}${progress === null ? '' : `: ${progress.name}`}`}
      </p>
      <progress
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
        aria-label="Envío a Workflow"
        value={step - 1}
        max={steps}
      />
    </div>
  );
}

const TITLE = {
  sent: 'Tu simulación ha sido enviada correctamente',
  failed: 'Error al enviar la simulación',
} as const;
const MARK = {
  sent: { name: 'check', className: 'size-6 flex-none text-good' },
  failed: { name: 'error', className: 'size-6 flex-none text-bad' },
} as const;

/** Outcome of a send. See docs/rules.md R382 to R384. */
function SendModal({ outcome, onClose }: { outcome: SendEnd; onClose: () => void }) {
  const { kind } = outcome;
  return (
    <Modal
      title={TITLE[kind]}
      aside={<IconButton icon="close" label="Cerrar aviso" onClick={onClose} />}
      onClose={onClose}
      footer={
        <Button variant="go" onClick={onClose}>
          Aceptar
        </Button>
      }
    >
      <div className="flex items-start gap-3 p-6">
        <Icon {...MARK[kind]} />
        <div className="grid gap-2">
          {outcome.kind === 'sent' ? <Sent request={outcome.request} /> : <Failed outcome={outcome} />}
        </div>
      </div>
    </Modal>
  );
}

const Sent = ({ request }: { request: number }) => (
  <p>{`Se ha creado la solicitud nº${request} en el Workflow Comercial`}</p>
);

function Failed({ outcome: { message, stoppedAt } }: { outcome: Extract<SendEnd, { kind: 'failed' }> }) {
  return (
    <>
      <p>{message}</p>
      {stoppedAt !== null && (
        <p className="text-14 text-ink-2">{`Quedó en el paso ${stoppedAt.step} de ${stoppedAt.steps}: ${stoppedAt.name}. Se volverá a intentar automáticamente; si la envía otra vez, seguirá desde ahí.`}</p>
      )}
    </>
  );
}
