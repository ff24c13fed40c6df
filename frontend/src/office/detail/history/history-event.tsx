import type { ReactNode } from 'react';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { Badge } from '#shared/office/badge.tsx';
import { DecisionChanges } from '#shared/office/decision-changes.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { ClampedText } from '../comments/clamped-text.tsx';
import type { HistoryEntry } from './history-query.ts';

const NONE = 'ninguno';

const PLAIN: Readonly<Partial<Record<HistoryEntry['kind'], string>>> = {
  saved: 'Guardó la simulación',
  mail_refused: 'La dirección de correo fue rechazada',
  address_corrected: 'Corrigió la dirección de correo',
  send_requested: 'Enviada a Workflow',
  send_retried: 'Reintentada',
  send_cancelled: 'Envío a Workflow cancelado',
  send_created: 'Solicitud creada en Workflow',
};

export function HistoryEvent({ event }: { event: HistoryEntry }): ReactNode {
  const { kind, text, outcome, next_contact: next, by } = event;
  if (kind === 'mailed')
    return (
      <p>
        Simulación enviada a <EmailText text={text ?? ''} />
      </p>
    );
  if (kind === 'change')
    return (
      <>
        <DecisionChanges change={event} />
        {next && (
          <p>
            <span>{`Próximo contacto: de ${next.from ?? NONE} a`}</span> <b>{next.to ?? NONE}</b>
          </p>
        )}
      </>
    );
  if (text === null) return <p>{PLAIN[kind]}</p>;
  const contact = outcome === null ? null : OUTCOME_NAMES[outcome as ContactOutcome];
  return (
    <>
      {contact !== null && <Badge tone="info">{contact}</Badge>}
      {text !== contact && <ClampedText text={text} of={`del comentario de ${by} en la historia`} />}
    </>
  );
}
