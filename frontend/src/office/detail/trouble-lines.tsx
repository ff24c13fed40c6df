import { type ReactNode, useEffect } from 'react';
import { WORKFLOW_STEPS } from '@simulador/contracts/workflow/messages';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { mayCorrectAddress } from '../lists/contacts-of.ts';
import { SIMULATION_LISTS, refreshRefused } from '../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { useForm } from '#shared/ui/forms/use-form.ts';
import { progressQuery } from '../workflow/send.ts';
import { useQueryClient } from '@tanstack/react-query';
import { emailRule } from '@simulador/contracts/calculation/rules/text';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { EMAIL_FIELD } from '../lists/list-keys.ts';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextField } from '#shared/ui/fields/text-field.tsx';

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
  const correction = (mails: boolean) => (
    <CorrectionForm key={read.client_email} uuid={read.uuid} refused={read.client_email} mails={mails} />
  );
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
        <Line tone="bad" act={mayCorrect && correction(true)}>
          {`La simulación no le llegó: el servidor de correo rechazó ${read.client_email}.`}
        </Line>
      )}
      {workflow?.state === 'refused' && (
        <Line tone="bad" act={mayCorrect && read.mail_refused_at === null && correction(false)}>
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

const NOT_SENT = 'No pudimos reenviar la simulación. Inténtelo de nuevo en unos minutos.';
const LABEL = 'Correo electrónico';

/** Form that corrects a refused address and mails the simulation again. See docs/rules.md R712, R1051. */
function CorrectionForm({ uuid, refused, mails }: { uuid: string; refused: string; mails: boolean }) {
  const queries = useQueryClient();
  const form = useForm({
    start: { [EMAIL_FIELD]: refused },
    violations: ({ [EMAIL_FIELD]: email }) => {
      const broken = emailRule(email);
      return [{ name: EMAIL_FIELD, label: LABEL, message: broken && violationText(broken) }];
    },
    run: ({ [EMAIL_FIELD]: email }) =>
      answerOf(
        client.POST('/api/simulador/correos/{simulation}', {
          params: { path: { simulation: uuid } },
          body: { email },
        }),
      ),
    done: ({ detail }) => detail,
    failed: NOT_SENT,
    onFailed: (reason) => void refreshRefused(queries, uuid, reason),
    refetch: [simulationQuery(uuid).queryKey, [SIMULATION_LISTS]],
  });
  useUnsavedInDetail(form.isChanged && !form.isWorking);
  const field = form.field(EMAIL_FIELD);
  useEffect(() => {
    if (form.attempt > 0) focusField(EMAIL_FIELD);
  }, [form.attempt]);
  return (
    <>
      <form
        className="flex min-w-0 flex-[1_1_100%] flex-wrap items-start gap-2 print:hidden [&_label]:sr-only [&>:first-child]:flex-[1_1_14rem]"
        noValidate
        onSubmit={form.submit}
      >
        <TextField
          {...field}
          label={LABEL}
          type="email"
          inputMode="email"
          autoComplete="off"
          readOnly={form.isWorking}
        />
        <Button small type="submit" working={form.isWorking} workingLabel="Enviando…">
          {mails ? 'Corregir correo y enviar otra vez' : 'Corregir correo'}
        </Button>
      </form>
      {form.failure !== null && field.error === undefined && <p role="alert">{form.failure}</p>}
    </>
  );
}
