import type { ReactNode } from 'react';
import table from '#shared/ui/layout/table.module.css';
import styles from './read-rows.module.css';

export interface ReadRowsProps<Row> {
  label: string;
  columns: readonly {
    readonly label: string;
    readonly isNumber?: boolean;
    readonly of: (row: Row) => ReactNode;
  }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** What was read of a file or a text, row by row; many of them scroll in a place of their own. */
export function ReadRows<Row>({ label, columns, rows, keyOf }: ReadRowsProps<Row>) {
  return (
    <div className={styles['rows']} role="region" aria-label={label} tabIndex={0}>
      <table className={`${table['table']} num`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumber ? styles['number'] : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label: name, isNumber, of }) => (
                <td key={name} className={isNumber ? styles['number'] : undefined}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
