import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keptAbout } from '#shared/office/leaving/use-kept.ts';
import { Screen } from '#shared/office/screen.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { NewRequestForm, REQUEST_FORM } from './new-request-form.tsx';
import { OpenRequest } from './open-request.tsx';
import { requestAddress } from './request-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import styles from './personal-data.module.css';
import { FindPerson } from './find-person.tsx';
import { REQUESTS_SIZE, requestsQuery, type PersonRequest } from './request-data.ts';
import { RequestsTable } from './requests-table.tsx';

/** List of persons' requests about their data, or the request that the address names. See docs/rules.md R620. */
export function RequestsScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(() => keptAbout<true>(REQUEST_FORM) ?? false);
  const named = query.get('solicitud');
  if (named !== null && /^\d{1,9}$/.test(named)) return <OpenRequest key={named} id={Number(named)} />;
  if (isNew)
    return (
      <Screen title="Datos personales">
        <NewRequestForm
          onCancel={() => setNew(false)}
          onSaved={({ id }) => {
            setNew(false);
            void navigate(requestAddress(id));
          }}
        />
      </Screen>
    );
  return (
    <Screen
      title="Datos personales"
      aside={
        <Button variant="go" onClick={() => setNew(true)}>
          <Icon name="plus" />
          Registrar solicitud
        </Button>
      }
    >
      <RequestsList />
    </Screen>
  );
}

const NOT_LOADED = 'No pudimos cargar las solicitudes.';

/** Open requests by deadline, overdue ones first; then the answered ones. */
function RequestsList() {
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
