import { Icon, type IconName } from '#shared/ui/icon.tsx';
import type { ListedSimulation } from './client-groups.ts';
import styles from './sends.module.css';

interface Outcome {
  readonly icon: IconName;
  readonly text: string;
  /** The reason, or the simulation's number. */
  readonly detail: string;
  readonly isFailure?: boolean;
}

/** Returns the outcomes of a simulation's mail and of its send to the workflow. */
function outcomesOf({ id, workflow, ...mail }: ListedSimulation): readonly Outcome[] {
  const detail = `N.º ${id}`;
  const mails: readonly Outcome[] =
    mail.mail_refused_at !== null
      ? [{ icon: 'warn', text: 'Correo rechazado', detail, isFailure: true }]
      : mail.mailed_at
        ? [{ icon: 'check', text: 'Correo enviado', detail }]
        : [];
  if (workflow === null) return mails;
  const { state, reason } = workflow;
  const why = reason === null ? detail : `${detail}: ${reason}`;
  const sent: Readonly<Record<typeof state, Outcome>> = {
    running: { icon: 'clock', text: 'Enviando', detail },
    done: { icon: 'check', text: 'Enviada', detail },
    stopped: { icon: 'refused', text: 'Envío detenido', detail: why, isFailure: true },
    refused: { icon: 'refused', text: 'Envío rechazado', detail: why, isFailure: true },
  };
  return [sent[state], ...mails];
}

/** Outcome of a client's mails and sends to the workflow: a failure, else the last step. All of them are in the title. See docs/rules.md R961. */
export function Sends({ simulations }: { simulations: readonly ListedSimulation[] }) {
  const outcomes = simulations.flatMap(outcomesOf);
  const shown = outcomes.find(({ isFailure }) => isFailure) ?? outcomes[0];
  if (shown === undefined) return <span className="muted">–</span>;
  const title = outcomes.map(({ text, detail }) => `${text}, ${detail}`).join(' · ');
  return (
    <span className={shown.isFailure === true ? styles['failed'] : styles['sends']} title={title}>
      <Icon name={shown.icon} />
      <span aria-hidden="true">{shown.text}</span>
      <span className="sr-only">{title}</span>
    </span>
  );
}
