import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { REQUEST_KIND_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { formatDateText } from '@simulador/contracts/platform/format';
import { failureText } from '#shared/api/api-error.ts';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { Button } from '#shared/ui/button.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { NewRequestForm } from './new-request-form.tsx';
import { OpenRequest } from './open-request.tsx';
import { foundRequestsQuery, REQUESTS_SIZE, requestsQuery, type PersonRequest } from './request-data.ts';
import { nameOf, requestAddress, rutOf, statusOf } from './request-texts.ts';

const COLUMNS: readonly Column<PersonRequest>[] = [
  {
    label: 'Solicitud',
    isName: true,
    of: ({ id, kind }) => (
      <Link
        className="inline-block min-h-6"
        to={requestAddress(id)}
      >{`N.º ${id}, ${REQUEST_KIND_NAMES[kind]}`}</Link>
    ),
  },
  { label: 'Persona', of: nameOf },
  { label: 'RUT', className: 'whitespace-nowrap', of: rutOf },
  { label: 'Recibida', className: 'whitespace-nowrap', of: ({ received }) => formatDateText(received) },
  { label: 'Plazo', className: 'whitespace-nowrap', of: ({ due }) => formatDateText(due) },
  {
    label: 'Estado',
    of: (request) => {
      const { text, tone } = statusOf(request);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
];

/** List of persons' requests about their data, or the request that the address names. See docs/rules.md R620. */
export default function RequestsScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  // Outlive an opened request, and are no part of the address.
  const [page, setPage] = useState(1);
  const [searched, search] = useState<string | null>(null);
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
      <RequestsList page={page} onPage={setPage} searched={searched} onSearch={search} />
    </Screen>
  );
}

const NOT_LOADED = 'No pudimos cargar las solicitudes.';

interface FindPersonProps {
  /** RUT whose requests are shown; null for all requests. */
  searched: string | null;
  onSearch: (rut: string | null) => void;
}

interface RequestsListProps extends FindPersonProps {
  page: number;
  onPage: (page: number) => void;
}

/** Open requests by deadline, overdue ones first; then the answered ones. */
function RequestsList({ page, onPage, ...find }: RequestsListProps) {
  const { data: found, isLoading: isSearching } = useQuery(foundRequestsQuery(find.searched));
  const query = useQuery(requestsQuery(page));
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando las solicitudes…">
      {({ count, results }) => (
        <Card label="Solicitudes de las personas">
          <p className="max-w-[76ch] text-ink-2">
            Toda persona puede pedir ver, corregir, borrar, llevarse o bloquear sus datos, u oponerse a que se
            usen. Hay 30 días corridos para responder, y 2 días hábiles si pide un bloqueo.
          </p>
          <FindPerson {...find} />
          {isSearching ? (
            <Loading label="Buscando…" />
          ) : (
            <DataTable
              isBare
              label="Solicitudes"
              caption="Solicitudes: las pendientes primero, por su plazo"
              columns={COLUMNS}
              rows={found ?? results}
              keyOf={({ id }) => id}
              empty={
                <p className="text-ink-2" role="status">
                  {found ? 'No hay solicitudes de esta persona.' : 'Todavía no hay solicitudes registradas.'}
                </p>
              }
              {...(!found && {
                paging: { label: 'Páginas de solicitudes', page, count, size: REQUESTS_SIZE, onPage },
              })}
            />
          )}
        </Card>
      )}
    </QueryPart>
  );
}

const NOT_FOUND = 'No pudimos buscar. Inténtelo de nuevo en unos minutos.';

/** Finds the requests of a RUT, which stays out of the address bar. */
function FindPerson({ searched, onSearch }: FindPersonProps) {
  const [rut, setRut] = useState(searched ?? '');
  const [isTried, setTried] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(foundRequestsQuery(searched));
  const broken = isTried ? rutRule(rut) : null;
  const change = (next: string): void => {
    setRut(next);
    setTried(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (rutRule(rut) !== null) return;
    if (rut === searched) void refetch();
    else onSearch(rut);
  };
  const failure = error === null || isFetching ? undefined : failureText(error, NOT_FOUND);
  return (
    <form
      className="flex flex-wrap items-end gap-3 [&>:first-child]:w-60"
      role="search"
      onSubmit={submit}
      noValidate
    >
      <RutField
        name="person_rut"
        label="Buscar por RUT"
        value={rut}
        error={broken === null ? failure : violationText(broken)}
        onChange={change}
      />
      <Button type="submit" working={isFetching} workingLabel="Buscando…">
        Buscar
      </Button>
      {data !== undefined && (
        <Button
          variant="low"
          onClick={() => {
            change('');
            onSearch(null);
          }}
        >
          Ver todas
        </Button>
      )}
    </form>
  );
}
