import type { ReactNode } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { CHANNEL_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Badge } from '#shared/office/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './contact-button.module.css';
import { contactsOf, type Contactable } from './contacts-of.ts';
import type { Contacted, NextContact } from './use-next-contact.ts';

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
      className={styles['button']}
      onClick={() => onOpen({ uuid, id, version, client_name, next_contact })}
    >
      {next_contact === null ? (
        <span className={styles['underlined']}>{emptyLabel}</span>
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
    <span className={classNames(styles['text'], due !== null && styles[due.tone])}>
      <span className={styles['underlined']}>
        {due !== null && <span>{due.label}</span>}
        {due?.tone !== 'today' && <span className="nw">{formatDateText(date)}</span>}
        {time !== null && <span className="nw">{` ${time}`}</span>}
        <span data-part="channel">{`, ${CHANNEL_NAMES[channel].toLowerCase()}`}</span>
      </span>
      {note !== '' && <small>{note}</small>}
    </span>
  );
}

function dueOf(date: IsoDate, today: IsoDate): { label: string; tone: 'today' | 'overdue' } | null {
  if (date === today) return { label: 'Hoy', tone: 'today' };
  return date < today ? { label: 'Vencida ', tone: 'overdue' } : null;
}
