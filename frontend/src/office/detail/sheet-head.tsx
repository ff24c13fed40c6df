import type { ReactNode, Ref } from 'react';
import { formatDateText } from '@simulador/contracts/platform/format';
import { formatPhone } from '@simulador/contracts/platform/phone';
import { formatRut } from '@simulador/contracts/platform/rut';
import type { Neighbours } from '../lists/list-keys.ts';
import { NOBODY } from '../lists/queries.ts';
import { StateBadge } from '#shared/office/badge.tsx';
import { useSessionUser } from '#shared/session/session-state.ts';
import { recordNotes } from '#shared/simulation/client-record.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { mayContact } from '../lists/contacts-of.ts';

export const TITLE = 'Simulación de Crédito Hipotecario';

export interface SheetHeadProps {
  /** Undefined until it is read. */
  read: SimulationRead | undefined;
  /** Executive who attends the client by another simulation; undefined for none. */
  attendedBy: string | null | undefined;
  neighbours: Neighbours;
  isSaving: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  /** Returns the handler of an act that leaves the sheet. */
  leave: (by: () => void) => () => void;
  onClose: () => void;
}

/** Name, state and executive of the client, the ways to reach them, and those to the clients around them. */
export function SheetHead(props: SheetHeadProps) {
  const { read, attendedBy, neighbours, isSaving, titleRef, leave, onClose } = props;
  const { place, previous, next } = neighbours;
  return (
    <header className="flex-none border-b border-line px-4 pt-1 pb-1.5">
      <div className="flex items-center gap-2">
        <p className="num min-w-0 flex-1 text-ink-2">
          {read && (
            <>
              {`${TITLE} N.º ${read.id}`}
              <span className="max-md:sr-only">{`, ${formatDateText(read.fechasimulacion)}`}</span>
            </>
          )}
        </p>
        {place !== null && <span className="num whitespace-nowrap text-ink-2 max-md:hidden">{place}</span>}
        <span className="-mr-2 flex flex-none print:hidden">
          {place !== null &&
            (
              [
                ['Cliente anterior (K)', previous, 'rotate-180'],
                ['Cliente siguiente (J)', next, ''],
              ] as const
            ).map(([label, to, className]) => (
              <IconButton
                key={label}
                icon="chevron"
                {...{ label, className }}
                aria-disabled={to === null || isSaving}
                onClick={to === null ? undefined : leave(to.open)}
              />
            ))}
          <IconButton icon="close" label="Cerrar" aria-disabled={isSaving} onClick={onClose} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-20 wrap-anywhere" tabIndex={-1} ref={titleRef}>
          {read?.client_name ?? TITLE}
        </h2>
        {read && (
          <>
            <StateBadge>{read.estado_description}</StateBadge>
            <Attending {...{ read, attendedBy }} />
          </>
        )}
      </div>
      {read && <Reach read={read} />}
    </header>
  );
}

/** The executive, of an unassigned simulation who attends the client already; a colleague is marked. */
function Attending({
  read: { commercial, executive },
  attendedBy,
}: { read: SimulationRead } & Pick<SheetHeadProps, 'attendedBy'>) {
  const user = useSessionUser();
  const isColleague = commercial !== null && commercial !== user?.id && user?.role !== 'adminrole';
  return isColleague ? (
    <p className="ml-auto rounded-sm bg-warn-tint px-2 text-warn">
      Lo atiende <b>{executive}</b>
    </p>
  ) : (
    <p className="ml-auto">
      <span className="max-md:sr-only">Ejecutivo Comercial: </span>
      {executive ?? (attendedBy ? `Con ${attendedBy}, que ya atiende a esta persona` : NOBODY)}
    </p>
  );
}

function Reach({ read }: { read: SimulationRead }) {
  const { phone, email } = recordNotes(read);
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 leading-6">
      <span className="num">{formatRut(read.client_rut)}</span>
      <Reached read={read} href={`tel:${read.client_phone}`} note={phone}>
        {read.client_phone === null ? null : formatPhone(read.client_phone)}
      </Reached>
      <Reached read={read} href={`mailto:${read.client_email}`} note={email}>
        {read.client_email}
      </Reached>
    </p>
  );
}

interface ReachedProps {
  read: SimulationRead;
  href: string;
  /** Value of the client's record, if it differs. */
  note: string | undefined;
  /** Null for a client without a telephone. */
  children: string | null;
}

/** Link that writes to the client or calls them; text alone if they are not to be contacted. */
function Reached({ read, href, note, children }: ReachedProps): ReactNode {
  const text = children === null ? 'Sin teléfono' : <EmailText text={children} />;
  return (
    <span className="num wrap-anywhere">
      {children !== null && mayContact(read) ? (
        <a className="inline-block" href={href}>
          {text}
        </a>
      ) : (
        text
      )}
      {note !== undefined && <small className="block text-14 text-ink-2">{note}</small>}
    </span>
  );
}
