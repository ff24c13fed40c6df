import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { DecisionChanges } from '#shared/office/decision-changes.tsx';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import { ClampedText } from '../comments/clamped-text.tsx';
import { historyQuery, type HistoryEntry } from './history-query.ts';
import { SimulationLink } from './simulation-link.tsx';
import styles from './history.module.css';

const NONE = 'ninguno';

const PLAIN: Readonly<Partial<Record<HistoryEntry['kind'], string>>> = {
  saved: 'Guardó la simulación',
  address_corrected: 'Corrigió la dirección de correo',
  client_of_another: 'Se le advirtió quién atiende a esta persona',
  send_requested: 'Pidió el envío a Workflow',
  send_retried: 'Pidió de nuevo el envío a Workflow',
  send_refused: 'Rechazó el envío',
  send_stopped: 'Se detuvo el envío',
  send_cancelled: 'Canceló el envío a Workflow',
  send_created: 'Enviada a Workflow',
};

function HistoryEvent({ event }: { event: HistoryEntry }): ReactNode {
  const { kind, text, outcome, next_contact: next, by } = event;
  if (kind === 'mailed' || kind === 'mail_refused')
    return (
      <p>
        <span>{kind === 'mailed' ? 'Simulación enviada a' : 'El servidor de correo rechazó'}</span>{' '}
        <EmailText text={text ?? ''} />
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
  const plain = PLAIN[kind];
  if (plain !== undefined) return <p>{text === null ? plain : `${plain}: ${text}`}</p>;
  const contact = outcome === null ? null : OUTCOME_NAMES[outcome as ContactOutcome];
  return (
    <>
      {contact !== null && <Badge tone="info">{contact}</Badge>}
      {text !== null && text !== contact && (
        <ClampedText text={text} of={`del comentario de ${by} en la historia`} />
      )}
    </>
  );
}

const NOT_READ = 'No pudimos mostrar la historia de esta persona.';
const NOT_CURRENT = 'No pudimos actualizar la historia: puede no estar al día.';

/** Everything that happened to the client's simulations, newest first, each with its author and time. See docs/rules.md R950. */
export function History({ read }: { read: SimulationRead }) {
  const titleId = useId();
  const answer = useInfiniteQuery(historyQuery(read.client));
  const list = useRef<HTMLOListElement>(null);
  const handOnFocus = useFocusHandedOn(list);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Historia</h3>
      <QueryPart
        query={answer}
        failed={NOT_READ}
        outdated={NOT_CURRENT}
        loading={<Skeleton widthEm={20} label="Cargando la historia…" />}
      >
        {({ pages }) => {
          const moments = togetherAt(pages.flatMap(({ results }) => results));
          return (
            <ol ref={list} tabIndex={-1} className={styles['moments']}>
              {moments.map((events) => (
                // Keyed by the oldest event: newer ones join before it, and earlier pages follow the last moment.
                <Moment key={events.at(-1)?.id} events={events} opened={read.uuid} />
              ))}
            </ol>
          );
        }}
      </QueryPart>
      {answer.hasNextPage && (
        <Button
          small
          ref={handOnFocus}
          working={answer.isFetchingNextPage}
          onClick={() => void answer.fetchNextPage()}
        >
          Ver anteriores
        </Button>
      )}
    </section>
  );
}

const momentOf = ({ at }: HistoryEntry): string => formatInstant(new Date(at));

/** Returns neighbouring events of one author, minute and simulation together. An event on two pages, which moved meanwhile, is there once. */
function togetherAt(entries: readonly HistoryEntry[]): readonly HistoryEntry[][] {
  const moments: HistoryEntry[][] = [];
  for (const entry of new Map(entries.map((each) => [each.id, each])).values()) {
    const [last] = moments.at(-1) ?? [];
    const isSame =
      last?.by === entry.by && last.simulation === entry.simulation && momentOf(last) === momentOf(entry);
    if (isSame) moments.at(-1)?.push(entry);
    else moments.push([entry]);
  }
  return moments;
}

interface MomentProps {
  events: readonly HistoryEntry[];
  /** Uuid of the simulation whose detail is open. */
  opened: string;
}

function Moment({ events, opened }: MomentProps) {
  const [first] = events;
  if (first === undefined) return null;
  return (
    <li>
      <p className={styles['by']}>
        <b>{first.by}</b>{' '}
        <time className="muted num" dateTime={first.at}>
          {momentOf(first)}
        </time>{' '}
        {first.simulation !== opened && <SimulationLink uuid={first.simulation} id={first.number} />}
      </p>
      {events.map((event) => (
        <HistoryEvent key={event.id} event={event} />
      ))}
    </li>
  );
}
