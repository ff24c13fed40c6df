import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { REQUEST_KIND_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { formatDateText } from '@simulador/contracts/platform/format';
import { Screen } from '#shared/office/screen.tsx';
import { useAddressId } from '#shared/office/use-shown-address.ts';
import { Button } from '#shared/ui/button.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { NewRequestForm } from './new-request-form.tsx';
import { OpenRequest } from './open-request.tsx';
import { REQUESTS_SIZE, requestsQuery, type PersonRequest } from './request-data.ts';
import { nameOf, requestAddress, RequestBadge, rutOf } from './request-texts.tsx';

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
  { label: 'Estado', of: (request) => <RequestBadge request={request} /> },
];

/** List of persons' requests about their data, or the request that the address names. See docs/rules.md R620. */
export default function RequestsScreen() {
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  // Outlive an opened request, and are no part of the address.
  const [page, setPage] = useState(1);
  const [searched, search] = useState<string | null>(null);
  const open = useAddressId('solicitud');
  if (open !== null) return <OpenRequest key={open} id={open} />;
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
      <Card label="Solicitudes de las personas">
        <p className="max-w-[76ch] text-ink-2">
          Toda persona puede pedir ver, corregir, borrar, llevarse o bloquear sus datos, u oponerse a que se
          usen. Hay 30 días corridos para responder, y 2 días hábiles si pide un bloqueo.
        </p>
        <FindPerson searched={searched} onSearch={search} />
        <RequestsList page={page} onPage={setPage} searched={searched} />
      </Card>
      {isNew && (
        <NewRequestForm
          onClose={() => setNew(false)}
          onSaved={({ id }) => {
            setNew(false);
            void navigate(requestAddress(id));
          }}
        />
      )}
    </Screen>
  );
}

interface RequestsListProps {
  page: number;
  onPage: (page: number) => void;
  /** RUT whose requests are shown; null for all requests. */
  searched: string | null;
}

/** Open requests by deadline, overdue ones first; then the answered ones. */
function RequestsList({ page, onPage, searched }: RequestsListProps) {
  const isAll = searched === null;
  return (
    <QueryPart
      query={useQuery(requestsQuery(page, searched))}
      failed={isAll ? NOT_LOADED : NOT_FOUND}
      loading={isAll ? 'Cargando las solicitudes…' : 'Buscando…'}
    >
      {({ count, results }) => (
        <DataTable
          isBare
          label="Solicitudes"
          caption="Solicitudes: las pendientes primero, por su plazo"
          columns={COLUMNS}
          rows={results}
          keyOf={({ id }) => id}
          empty={
            <p className="text-ink-2" role="status">
              {isAll ? 'Todavía no hay solicitudes registradas.' : 'No hay solicitudes de esta persona.'}
            </p>
          }
          {...(isAll && {
            paging: { label: 'Páginas de solicitudes', page, count, size: REQUESTS_SIZE, onPage },
          })}
        />
      )}
    </QueryPart>
  );
}

const NOT_LOADED = 'No pudimos cargar las solicitudes.';
const NOT_FOUND = 'No pudimos buscar. Inténtelo de nuevo en unos minutos.';

interface FindPersonProps extends Pick<RequestsListProps, 'searched'> {
  onSearch: (rut: string | null) => void;
}

/** Finds the requests of a RUT, which stays out of the address bar. */
function FindPerson({ searched, onSearch }: FindPersonProps) {
  const [rut, setRut] = useState(searched ?? '');
  const [isTried, setTried] = useState(false);
  const broken = rutRule(rut);
  const search = (found: string | null): void => {
    setTried(found !== null);
    if (found === null) setRut('');
    if (found === null || broken === null) onSearch(found);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-3 [&>:first-child]:w-60"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(rut);
      }}
      noValidate
    >
      <RutField
        name="person_rut"
        label="Buscar por RUT"
        value={rut}
        error={isTried && broken !== null ? violationText(broken) : undefined}
        onChange={(next) => {
          setRut(next);
          setTried(false);
        }}
      />
      <Button type="submit">Buscar</Button>
      {searched !== null && (
        <Button variant="low" onClick={() => search(null)}>
          Ver todas
        </Button>
      )}
    </form>
  );
}
