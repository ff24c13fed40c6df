import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { DeleteQuestion } from '../delete-question.tsx';
import { productsQuery, type Product } from '../rate-data.ts';
import { RowForm } from './row-form.tsx';
import { deleteRow, rowsQuery, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';
import styles from './maintained-table.module.css';

const NOT_LOADED = 'No pudimos cargar la lista. Inténtelo de nuevo en unos minutos.';

/** The list, or the form of one of its rows. */
export function MaintainedTableView({ maintained }: { maintained: MaintainedTable }) {
  const { table, title } = maintained;
  const { data: products } = useQuery(productsQuery);
  const { data: rows, error } = useQuery(rowsQuery(table));
  const [edited, setEdited] = useState<TableRow | 'new' | null>(null);
  if (error !== null && rows === undefined)
    return (
      <Note tone="bad" role="alert" className={styles['failure']}>
        <p>{failureText(error, NOT_LOADED)}</p>
      </Note>
    );
  if (rows === undefined || products === undefined) return <Loading label="Cargando la lista…" />;
  if (edited !== null)
    return (
      <RowForm
        {...{ maintained, products }}
        row={edited === 'new' ? null : edited}
        onEnd={() => setEdited(null)}
      />
    );
  return (
    <>
      <header className={styles['head']}>
        <h2>{title}</h2>
        <Button variant="go" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          Nuevo
        </Button>
      </header>
      {rows.length === 0 ? (
        <p className={styles['none']}>Todavía no hay registros.</p>
      ) : (
        <RowsTable {...{ maintained, rows, products }} onEdit={setEdited} />
      )}
    </>
  );
}

interface RowsTableProps {
  maintained: MaintainedTable;
  rows: readonly TableRow[];
  products: readonly Product[];
  onEdit: (row: TableRow) => void;
}

function RowsTable({ maintained, rows, products, onEdit }: RowsTableProps) {
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
                  <IconButton icon="edit" label={`Editar: ${which}`} onClick={() => onEdit(row)} />
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
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
