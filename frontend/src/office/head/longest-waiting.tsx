import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { ALL_WINDOW } from '#shared/office/chosen-window.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { NOBODY } from '#shared/office/queries.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { type Counted, headListQuery, type ListedFigure } from './head-data.ts';
import { waitOf } from './head-texts.ts';
import { headAddress } from './use-head-address.ts';
import styles from './head.module.css';

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
  const titleId = useId();
  const query = useQuery(headListQuery(counted, today, ALL_WAITING, 1));
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId}>Las que más esperan</h2>
      <p className="muted">Sin respuesta, de todas las fechas</p>
      <QueryPart query={query} failed="No pudimos cargar las que más esperan." loading="Cargando…">
        {({ count, results }) => (
          <>
            {count === 0 && <p className="muted">Ninguna espera respuesta.</p>}
            <ol className={styles['waiting']}>
              {results.slice(0, SHOWN).map(({ uuid, id, client, created, executive }) => {
                const { text, isLate } = waitOf(created, today, lateDays);
                return (
                  <li key={id}>
                    <Link {...listLocation({ window: ALL_WINDOW }, uuid)}>{`N.º ${id}, ${client}`}</Link>
                    <span className={classNames('num', isLate && styles['bad'])}>{text}</span>
                    <small className="muted">{executive ?? NOBODY}</small>
                  </li>
                );
              })}
            </ol>
            {count > SHOWN && (
              <p>
                <Link
                  to={headAddress(counted, ALL_WAITING)}
                >{`Ver las ${formatInteger(count)} sin respuesta`}</Link>
              </p>
            )}
          </>
        )}
      </QueryPart>
    </section>
  );
}
