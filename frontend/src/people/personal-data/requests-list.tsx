import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import styles from './personal-data.module.css';
import { FindPerson } from './find-person.tsx';
import { REQUESTS_SIZE, requestsQuery, type PersonRequest } from './request-data.ts';
import { RequestsTable } from './requests-table.tsx';

const NOT_LOADED = 'No pudimos cargar las solicitudes.';

/** Open requests by deadline, overdue ones first; then the answered ones. */
export function RequestsList() {
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<readonly PersonRequest[] | null>(null);
  const query = useQuery(requestsQuery(page));
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando las solicitudes…">
      {({ count, results }) => (
        <section className={styles['card']} aria-label="Solicitudes de las personas">
          <p className={styles['intro']}>
            Toda persona puede pedir ver, corregir, borrar, llevarse o bloquear sus datos, u oponerse a que se
            usen. Hay 30 días corridos para responder, y 2 días hábiles si pide un bloqueo.
          </p>
          <FindPerson found={found} onFound={setFound} />
          {found !== null ? (
            <RequestsTable requests={found} empty="No hay solicitudes de esta persona." />
          ) : (
            <RequestsTable
              requests={results}
              empty="Todavía no hay solicitudes registradas."
              paging={{ label: 'Páginas de solicitudes', page, count, size: REQUESTS_SIZE, onPage: setPage }}
            />
          )}
        </section>
      )}
    </QueryPart>
  );
}
