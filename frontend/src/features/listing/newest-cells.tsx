import { santiagoDate, type IsoDate } from '@simulador/contracts/domain/dates';
import { formatDateText } from '@simulador/contracts/domain/format';
import { isRejected } from '@simulador/contracts/domain/state-tone';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { daysAgo } from '#shared/office/elapsed.ts';
import { ContactButton } from '#shared/office/next-contact/contact-button.tsx';
import type { Sort } from '#shared/office/list-views.ts';
import { NOBODY } from '#shared/office/queries.ts';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { uf } from '#shared/simulation/figure-texts.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { ListedSimulation } from './client-groups.ts';
import styles from './newest-cells.module.css';
import { TakeButton } from './take-button.tsx';

export interface NewestCellsProps {
  /** The client's newest simulation. */
  simulation: ListedSimulation;
  /** All of the client's simulations that are shown. */
  all: readonly ListedSimulation[];
  /** Order of the list. */
  sort: Sort;
}

/**
 * Cells of a client's newest simulation (state, amount, date, executive), and the client's earliest contact. In the order of amounts,
 * the amount is the client's largest, which gives the client its place.
 */
export function NewestCells({ simulation, all, sort }: NewestCellsProps) {
  return (
    <>
      <td data-cell="state">
        <StateBadge>{simulation.estado_description}</StateBadge>
      </td>
      <td data-cell="amount">
        <Amount simulation={sort === 'amount' ? largest(all, simulation) : simulation} newest={simulation} />
      </td>
      <td data-cell="date">
        {formatDateText(simulation.fechasimulacion)}
        <Answer
          simulation={sort === 'untouched' ? (all.findLast(isWaiting) ?? simulation) : simulation}
          newest={simulation}
        />
      </td>
      <td data-cell="executive">
        <Owner simulation={simulation} />
      </td>
      <td data-cell="contact">
        <ContactButton contacted={earliestContact(all) ?? simulation} />
      </td>
    </>
  );
}

const largest = (all: readonly ListedSimulation[], newest: ListedSimulation): ListedSimulation =>
  all.reduce((most, each) => (each.montocreditoUF > most.montocreditoUF ? each : most), newest);

const earliestContact = (all: readonly ListedSimulation[]): ListedSimulation | undefined =>
  all
    .filter(({ next_contact: contact }) => contact !== null)
    .sort((a, b) => ((a.next_contact?.date ?? '') < (b.next_contact?.date ?? '') ? -1 : 1))[0];

interface PlacedProps {
  /** The newest simulation, or in some orders the one that gives the client its place. */
  simulation: ListedSimulation;
  newest: ListedSimulation;
}

/** Amount of a simulation, with the simulation's number if it is not the newest. */
const Amount = ({ simulation: { id, montocreditoUF: amountUf }, newest }: PlacedProps) => (
  <>
    {uf(amountUf)}
    {id !== newest.id && <small>N.º {id}</small>}
  </>
);

/** How long a simulation has been waiting, or when staff first answered. See docs/rules.md R512. */
function Answer({ simulation, newest }: PlacedProps) {
  const today = useSantiagoDay();
  const { id, first_answer_at: answeredAt, fechasimulacion } = simulation;
  if (isWaiting(simulation))
    return (
      <small className={styles['waits']}>
        {id === newest.id ? 'Sin' : `N.º ${id} sin`} respuesta, {daysAgo(fechasimulacion as IsoDate, today)}
      </small>
    );
  return answeredAt && <small>Respuesta {daysAgo(santiagoDate(new Date(answeredAt)), today)}</small>;
}

/** Returns true if an open simulation has no answer by staff. */
const isWaiting = (simulation: ListedSimulation): boolean =>
  simulation.first_answer_at === null &&
  !simulation.enviado_a_finnflow &&
  !isRejected(simulation.estado_description);

/** Executive of the simulation, or a button to take an unassigned one. */
export function Owner({ simulation }: Pick<NewestCellsProps, 'simulation'>) {
  return (
    <span className={styles['owner']}>
      {simulation.commercial_name ?? <span className="muted">{NOBODY}</span>}
      <TakeButton simulation={simulation} />
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
      <span className="vh">
        {comments} de {of}
      </span>
    </span>
  );
}
