import type { ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import table from '#shared/ui/layout/table.module.css';
import styles from './scrolled-table.module.css';

export interface ScrolledTableProps<Row> {
  label: string;
  columns: readonly {
    readonly label: string;
    readonly isNumber?: boolean;
    readonly of: (row: Row) => ReactNode;
  }[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  /** On a narrow screen the last column, a text, is placed below the others. */
  stacks?: boolean;
}

/** Table inside other content. Many rows scroll in their own frame. */
export function ScrolledTable<Row>({ label, columns, rows, keyOf, stacks = false }: ScrolledTableProps<Row>) {
  return (
    <div
      className={classNames(styles['rows'], stacks && styles['stacks'])}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={`${table['table']} num`}>
        <caption className="vh">{label}</caption>
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
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
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
