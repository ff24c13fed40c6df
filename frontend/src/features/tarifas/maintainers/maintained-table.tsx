import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { DeleteQuestion } from '../delete-question.tsx';
import { failureOf, outdatedOf } from '../failure-of.ts';
import { productsQuery, type Product } from '../rate-data.ts';
import { RowForm } from './row-form.tsx';
import { deleteRow, rowsQuery, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';
import styles from './maintained-table.module.css';

const NOT_LOADED = 'No pudimos cargar la lista. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos leer la lista de nuevo: puede no estar al día.';

/** The list, or the form of one of its rows. */
export function MaintainedTableView({ maintained }: { maintained: MaintainedTable }) {
  const { table, title } = maintained;
  const queries = [useQuery(productsQuery), useQuery(rowsQuery(table))] as const;
  const [{ data: products }, { data: rows }] = queries;
  const [edited, setEdited] = useState<TableRow | 'new' | null>(null);
  /** What was edited last: its button has the focus again. */
  const [ended, setEnded] = useState<TableRow['id'] | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = failureOf(queries, NOT_LOADED);
  const outdated = outdatedOf(queries, NOT_CURRENT);
  if (failure !== null)
    return (
      <div className={styles['failure']}>
        <FailedPart {...failure} />
      </div>
    );
  if (rows === undefined || products === undefined) return <Loading label="Cargando la lista…" />;
  if (edited !== null)
    return (
      <RowForm
        {...{ maintained, products }}
        row={edited === 'new' ? null : edited}
        onEnd={() => {
          setEnded(edited === 'new' ? 'new' : edited.id);
          setEdited(null);
        }}
      />
    );
  return (
    <>
      <header className={styles['head']}>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <Button variant="go" autoFocus={ended === 'new'} onClick={() => setEdited('new')}>
          <Icon name="plus" />
          Nuevo
        </Button>
      </header>
      {outdated !== null && (
        <div className={styles['outdated']}>
          <FailedPart {...outdated} />
        </div>
      )}
      {rows.length === 0 ? (
        <p className={styles['none']}>Todavía no hay registros.</p>
      ) : (
        <RowsTable {...{ maintained, rows, products, ended, heading }} onEdit={setEdited} />
      )}
    </>
  );
}

interface RowsTableProps {
  maintained: MaintainedTable;
  rows: readonly TableRow[];
  products: readonly Product[];
  ended: TableRow['id'] | 'new' | null;
  heading: RefObject<HTMLElement | null>;
  onEdit: (row: TableRow) => void;
}

function RowsTable({ maintained, rows, products, ended, heading, onEdit }: RowsTableProps) {
  const { table, title, columns } = maintained;
  const [deleted, setDeleted] = useState<TableRow | null>(null);
  return (
    <div className={styles['scroll']} role="region" aria-label={title} tabIndex={0}>
      <table className={`${styles['rows']} num`}>
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles['number'] : undefined}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="vh">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const which = maintained.nameOf(row, products);
            return (
              <tr key={row.id}>
                {columns.map(({ label, isNumber, of }) => (
                  <td key={label} className={isNumber ? styles['number'] : undefined}>
                    {of(row, products)}
                  </td>
                ))}
                <td className={styles['actions']}>
                  <IconButton
                    icon="edit"
                    label={`Editar: ${which}`}
                    autoFocus={ended === row.id}
                    onClick={() => onEdit(row)}
                  />
                  <IconButton icon="trash" label={`Eliminar: ${which}`} onClick={() => setDeleted(row)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar este recurso?"
          description={maintained.nameOf(deleted, products)}
          remove={() => deleteRow(table, deleted.id)}
          doneText="Recurso eliminado."
          heading={heading}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
