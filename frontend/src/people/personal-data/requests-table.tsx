import { Link } from 'react-router-dom';
import { formatDateText } from '@simulador/contracts/platform/format';
import { REQUEST_KIND_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { Badge } from '#shared/office/badge.tsx';
import table from '#shared/ui/layout/table.module.css';
import styles from './personal-data.module.css';
import type { PersonRequest } from './request-data.ts';
import { nameOf, requestAddress, rutOf, statusOf } from './request-texts.ts';

const COLUMNS: readonly { label: string; of: (request: PersonRequest) => React.ReactNode }[] = [
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
  /** Text if there are no requests. */
  empty: string;
}

export function RequestsTable({ requests, empty }: RequestsTableProps) {
  if (requests.length === 0)
    return (
      <p className={styles['intro']} role="status">
        {empty}
      </p>
    );
  return (
    <div className={styles['scroll']} role="region" aria-label="Solicitudes" tabIndex={0}>
      <table className={`${table['table']} ${styles['rows']} num`}>
        <caption className="vh">Solicitudes: las pendientes primero, por su plazo</caption>
        <thead>
          <tr className={table['row']}>
            {COLUMNS.map(({ label }) => (
              <th key={label} scope="col" data-label={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id} className={table['row']}>
              {COLUMNS.map(({ label, of }) => (
                <td key={label} data-label={label}>
                  {of(request)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
