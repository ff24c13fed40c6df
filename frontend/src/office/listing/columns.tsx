import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText, formatInteger } from '@simulador/contracts/platform/format';
import { formatPhone } from '@simulador/contracts/platform/phone';
import { formatRut } from '@simulador/contracts/platform/rut';
import { describeContact } from '@simulador/contracts/office/messages/next-contact';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { isWaiting } from '../lists/contacts-of.ts';
import { StateBadge } from '#shared/office/badge.tsx';
import { ufShort } from '#shared/simulation/figure-texts.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { Owner } from './owner.tsx';
import { earliestContact, type ListedClient } from './client-groups.ts';
import { hasRoom, type Room } from './use-room.ts';
import { Link, useLocation } from 'react-router-dom';
import { detailIn, panelNavigation, type ListFilters } from '../lists/list-address.ts';

interface ListColumn extends Column<ListedClient> {
  /** Least room for the column; all of them if absent. */
  readonly room?: Exclude<Room, 'narrow'>;
}

export interface ListColumnsOptions extends Omit<RowLinkProps, 'client'> {
  room: Room;
  /** Whether a client has a score. A bank that scores nobody has no column for it. */
  hasScore: boolean;
  /** Returns whether a client's simulations are unfolded. */
  isUnfolded: (uuid: string) => boolean;
  toggle: (uuid: string) => void;
}

const NAME: Readonly<Record<Room, string>> = {
  narrow: 'w-full max-w-0 wrap-anywhere [&_a]:whitespace-normal',
  middle: 'w-full max-w-0',
  wide: 'w-1/2 max-w-0 print:w-auto print:max-w-none',
};
const LINE = 'whitespace-nowrap normal-nums';
const SCORE: ListColumn = { label: 'Score', room: 'wide', isNumber: true, of: ({ score }) => score ?? '–' };

/** Returns the columns of the list. See docs/rules.md R710. */
export function listColumns(options: ListColumnsOptions): readonly Column<ListedClient>[] {
  const { filters, room, hasScore, isUnfolded, toggle } = options;
  const columns: readonly ListColumn[] = [
    {
      label: 'Nombre',
      isName: true,
      className: NAME[room],
      of: (client) => (
        <>
          <Name {...{ client, filters }} />
          {room === 'narrow' && <Stack client={client} />}
        </>
      ),
    },
    { label: 'RUT', room: 'wide', className: LINE, of: (client) => formatRut(client.identification) },
    { label: 'Teléfono', room: 'middle', className: LINE, of: ({ phone }) => <Phone phone={phone} /> },
    {
      label: 'Email',
      room: 'wide',
      className: 'w-1/2 max-w-0 truncate print:hidden',
      of: ({ email }) => <span title={email}>{email}</span>,
    },
    ...(hasScore ? [SCORE] : []),
    {
      label: 'Estado',
      room: 'middle',
      className: LINE,
      of: ({ shown }) => <StateBadge>{shown.estado_description}</StateBadge>,
    },
    { label: 'Monto', room: 'wide', isNumber: true, of: ({ shown }) => ufShort(shown.montocreditoUF) },
    {
      label: 'Fecha',
      room: 'wide',
      className: LINE,
      of: ({ shown }) => formatDateText(shown.fechasimulacion),
    },
    {
      label: 'Ejecutivo',
      room: 'wide',
      className: 'max-w-32 truncate',
      of: ({ shown, attended_by }) => <Owner simulation={shown} attendedBy={attended_by} />,
    },
    {
      label: 'Próximo contacto',
      room: 'middle',
      className: LINE,
      of: (client) => <NextContact client={client} />,
    },
    {
      label: 'Simulaciones',
      isUnseen: true,
      of: (client) => (
        <Unfold client={client} isUnfolded={isUnfolded(client.uuid)} onPress={() => toggle(client.uuid)} />
      ),
    },
  ];
  return columns.filter((column) => hasRoom(room, column.room ?? 'narrow'));
}

interface UnfoldProps extends Pick<RowLinkProps, 'client'> {
  isUnfolded: boolean;
  onPress: () => void;
}

