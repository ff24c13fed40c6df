import { useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import { DeleteQuestion, type Dependents } from '../tarifas/delete-question.tsx';
import { useIsOutdated } from '../tarifas/use-rate-tables.ts';
import styles from './rows-table.module.css';

type RowId = string | number;

export interface RowsTableProps<Row> {
  title: string;
  columns: readonly {
    readonly label: string;
    readonly isNumber?: boolean;
    readonly of: (row: Row) => ReactNode;
  }[];
  rows: readonly Row[];
  idOf: (row: Row) => RowId;
  /** Returns the row's name in questions. */
  nameOf: (row: Row) => string;
  /** The row that was edited last, whose button gets the focus back. */
  ended: RowId | null;
  heading: RefObject<HTMLElement | null>;
  /** Opens the row's form; null for read-only rows. */
  onEdit: ((row: Row) => void) | null;
  remove: (row: Row, tag: string) => Promise<unknown>;
  /** True if another administrator approves a deletion. */
  proposes: boolean;
  /** Returns the rows that are deleted together with a row. */
  dependentsOf?: (row: Row) => Dependents | null;
}

/** Table of rows that the administrator can edit and delete. */
export function RowsTable<Row extends object>(props: RowsTableProps<Row>) {
  const { title, columns, rows, idOf, nameOf, ended, heading, onEdit, remove, proposes, dependentsOf } =
    props;
  const [deleted, setDeleted] = useState<Row | null>(null);
  const isOutdated = useIsOutdated();
  return (
    <div className={styles['scroll']} role="region" aria-label={title} tabIndex={0}>
      <table className={`${table['table']} ${styles['rows']} num`} aria-busy={isOutdated || undefined}>
        <caption className="vh">{title}</caption>
        <thead>
          <tr className={table['row']}>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles['number'] : undefined}>
                {label}
              </th>
            ))}
            {onEdit && <UnseenHead>Acciones</UnseenHead>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} className={table['row']}>
              {columns.map(({ label, isNumber, of }) => (
                <td key={label} data-label={label} className={isNumber ? styles['number'] : undefined}>
                  {of(row)}
                </td>
              ))}
              {onEdit && (
                <td className={styles['actions']}>
                  <IconButton
                    icon="edit"
                    label={`Editar: ${nameOf(row)}`}
                    autoFocus={ended === idOf(row)}
                    aria-disabled={isOutdated}
                    onClick={() => isOutdated || onEdit(row)}
                  />
                  <IconButton
                    icon="trash"
                    label={`Eliminar: ${nameOf(row)}`}
                    aria-disabled={isOutdated}
                    onClick={() => isOutdated || setDeleted(row)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar este recurso?"
          description={nameOf(deleted)}
          row={deleted}
          remove={(tag) => remove(deleted, tag)}
          doneText="Recurso eliminado."
          {...(proposes && { action: 'Proponer eliminación' })}
          dependents={dependentsOf?.(deleted) ?? null}
          heading={heading}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
