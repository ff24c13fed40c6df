import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDateText } from '@simulador/contracts/platform/format';
import { CHANNEL_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { Badge } from '#shared/office/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './contact.module.css';
import type { Contacted, NextContact } from './use-next-contact.ts';

export interface ContactButtonProps {
  contacted: Contacted;
  emptyLabel?: ReactNode;
}

/** Button with the planned contact, which opens its dialog. Renders nothing for a simulation that was sent or rejected. */
export function ContactButton({ contacted, emptyLabel = 'Planificar' }: ContactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const contact = contacted.next_contact;
  if (lockOf(contacted) !== null || isRejected(contacted.estado_description)) return null;
  if (contacted.opposed_at || !contacted.wants_contact) return <Badge tone="bad">No contactar</Badge>;
  return (
    <>
      <Button variant="low" small className={styles['button']} onClick={() => setOpen(true)}>
        {contact === null ? (
          <span className={styles['underlined']}>{emptyLabel}</span>
        ) : (
          <ContactText contact={contact} />
        )}
        <span className="vh">{` el próximo contacto de la simulación ${contacted.id}`}</span>
      </Button>
      {/* Outside of the cell, whose column may be hidden. */}
      {isOpen &&
        createPortal(<ContactDialog contacted={contacted} onClose={() => setOpen(false)} />, document.body)}
    </>
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