/** Button that unfolds a client's simulations. */
function Unfold({ client: { name, simulation_count: count }, isUnfolded, onPress }: UnfoldProps) {
  return (
    <button
      type="button"
      className="-my-1 inline-flex min-h-8 min-w-11 cursor-pointer items-center justify-end gap-1 border-0 bg-transparent p-0 text-ink-2"
      aria-expanded={isUnfolded}
      onClick={onPress}
    >
      <span>{formatInteger(count)}</span>
      <span className="sr-only">{` ${count === 1 ? 'simulación' : 'simulaciones'} de ${name}`}</span>
      <Icon name="chevron" className={isUnfolded ? 'rotate-180' : undefined} />
    </button>
  );
}

/** Name, and marks of what a client's simulations have: comments, and what did not leave. */
function Name({ client, ...link }: RowLinkProps) {
  const { name, simulations } = client;
  const comments = simulations.reduce((sum, { comment_count: count }) => sum + count, 0);
  const commented = comments === 1 ? '1 comentario' : `${comments} comentarios`;
  return (
    <span className="flex items-center gap-1.5">
      <RowLink client={client} {...link} />
      {failuresOf(client).map((failure) => (
        <span key={failure} className="flex-none text-bad" title={failure}>
          <Icon name="warn" className="size-4" />
          <span className="sr-only">{failure}</span>
        </span>
      ))}
      {comments > 0 && (
        <span className="inline-flex flex-none items-center gap-0.5 font-normal text-ink-2" title={commented}>
          <Icon name="comment" className="size-4" />
          <span aria-hidden="true">{comments}</span>
          <span className="sr-only">{`${commented} de ${name}`}</span>
        </span>
      )}
    </span>
  );
}

/** Returns what did not leave: a mail whose address was refused, a send to the workflow that stopped or was refused. See docs/rules.md R873. */
const failuresOf = ({ simulations }: ListedClient): readonly string[] => [
  ...(simulations.some(({ mail_refused_at: refusedAt }) => refusedAt !== null) ? ['Correo rechazado'] : []),
  ...simulations.flatMap(({ id, workflow }) =>
    workflow?.reason ? [`Envío a Workflow de la N.º ${id}: ${workflow.reason}`] : [],
  ),
];

/** State, amount and next contact below the name, where the list has no columns for them. */
const Stack = ({ client }: { client: ListedClient }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 font-normal">
    <StateBadge>{client.shown.estado_description}</StateBadge>
    <NextContact client={client} />
  </span>
);

const Phone = ({ phone }: Pick<ListedClient, 'phone'>) =>
  phone === null ? <span className="text-ink-2">Sin teléfono</span> : formatPhone(phone);

/** The client's earliest planned contact, else since when the client has been waiting for an answer. See docs/rules.md R511, R512. */
function NextContact({ client: { simulations } }: { client: ListedClient }) {
  const today = useSantiagoDay();
  const contact = earliestContact(simulations)?.next_contact;
  if (contact) {
    const { date, time, note } = { ...contact, date: contact.date as IsoDate };
    const title = [describeContact({ ...contact, date }), note].filter(Boolean).join(', ');
    const isLate = date < today;
    // Within a year: the title has the year.
    const day = date === today ? 'Hoy' : formatDateText(date).slice(0, -'-aaaa'.length);
    const moment = [day, time].filter(Boolean).join(' ');
    return (
      <span className={classNames(date <= today && 'font-semibold', isLate && 'text-bad')} title={title}>
        {isLate ? `Vencido ${moment}` : moment}
      </span>
    );
  }
  const waiting = simulations.findLast(isWaiting);
  if (waiting === undefined) return <span className="text-ink-2">–</span>;
  const days = daysBetween(waiting.fechasimulacion as IsoDate, today);
  const waited = days === 1 ? '1 día' : `${days} días`;
  return <span className="text-warn">{days <= 0 ? 'Espera desde hoy' : `Espera ${waited}`}</span>;
}

export interface RowLinkProps {
  client: ListedClient;
  filters: ListFilters;
}

/** The client's name as a link to the row's simulation. Keys move between these links. See docs/rules.md R516. */
export function RowLink({ client: { name, shown }, filters }: RowLinkProps) {
  const place = useLocation();
  const { to, state, replace } = panelNavigation(filters, shown.uuid, place, true);
  return (
    <Link
      className="min-w-0 truncate py-0.5 font-semibold text-ink no-underline hover:underline"
      to={to}
      state={state}
      replace={replace}
      data-row={shown.uuid}
      title={name}
      aria-current={detailIn(place.search) === shown.uuid ? 'true' : undefined}
    >
      {name}
    </Link>
  );
}
