import { Link } from 'react-router-dom';
import { formatDateText } from '@simulador/contracts/platform/format';
import { REQUEST_KIND_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { Badge } from '#shared/office/badge.tsx';
import { DataTable, type Column, type DataTableProps } from '#shared/office/data-table.tsx';
import styles from './personal-data.module.css';
import type { PersonRequest } from './request-data.ts';
import { nameOf, requestAddress, rutOf, statusOf } from './request-texts.ts';

const COLUMNS: readonly Column<PersonRequest>[] = [
  {
    label: 'Solicitud',
    of: ({ id, kind }) => <Link to={requestAddress(id)}>{`N.º ${id}, ${REQUEST_KIND_NAMES[kind]}`}</Link>,
  },
  { label: 'Persona', of: nameOf },
  { label: 'RUT', of: (request) => <span className={styles['line']}>{rutOf(request)}</span> },
  {
    label: 'Recibida',
    of: ({ received }) => <span className={styles['line']}>{formatDateText(received)}</span>,
  },
  { label: 'Plazo', of: ({ due }) => <span className={styles['line']}>{formatDateText(due)}</span> },
  {
    label: 'Estado',
    of: (request) => {
      const { text, tone } = statusOf(request);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
];

export interface RequestsTableProps {
  requests: readonly PersonRequest[];
  empty: string;
  paging?: DataTableProps<PersonRequest>['paging'];
}

export function RequestsTable({ requests, empty, paging }: RequestsTableProps) {
  return (
    <DataTable
      look="cards"
      className={styles['requests']}
      label="Solicitudes"
      caption="Solicitudes: las pendientes primero, por su plazo"
      columns={COLUMNS}
      rows={requests}
      keyOf={({ id }) => id}
      empty={
        <p className={styles['intro']} role="status">
          {empty}
        </p>
      }
      {...(paging && { paging })}
    />
  );
}
