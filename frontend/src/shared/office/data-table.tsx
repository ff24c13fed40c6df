import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import table from '../ui/layout/table.module.css';
import styles from './data-table.module.css';
import { Button } from '../ui/button.tsx';

export interface Column<Row> {
  readonly label: string;
  readonly isNumber?: boolean;
  /** True for the column that names the row. */
  readonly isName?: boolean;
  /** True for a heading that only screen readers get. */
  readonly isUnseen?: boolean;
  /** `data-cell` of the column's cells. */
  readonly cell?: string;
  readonly of: (row: Row) => ReactNode;
}

/**
 * `framed`: many rows scroll in their own frame. `stacked`: framed; on a narrow screen the last column, a text, is placed below the
 * others. `cards`: each row is a card on a phone. `list`: the look of `className`; on a narrow screen, headings are for screen readers only.
 */
type Look = 'framed' | 'stacked' | 'cards' | 'list';

export interface DataTableProps<Row> {
  /** Name of the table and of the region in which it scrolls. */
  label: string;
  /** Name of the table, if it differs from the region's. */
  caption?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  look?: Look;
  className?: string | undefined;
  /** Text in place of a table without rows. */
  empty?: ReactNode;
  /** True while the rows are refetched after a change. */
  isOutdated?: boolean;
  /** Steps to the other pages; none for a table that shows all rows. */
  paging?: Omit<PageStepsProps, 'label'> & { readonly label: string };
}

/** Table whose columns are stated once: their headings, cells and alignment. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, look = 'framed', rows, empty, paging } = props;
  const isFramed = look === 'framed' || look === 'stacked';
  const frame = isFramed
    ? classNames(styles['framed'], look === 'stacked' && styles['stacked'])
    : styles['scroll'];
  return (
    <>
      {rows.length === 0 && empty !== undefined ? (
        empty
      ) : look === 'list' ? (
        <Table {...props} />
      ) : (
        <div className={frame} role="region" aria-label={label} tabIndex={0}>
          <Table {...props} />
        </div>
      )}
      {paging && <PageSteps {...paging} />}
    </>
  );
}

function Table<Row>(props: DataTableProps<Row>) {
  const { label, caption = label, columns, rows, keyOf, look, className, isOutdated } = props;
  const row = look === 'cards' || look === 'list' ? table['row'] : undefined;
  const shared = look === 'list' ? undefined : table['table'];
  return (
    <table
      className={classNames(shared, look === 'cards' && styles['cards'], className, 'num')}
      aria-busy={isOutdated || undefined}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className={look === 'list' ? table['heads'] : undefined}>
        <tr className={row}>
          {columns.map((column) => (
            <th key={column.label} scope="col" {...wiringOf(column)}>
              {column.isUnseen ? <span className="sr-only">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((each, index) => (
          <tr key={keyOf(each, index)} className={row}>
            {columns.map((column) =>
              column.isName ? (
                <th key={column.label} scope="row" {...wiringOf(column)}>
                  {column.of(each)}
                </th>
              ) : (
                <td key={column.label} {...wiringOf(column)}>
                  {column.of(each)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wiringOf = ({ label, isNumber, isUnseen, cell }: Column<never>) => ({
  className: isNumber ? styles['number'] : undefined,
  'data-label': isUnseen ? undefined : label,
  'data-cell': cell,
});

interface PageStepsProps {
  label: string;
  page: number;
  /** Number of rows on all pages; renders nothing for a single page. */
  count: number;
  size: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and next page of a list whose page is not part of the address. */
export function PageSteps({ label, page, count, size, onPage }: PageStepsProps) {
  const pages = Math.ceil(count / size);
  if (pages <= 1) return null;
  // Not disabled, so that the button that led to the last page keeps the focus.
  const [isFirst, isLast] = [page === 1, page >= pages];
  return (
    <nav className={styles['pages']} aria-label={label}>
      <Button small aria-disabled={isFirst} onClick={() => isFirst || onPage(page - 1)}>
        Anterior
      </Button>
      <span className="num" role="status">{`Página ${page} de ${pages}`}</span>
      <Button small aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
