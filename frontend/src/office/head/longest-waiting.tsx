import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { ALL_WINDOW } from '#shared/office/chosen-window.ts';
import { DataTable } from '#shared/office/data-table.tsx';
import { daysAgo } from '#shared/office/elapsed.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { NOBODY } from '#shared/office/queries.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { type Counted, headListQuery, type ListedFigure } from './head-data.ts';
import { headAddress } from './use-head-address.ts';
import styles from './head.module.css';

const SHOWN = 5;
const ALL_WAITING: ListedFigure = { figure: 'waiting', group: 'all', id: null };

/** The simulations of any day that have waited longest for an answer. */
export function LongestWaiting({ counted, today }: { counted: Counted; today: IsoDate }) {
  const query = useQuery(headListQuery(counted, today, ALL_WAITING, 1));
  return (
    <section className={styles['table']}>
      <h2>Las que más esperan</h2>
      <QueryPart query={query} failed="No pudimos cargar las que más esperan." loading="Cargando…">
        {({ count, results }) => (
          <>
            <DataTable
              label="Las que más esperan"
              rows={results.slice(0, SHOWN)}
              keyOf={({ id }) => id}
              empty={<p className="muted">Ninguna espera respuesta.</p>}
              columns={[
                {
                  label: 'Simulación',
                  of: ({ uuid, id, client }) => (
                    <Link {...listLocation({ window: ALL_WINDOW }, uuid)}>{`N.º ${id}, ${client}`}</Link>
                  ),
                },
                {
                  label: 'Recibida',
                  of: ({ created }) => daysAgo(santiagoDate(new Date(created)), today),
                },
                { label: 'Ejecutivo', of: ({ executive }) => executive ?? NOBODY },
              ]}
            />
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
