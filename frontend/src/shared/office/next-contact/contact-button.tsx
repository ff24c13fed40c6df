import type { ReactNode } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { CHANNEL_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Badge } from '#shared/office/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { contactsOf, type Contactable } from './contacts-of.ts';
import type { Contacted, NextContact } from './use-next-contact.ts';

/** Underlines the contact, but not the note below. */
const UNDERLINED = 'underline decoration-1 underline-offset-3';

export interface ContactButtonProps {
  contacted: Contacted & Contactable;
  emptyLabel?: ReactNode;
  /** Opens the dialog, which its owner shows until it is closed, also where this button disappears meanwhile. */
  onOpen: (contacted: Contacted) => void;
}

/** Button with the planned contact. Renders nothing for a simulation that was sent or rejected. */
export function ContactButton({ contacted, emptyLabel = 'Planificar', onOpen }: ContactButtonProps) {
  const { uuid, id, version, client_name, next_contact } = contacted;
  const contacts = contactsOf(contacted);
  if (contacts === 'over') return null;
  if (contacts === 'unwanted') return <Badge tone="bad">No contactar</Badge>;
  return (
    <Button
      variant="low"
      small
      className="-ml-2 h-auto min-h-8 max-w-full px-2 py-1 text-left font-normal whitespace-normal no-underline"
      onClick={() => onOpen({ uuid, id, version, client_name, next_contact })}
    >
      {next_contact === null ? (
        <span className={UNDERLINED}>{emptyLabel}</span>
      ) : (
        <ContactText contact={next_contact} />
      )}
      <span className="sr-only">{` el próximo contacto de la simulación ${id}`}</span>
    </Button>
  );
}

/** Text of a contact, e.g. `25-11-2026, Teléfono`, and whether it is due. */
function ContactText({ contact: { date, time, channel, note } }: { contact: NextContact }) {
  const today = useSantiagoDay();
  const due = dueOf(date as IsoDate, today);
  return (
    <span className={classNames('block wrap-anywhere', due?.className)}>
      <span className={UNDERLINED}>
        {due !== null && <span>{due.label}</span>}
        {due?.isPast !== false && <span className="nw">{formatDateText(date)}</span>}
        {time !== null && <span className="nw">{` ${time}`}</span>}
        <span data-part="channel">{`, ${CHANNEL_NAMES[channel].toLowerCase()}`}</span>
      </span>
      {note !== '' && <small className="block text-14 leading-[1.3] font-normal text-ink-2">{note}</small>}
    </span>
  );
}

function dueOf(date: IsoDate, today: IsoDate): { label: string; isPast: boolean; className: string } | null {
  if (date > today) return null;
  return date === today
    ? { label: 'Hoy', isPast: false, className: 'font-semibold text-warn' }
    : { label: 'Vencida ', isPast: true, className: 'font-semibold text-bad' };
}
