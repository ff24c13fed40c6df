import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import type { ContactOutcome } from '@simulador/contracts/office/next-contact';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { DecisionChanges } from '../../lists/decision-changes.tsx';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '#shared/ui/email-text.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { lockOf } from '../../lists/contacts-of.ts';
import { Icon, type IconName } from '#shared/ui/icon.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { ClampedText } from './clamped-text.tsx';
import { CommentTools } from './comment-tools.tsx';
import { historyQuery, type HistoryEntry } from './history-query.ts';
import { SimulationLink } from './simulation-link.tsx';
import { commentsQuery, NOT_AVAILABLE, type Comment } from './use-comments.ts';

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

interface HistoryEventProps extends Pick<MomentProps, 'comments' | 'userId' | 'isLocked' | 'onRemoved'> {
  event: HistoryEntry;
}

function HistoryEvent({ event, comments, userId, ...tools }: HistoryEventProps): ReactNode {
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
  const comment = comments.find(({ uuid }) => event.id === `comment ${uuid}`);
  const isOwn = comment?.creator === userId;
  const contact = outcome === null ? null : OUTCOME_NAMES[outcome as ContactOutcome];
  return (
    <>
      {contact !== null && <Badge tone="info">{contact}</Badge>}
      {text !== null && text !== contact && (
        <ClampedText text={text} of={`del comentario de ${by}, ${momentOf(event)}`} />
      )}
      {comment?.highlight === true && !isOwn && <p className="text-warn">Destacado por su autor</p>}
      {comment && isOwn && <CommentTools comment={comment} moment={momentOf(event)} {...tools} />}
    </>
  );
}

const NOT_LOADED = 'Ocurrió un error al cargar los comentarios.';
const NOT_READ = 'No pudimos mostrar la historia de esta persona.';
const NOT_CURRENT = 'No pudimos actualizar la historia: puede no estar al día.';

export interface HistoryProps {
  read: SimulationRead;
  userId: number;
}

/** Everything that happened to the client's simulations, comments included, newest first, each with its author and time. See docs/rules.md R950. */
export function History({ read, userId }: HistoryProps) {
  const titleId = useId();
  const answer = useInfiniteQuery(historyQuery(read.client));
  const list = useRef<HTMLOListElement>(null);
  const { data: comments = [], isError, errorUpdateCount } = useQuery(commentsQuery(read.uuid));
  useFailureToast(isError ? errorUpdateCount : 0);
  return (
    <section
      aria-labelledby={titleId}
      className="grid justify-items-start gap-2.5 border-t border-line px-4 pt-2.5 pb-3"
    >
      <h3 id={titleId} className="text-14 leading-7">
        Historia
      </h3>
      {isError && <p>{NOT_AVAILABLE}</p>}
      <QueryPart
        query={answer}
        failed={NOT_READ}
        outdated={NOT_CURRENT}
        loading={<Skeleton widthEm={20} label="Cargando la historia…" />}
      >
        {({ pages }) => {
          const moments = togetherAt(pages.flatMap(({ results }) => results));
          return (
            <ol ref={list} tabIndex={-1} className="grid w-full gap-2.5">
              {moments.map((events) => (
                // Keyed by the oldest event: newer ones join before it, and earlier pages follow the last moment.
                <Moment
                  key={events.at(-1)?.id}
                  {...{ events, comments, userId }}
                  opened={read.uuid}
                  isLocked={lockOf(read) !== null}
                  onRemoved={() => list.current?.focus()}
                />
              ))}
            </ol>
          );
        }}
      </QueryPart>
      {answer.hasNextPage && (
        <Button small working={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
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
  /** Uuid of the simulation whose sheet is open. */
  opened: string;
  /** Comments of the open simulation. */
  comments: readonly Comment[];
  userId: number;
  isLocked: boolean;
  /** Called after a comment and its focused button are removed. */
  onRemoved: () => void;
}

const MARKS: Readonly<Partial<Record<HistoryEntry['kind'], readonly [IconName, string]>>> = {
  mail_refused: ['error', 'bg-bad-tint text-bad'],
  send_refused: ['error', 'bg-bad-tint text-bad'],
  send_stopped: ['warn', 'bg-warn-tint text-warn'],
  mailed: ['check', 'bg-good-tint text-good'],
  send_created: ['check', 'bg-good-tint text-good'],
  comment: ['comment', 'bg-well text-ink-2'],
  contact: ['comment', 'bg-info-tint text-info'],
};
const MARK = ['edit', 'bg-well text-ink-2'] as const;

function Moment({ events, opened, ...tools }: MomentProps) {
  const [first] = events;
  if (first === undefined) return null;
  const [icon, className] = events.map(({ kind }) => MARKS[kind]).find((mark) => mark) ?? MARK;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 wrap-anywhere">
      <span className={`grid size-6 place-items-center rounded-full ${className}`}>
        <Icon name={icon} className="size-4" />
      </span>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b>{first.by}</b>{' '}
          {first.simulation !== opened && (
            <SimulationLink uuid={first.simulation} className="inline-block min-h-6 min-w-6 leading-6">
              {`N.º ${first.number}`}
            </SimulationLink>
          )}{' '}
          <time className="num ml-auto text-ink-2" dateTime={first.at}>
            {momentOf(first)}
          </time>
        </p>
        {events.map((event) => (
          <HistoryEvent key={event.id} event={event} {...tools} />
        ))}
      </div>
    </li>
  );
}

/** Shows a toast once per failure. `failure`: number of failures so far. */
function useFailureToast(failure: number): void {
  const toast = useToast();
  const notify = useEffectEvent(() => toast.show(NOT_LOADED, { tone: 'bad' }));
  useEffect(() => {
    if (failure > 0) notify();
  }, [failure]);
}
