import { santiagoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { daysAgo } from '#shared/office/elapsed.ts';
import { ContactButton } from '#shared/office/next-contact/contact-button.tsx';
import { NOBODY, SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { ListedSimulation } from './client-groups.ts';
import { earliestContact, isWaiting } from './placing-simulation.ts';
import { Sends } from './sends.tsx';
import { StateButton } from './state-button.tsx';
import type { RowDialogs } from './use-row-dialogs.tsx';
import styles from './shown-cells.module.css';

const NOT_TAKEN = 'No pudimos asignarle la simulación. Inténtelo de nuevo.';

interface OwnerProps {
  simulation: ListedSimulation;
  /** Another executive who has an open simulation of the client; null for none. */
  attendedBy: string | null;
}

/** Lets executives and commercials take an unassigned simulation, or names who attends its client already. See docs/rules.md R513. */
function TakeButton({ simulation: { id, uuid, commercial, ...sent }, attendedBy }: OwnerProps) {
  const role = roleOf(useSession());
  const { run, isWorking } = useAction({
    run: () =>
      answerOf(client.POST('/api/simulador/tomar/{simulation}', { params: { path: { simulation: uuid } } })),
    done: ({ message }) => message,
    failed: NOT_TAKEN,
    refetch: [[SIMULATION_LISTS]],
  });
  if (commercial !== null || lockOf(sent) !== null || role === 'adminrole') return null;
  if (attendedBy !== null)
    return (
      <small title={`${attendedBy} ya atiende a esta persona`}>
        <span>{`Con ${attendedBy}`}</span>
        <span className="sr-only">, que ya atiende a esta persona</span>
      </small>
    );
  return (
    <Button small working={isWorking} workingLabel="Tomando…" onClick={() => run()}>
      Tomar<span className="sr-only">{` la simulación ${id}`}</span>
    </Button>
  );
}

/** Said of a simulation whose stored figures can't be read. */
export const UNREADABLE = 'Cifras ilegibles';

export interface ShownCellsProps extends Pick<OwnerProps, 'attendedBy'> {
  /** The client's newest simulation. */
  newest: ListedSimulation;
  /** The simulation that the row shows and opens. */
  placing: ListedSimulation;
  /** All of the client's simulations that are shown. */
  all: readonly ListedSimulation[];
  dialogs: RowDialogs;
}

/** Cells of the simulation that a client's row shows (state, amount, date, executive), and the client's earliest contact. */
export function ShownCells({ newest, placing, all, dialogs, attendedBy }: ShownCellsProps) {
  return (
    <>
      <td data-cell="state">
        <StateButton simulation={placing} onOpen={dialogs.openState} />
      </td>
      <td data-cell="amount">
        <Amount simulation={placing} newest={newest} />
      </td>
      <td data-cell="date">
        <span>{formatDateText(placing.fechasimulacion)}</span>
        <Answer simulation={placing} />
      </td>
      <td data-cell="executive">
        <Owner simulation={placing} attendedBy={attendedBy} />
      </td>
      <td data-cell="contact">
        <ContactButton
          contacted={earliestContact(all) ?? placing}
          onOpen={dialogs.openContact}
          emptyLabel={isWaiting(placing) ? <WaitOrPlan simulation={placing} /> : undefined}
        />
      </td>
      <td data-cell="sends">
        <Sends simulations={all} />
      </td>
    </>
  );
}

/** Amount of the simulation that the row shows, with its number if it is not the newest. */
const Amount = ({
  simulation: { id, montocreditoUF: amountUf, unreadable },
  newest,
}: {
  simulation: ListedSimulation;
  newest: ListedSimulation;
}) => (
  <>
    <span>{uf(amountUf)}</span>
    {unreadable && <small>{UNREADABLE}</small>}
    {id !== newest.id && <small>{`N.º ${id}`}</small>}
  </>
);

/** How long a simulation has been waiting, or when staff first answered. See docs/rules.md R512. */
function Answer({ simulation }: { simulation: ListedSimulation }) {
  const today = useSantiagoDay();
  const { first_answer_at: answeredAt, fechasimulacion } = simulation;
  if (isWaiting(simulation))
    return (
      <small className={styles['waits']}>
        {`Sin respuesta, ${daysAgo(fechasimulacion as IsoDate, today)}`}
      </small>
    );
  return answeredAt && <small>{`Respuesta ${daysAgo(santiagoDate(new Date(answeredAt)), today)}`}</small>;
}

/** Label of a contact to plan: in rows of one line, which have no other place for it, how long the simulation has been waiting. */
function WaitOrPlan({ simulation: { fechasimulacion } }: { simulation: ListedSimulation }) {
  const since = daysAgo(fechasimulacion as IsoDate, useSantiagoDay());
  return (
    <>
      <span className={styles['plan']}>Planificar</span>
      <span className={styles['wait']}>
        <span>{`Espera ${since === 'hoy' ? 'desde hoy' : since}`}</span>
        <span className="sr-only">. Planificar</span>
      </span>
    </>
  );
}

/** Executive of the simulation, or a button to take an unassigned one. */
export function Owner({ simulation, attendedBy }: OwnerProps) {
  return (
    <span className={styles['owner']}>
      <span className={classNames(simulation.commercial_name === null && 'muted')}>
        {simulation.commercial_name ?? NOBODY}
      </span>
      <TakeButton {...{ simulation, attendedBy }} />
    </span>
  );
}

/** Number of comments; renders nothing for 0. */
export function CommentMark({ count, of }: { count: number; of: string }) {
  if (count === 0) return null;
  const comments = count === 1 ? '1 comentario' : `${count} comentarios`;
  return (
    <span className={`${styles['mark']} num`} title={comments}>
      <Icon name="comment" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`${comments} de ${of}`}</span>
    </span>
  );
}
