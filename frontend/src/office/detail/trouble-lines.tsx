import type { ReactNode } from 'react';
import { WORKFLOW_STEPS } from '@simulador/contracts/workflow/messages';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { mayCorrectAddress } from '#shared/office/contacts-of.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { progressQuery } from '../workflow/send.ts';
import { CorrectionForm } from './correction-form.tsx';

const NOT_CANCELLED = 'No pudimos cancelar el envío. Inténtelo de nuevo en unos minutos.';
const CANCELLED = 'El envío fue cancelado: la simulación se puede modificar.';
const UNREADABLE =
  'Las cifras guardadas de esta simulación no se pueden leer, así que no hay resumen ni PDF. Avise al administrador con su número.';
const NOT_WANTED =
  'Esta persona guardó la simulación para recibir el PDF y no autorizó que la contacten: no le escriba ni la llame.';

/** Lines about a refused mail and a refused or stopped send, in a person's words, each with its one act; none otherwise. See docs/rules.md R1051. */
export function TroubleLines({ read }: { read: SimulationRead }) {
  const { workflow, opposed_at: opposedAt, wants_contact: wantsContact } = read;
  const mayCorrect = mayCorrectAddress(read);
  return (
    <>
      {read.unreadable && <Line tone="bad">{UNREADABLE}</Line>}
      {opposedAt !== null && (
        <Line tone="bad">
          {`Esta persona pidió el ${formatDate(santiagoDate(new Date(opposedAt)))} que el banco no la contacte por esta simulación: no le escriba ni la llame.`}
        </Line>
      )}
      {opposedAt === null && !wantsContact && <Line tone="bad">{NOT_WANTED}</Line>}
      {read.mail_refused_at !== null && (
        <Line
          tone="bad"
          act={
            mayCorrect && (
              <CorrectionForm key={read.client_email} uuid={read.uuid} refused={read.client_email} />
            )
          }
        >
          {`La simulación no le llegó: el servidor de correo rechazó ${read.client_email}.`}
        </Line>
      )}
      {workflow?.state === 'refused' && (
        <Line
          tone="bad"
          act={
            mayCorrect &&
            read.mail_refused_at === null && (
              <CorrectionForm
                key={read.client_email}
                uuid={read.uuid}
                refused={read.client_email}
                mails={false}
              />
            )
          }
        >
          {`El envío no entró. ${workflow.reason ?? ''}`}
        </Line>
      )}
      {workflow?.state === 'stopped' && (
        <Line tone="warn" act={<CancelSend uuid={read.uuid} />}>
          {`Envío detenido en el paso ${workflow.step} de ${WORKFLOW_STEPS.length}: ${workflow.reason ?? ''} Se vuelve a intentar solo.`}
        </Line>
      )}
    </>
  );
}

const TONES = {
  bad: ['error', 'bg-bad-tint', 'text-bad'],
  warn: ['warn', 'bg-warn-tint', 'text-warn'],
} as const;

interface LineProps {
  tone: keyof typeof TONES;
  act?: ReactNode;
  children: string;
}

function Line({ tone, act, children }: LineProps) {
  const [icon, ground, mark] = TONES[tone];
  return (
    <div className={classNames('flex gap-3 px-4 py-1.5', ground)} role="status">
      <Icon name={icon} className={classNames('mt-1.5', mark)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-[1_1_15rem] py-1 wrap-anywhere">{children}</p>
        {act}
      </div>
    </div>
  );
}

/** Button with which an administrator cancels the send; others see who can. */
function CancelSend({ uuid }: { uuid: string }) {
  const isAdmin = useIsAdmin();
  const { run, isWorking } = useAction({
    run: () => answerOf(client.POST('/api/simulador/envios/{uuid}/cancelar', { params: { path: { uuid } } })),
    done: () => CANCELLED,
    failed: NOT_CANCELLED,
    refetch: [progressQuery(uuid).queryKey, simulationQuery(uuid).queryKey, [SIMULATION_LISTS]],
  });
  if (!isAdmin) return <p>Un administrador puede cancelar el envío.</p>;
  return (
    <Button small working={isWorking} workingLabel="Cancelando…" onClick={() => run()}>
      Cancelar el envío
    </Button>
  );
}
