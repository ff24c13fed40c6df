import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { ALL_WINDOW } from '../lists/chosen-window.ts';
import { listLocation } from '../lists/list-address.ts';
import { NOBODY } from '../lists/queries.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { type Counted, headListQuery, type ListedFigure, headAddress } from './head-data.ts';
import { waitOf } from './head-texts.ts';

const SHOWN = 5;
const ALL_WAITING: ListedFigure = { figure: 'waiting', group: 'all', id: null };

export interface LongestWaitingProps {
  counted: Counted;
  today: IsoDate;
  /** Days after which a wait is late. */
  lateDays: number;
}

/** The simulations of any day that have waited longest for an answer. */
export function LongestWaiting({ counted, today, lateDays }: LongestWaitingProps) {
  const query = useQuery(headListQuery(counted, today, ALL_WAITING, 1));
  return (
    <Card title="Las que más esperan" lead="Sin respuesta, de todas las fechas">
      <QueryPart query={query} failed="No pudimos cargar las que más esperan." loading="Cargando…">
        {({ count, results }) => (
          <>
            {count === 0 && <p className="text-14 text-ink-2">Ninguna espera respuesta.</p>}
            <ol className="text-14">
              {results.slice(0, SHOWN).map(({ uuid, id, client, created, executive }) => {
                const { text, isLate } = waitOf(created, today, lateDays);
                return (
                  <li
                    key={id}
                    className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-1.5 first:border-t-0"
                  >
                    <Link
                      className="min-h-6 font-semibold wrap-anywhere"
                      {...listLocation({ window: ALL_WINDOW }, uuid)}
                    >{`N.º ${id}, ${client}`}</Link>
                    <span className={classNames('num', isLate && 'font-semibold text-bad')}>{text}</span>
                    <span className="text-ink-2">{executive ?? NOBODY}</span>
                  </li>
                );
              })}
            </ol>
            {count > SHOWN && (
              <p className="text-14">
                <Link
                  className="inline-block min-h-6"
                  to={headAddress(counted, ALL_WAITING)}
                >{`Ver las ${formatInteger(count)} sin respuesta`}</Link>
              </p>
            )}
          </>
        )}
      </QueryPart>
    </Card>
  );
}
