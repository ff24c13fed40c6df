import { useRef, type Ref, type RefObject } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { formatPhone } from '@simulador/contracts/platform/phone';
import { formatRut } from '@simulador/contracts/platform/rut';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import table from '#shared/ui/layout/table.module.css';
import type { ClientGroup, ListedSimulation } from './client-groups.ts';
import { clientHeads } from './columns.ts';
import { PickBox } from './pick-box.tsx';
import { useAllSimulations, type AllSimulations } from './use-all-simulations.ts';
import { CommentMark, ShownCells } from './shown-cells.tsx';
import { conflictIn, ConflictNote } from './conflict-note.tsx';
import { placingSimulation } from './placing-simulation.ts';
import { RowLink } from './row-link.tsx';
import { SimulationsTable, type SimulationsTableProps } from './simulations-table.tsx';
import { useSentDropped } from './use-selection.ts';
import styles from './client-rows.module.css';

export interface ClientRowsProps extends Omit<
  SimulationsTableProps,
  'simulations' | 'clientName' | 'attendedBy'
> {
  group: ClientGroup;
  /** True if a client on the page has a score, so that every row has its cell. */
  hasScores: boolean;
  isOpen: boolean;
  /** Gets the focus of a client who leaves the list. */
  list: RefObject<HTMLElement | null>;
  onToggle: () => void;
}

const NOT_SHOWN = 'No pudimos cargar las demás simulaciones. Inténtelo de nuevo en unos minutos.';

/** A client, and its simulations once unfolded. */
export function ClientRows({ group, hasScores, isOpen, onToggle, ...shared }: ClientRowsProps) {
  const { uuid, name, simulations, attended_by: attendedBy } = group;
  const [newest] = simulations;
  const all = useAllSimulations(group, shared.filters);
  const placing = newest && placingSimulation(all.shown, newest, shared.filters.sort);
  useSentDropped(shared.selection, all.shown);
  const { dialogs } = shared;
  const conflict = conflictIn(all.shown, dialogs.updates);
  const link = useRef<HTMLAnchorElement>(null);
  const handOnToLink = useFocusHandedOn(link);
  const handOnToList = useFocusHandedOn(shared.list);
  const columnCount = clientHeads(hasScores).length + (shared.selection === null ? 1 : 2);
  const innerId = `simulaciones-${uuid}`;
  return (
    <tbody ref={handOnToList} data-client={uuid}>
      <tr className={classNames(table['row'], styles['client'], isOpen && styles['open'])}>
        {shared.selection !== null && (
          <td className={styles['pick']}>
            <PickBox
              selection={shared.selection}
              simulations={all.shown}
              label={`Seleccionar las simulaciones de ${name}`}
              bare
            />
          </td>
        )}
        <th scope="row">
          <span className={styles['name']}>
            <ClientName {...shared} opened={placing} name={name} ref={link} />
            <FailureMarks simulations={all.shown} />
            <CommentMark count={sumOf(all.shown.map(({ comment_count }) => comment_count))} of={name} />
          </span>
        </th>
        <ContactCells group={group} hasScores={hasScores} />
        {newest !== undefined && placing !== undefined && (
          <ShownCells {...{ newest, placing, dialogs, attendedBy }} all={all.shown} />
        )}
        <td data-cell="expander">
          <Button
            variant="low"
            small
            className={styles['expander']}
            aria-expanded={isOpen}
            aria-controls={innerId}
            onClick={onToggle}
          >
            <span className={styles['counted']}>{simulationCount(all.count)}</span>
            <span className={styles['count']} aria-hidden="true">
              {formatInteger(all.count)}
            </span>
            <span className="sr-only">{` de ${name}`}</span>
            <Icon name="chevron" />
          </Button>
        </td>
      </tr>
      {conflict !== null && (
        <tr className={styles['inner']} ref={handOnToLink}>
          <td colSpan={columnCount}>
            <ConflictNote {...dialogs.updates} conflict={conflict} simulations={all.shown} />
          </td>
        </tr>
      )}
      {isOpen && (
        <tr id={innerId} className={styles['inner']}>
          <td colSpan={columnCount}>
            <SimulationsTable {...shared} {...{ attendedBy }} clientName={name} simulations={all.shown} />
            {simulations.length < all.count && <More {...all} clientName={name} />}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface ClientNameProps extends Pick<ClientRowsProps, 'filters'> {
  name: string;
  /** Simulation that the link opens. */
  opened: ListedSimulation | undefined;
  ref: Ref<HTMLAnchorElement>;
}

/** The client's name as a link to the simulation that gives the client its place in the list. */
function ClientName({ name, opened, filters, ref }: ClientNameProps) {
  if (opened === undefined) return name;
  return (
    <RowLink ref={ref} uuid={opened.uuid} filters={filters} title={name}>
      {name}
    </RowLink>
  );
}

/** Number of the client's shown simulations, and a button that loads more. */
function More({
  shown,
  count,
  showMore,
  isWorking,
  hasFailed,
  clientName,
}: AllSimulations & { clientName: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const handOnFocus = useFocusHandedOn(line);
  return (
    <div className={styles['more']}>
      {hasFailed && !isWorking && (
        <Note tone="warn" role="alert">
          {NOT_SHOWN}
        </Note>
      )}
      <p
        role="status"
        tabIndex={-1}
        ref={line}
      >{`${formatInteger(shown.length)} de ${simulationCount(count)}`}</p>
      {shown.length < count && (
        <Button
          variant="low"
          small
          working={isWorking}
          workingLabel="Cargando…"
          onClick={showMore}
          ref={handOnFocus}
        >
          Ver más<span className="sr-only">{` simulaciones de ${clientName}`}</span>
        </Button>
      )}
    </div>
  );
}

/** The client's RUT, phone and e-mail, and the score if a client on the page has one. */
function ContactCells({ group, hasScores }: Pick<ClientRowsProps, 'group' | 'hasScores'>) {
  const { identification, phone, email, score } = group;
  return (
    <>
      <td data-cell="rut">{formatRut(identification)}</td>
      <td data-cell="phone">{phone === null ? <Missing /> : formatPhone(phone)}</td>
      <td data-cell="email" title={email}>
        <EmailText text={email} />
      </td>
      {hasScores && <td data-cell="score">{score !== null && <ScoreText score={score} />}</td>}
    </>
  );
}

/** Marks of what did not leave: a mail whose address was refused, a send to the workflow that stopped or was refused, and why. See docs/rules.md R873. */
function FailureMarks({ simulations }: { simulations: readonly ListedSimulation[] }) {
  const sends = simulations.flatMap(({ id, workflow }) =>
    workflow?.reason ? [`Envío a Workflow de la N.º ${id}: ${workflow.reason}`] : [],
  );
  const isMailRefused = simulations.some(({ mail_refused_at: refusedAt }) => refusedAt !== null);
  return [...(isMailRefused ? ['Correo rechazado'] : []), ...sends].map((failure) => (
    <span key={failure} className={styles['refused']} title={failure} data-mark="failure">
      <Icon name={failure === 'Correo rechazado' ? 'warn' : 'refused'} />
      <span className="sr-only">{failure}</span>
    </span>
  ));
}

/** Score with its name, which a column's heading makes superfluous. */
const ScoreText = ({ score }: { score: number }) => (
  <>
    <span className={styles['label']}>Score </span>
    <span>{score}</span>
  </>
);

const Missing = () => <span className="muted">Sin teléfono</span>;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
