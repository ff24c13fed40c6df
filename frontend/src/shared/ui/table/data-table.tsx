import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../loading.tsx';
import { columnClass, type Column, type RowKey, type Selection, type Sorting } from './column.ts';
import { PageSteps, type PageStepsProps } from './page-steps.tsx';
import { TableHeads } from './table-heads.tsx';
import { TickBox } from './tick-box.tsx';

export interface DataTableProps<Row> {
  /** Name of the table, and of the region in which it scrolls. */
  label: string;
  /** Name of the table, if it differs from the region's. */
  caption?: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are loaded; skeletons are in their place. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row, index: number) => RowKey;
  /** True for a table in the flow of its card. Others scroll below their headings, in a frame of `--table-height`. */
  isBare?: boolean;
  /** Content in place of a table without rows. */
  empty?: ReactNode;
  /** Name of the table while its rows are loaded. */
  loading?: string;
  /** True while the rows are refetched after a change. */
  isOutdated?: boolean;
  /** Returns true for a row that sums up the others. */
  isSum?: (row: Row) => boolean;
  /** Content below a row, as wide as the table. */
  below?: (row: Row) => ReactNode;
  /** Steps to the other pages; none for a table that shows all rows. */
  paging?: PageStepsProps;
  sorting?: Sorting;
  selection?: Selection<Row>;
}

/**
 * Table whose columns are stated once. Where its place is narrower than `md`, each row is a card: the cell that names it, then the others
 * below their headings. See docs/front-end.md.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, isBare = false, rows, empty, paging } = props;
  return (
    <>
      {rows?.length === 0 && empty !== undefined ? (
        empty
      ) : isBare ? (
        // Its texts stand below those of the card, and the colour of a row reaches beyond them.
        <div className="@container -mx-2 overflow-x-auto">
          <Table {...props} />
        </div>
      ) : (
        <div
          role="region"
          aria-label={label}
          tabIndex={0}
          className="@container max-h-[var(--table-height,max(17.5rem,42dvh))] overflow-auto rounded-md border border-line print:max-h-none print:overflow-visible [@media(max-height:30rem)]:max-h-none"
        >
          <Table {...props} />
        </div>
      )}
      {paging && <PageSteps {...paging} />}
    </>
  );
}

const ROW =
  'relative hover:bg-ground @max-md:grid @max-md:grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] @max-md:gap-x-3 @max-md:gap-y-1 @max-md:border-line @max-md:px-2 @max-md:py-3 @max-md:not-first:border-t';
const SUM = '*:font-bold @max-md:border-t-2 @max-md:border-ink @md:*:border-t-2 @md:*:border-ink';
const STALE = 'not-has-[form]:opacity-55 not-has-[form]:[transition:opacity_var(--move)_300ms]';
const CELL =
  'h-10 border-t border-line px-2 py-1.5 text-left @max-md:h-auto @max-md:border-0 @max-md:p-0 @max-md:empty:hidden';
const LABELLED = '@max-md:before:block @max-md:before:text-ink-2 @max-md:before:content-[attr(data-label)]';

const TICK = 'w-10 @max-md:absolute @max-md:top-2 @max-md:left-2';

const BONES_MAX = 10;

function Table<Row>(props: DataTableProps<Row>) {
  const { label, caption = label, columns, keyOf, loading = caption, isOutdated, paging, selection } = props;
  const bones = Array.from({ length: Math.min(paging?.size ?? BONES_MAX, BONES_MAX) }, () => null);
  const rows: readonly (Row | null)[] = props.rows ?? bones;
  return (
    <table
      role="table"
      className="num w-full border-separate border-spacing-0 text-14 @max-md:block"
      aria-busy={isOutdated || props.rows === undefined || undefined}
    >
      <caption className="sr-only">{props.rows === undefined ? loading : caption}</caption>
      <TableHeads {...props} />
      <tbody role="rowgroup" className="@max-md:block">
        {rows.map((row, index) => {
          const key = row === null ? index : keyOf(row, index);
          const below = row !== null && props.below?.(row);
          return (
            <Fragment key={key}>
              <tr
                role="row"
                className={classNames(
                  ROW,
                  selection && '@max-md:pl-10',
                  isOutdated && STALE,
                  row !== null && props.isSum?.(row) && SUM,
                )}
              >
                {selection && (
                  <td role="cell" className={classNames(CELL, TICK)}>
                    {row !== null && (
                      <TickBox
                        label={selection.labelOf(row)}
                        state={selection.picked.has(key)}
                        disabled={!selection.mayPick(row)}
                        onChange={(isPicked) => selection.onPick([key], isPicked)}
                      />
                    )}
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.label} column={column}>
                    {row === null ? <Skeleton widthEm={5} /> : column.of(row)}
                  </Cell>
                ))}
              </tr>
              {below && (
                <tr role="row" className="@max-md:block">
                  <td
                    role="cell"
                    colSpan={columns.length + (selection ? 1 : 0)}
                    className="p-2 @max-md:block"
                  >
                    {below}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { label, isNumber, isName, isLong, isUnseen } = column;
  const Tag = isName ? 'th' : 'td';
  return (
    <Tag
      {...(isName ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
      data-label={label}
      className={classNames(
        CELL,
        isName ? 'font-semibold' : !isUnseen && LABELLED,
        (isNumber || isUnseen) && 'whitespace-nowrap',
        (isName || isUnseen || isLong) && '@max-md:col-span-full',
        columnClass(column),
      )}
    >
      {children}
    </Tag>
  );
}
