import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../loading.tsx';
import { columnClass, type Column, type RowKey, type Selection } from './column.ts';
import { TableHeads, TickBox } from './table-heads.tsx';
import { Button } from '../button.tsx';

export interface DataTableProps<Row> {
  /** Name of the table, and of the region in which it scrolls. */
  label: string;
  /** Name of the table, if it differs from the region's. */
  caption?: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are loaded; skeletons are in their place. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row, index: number) => RowKey;
  /** True for a table of few columns, which is one in a narrow place too. */
  isSmall?: boolean;
  /** True for a table in the flow of its card. Others scroll below their headings, in a frame of `--table-height`. */
  isBare?: boolean;
  /** True for a table that fills the height of its place, from edge to edge. */
  isFilling?: boolean;
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
  selection?: Selection<Row>;
}

/**
 * Table whose columns are stated once. Where its place is narrower than `md`, each row is a card: the cell that names it, then the others
 * below their headings. See docs/front-end.md.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, isSmall = false, isBare = false, isFilling = false, rows, empty, paging } = props;
  const place = isSmall ? '' : '@container/table';
  return (
    <div className={classNames('grid min-w-0 gap-4', isFilling ? FILLED : 'grid-cols-1')}>
      {rows?.length === 0 && empty !== undefined ? (
        empty
      ) : isBare ? (
        // The negative margin aligns the cells' texts with the card's, and a row's colour extends past them.
        <div className={classNames(place, '-mx-2 overflow-x-auto')}>
          <Table {...props} />
        </div>
      ) : (
        <div
          role="region"
          aria-label={label}
          tabIndex={0}
          className={classNames(
            place,
            'overflow-auto bg-surface print:overflow-visible',
            !isFilling && FRAME,
          )}
        >
          <Table {...props} />
        </div>
      )}
      {paging && <PageSteps {...paging} />}
    </div>
  );
}

const FILLED = 'h-full grid-cols-1 grid-rows-[minmax(0,1fr)]';
const FRAME =
  'max-h-[var(--table-height,max(17.5rem,42dvh))] rounded-md border border-line print:max-h-none [@media(max-height:30rem)]:max-h-none';
const ROW =
  'relative hover:bg-ground cards:grid cards:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] cards:gap-x-3 cards:gap-y-1 cards:px-2 cards:py-3';
const LINE = 'cards:border-line cards:not-first:border-t';
const SUM = '*:border-t-2 *:border-ink *:font-bold cards:border-t-2 cards:border-ink';
const STALE = 'not-has-[form]:opacity-55 not-has-[form]:[transition:opacity_var(--move)_300ms]';
const CELL =
  'h-10 border-t border-line px-2 py-1.5 text-left cards:h-auto cards:border-0 cards:p-0 cards:whitespace-normal cards:empty:hidden';
const LABELLED =
  'cards:before:block cards:before:font-normal cards:before:text-ink-2 cards:before:content-[attr(data-label)]';

const TICK = 'w-10 cards:absolute cards:top-1 cards:right-0';

const BONES_MAX = 10;

function Table<Row>(props: DataTableProps<Row>) {
  const { label, caption = label, columns, keyOf, loading = caption, isOutdated, paging, selection } = props;
  const bones = Array.from({ length: Math.min(paging?.size ?? BONES_MAX, BONES_MAX) }, () => null);
  const rows: readonly (Row | null)[] = props.rows ?? bones;
  return (
    <table
      role="table"
      className="num w-full border-separate border-spacing-0 text-14 cards:block"
      aria-busy={isOutdated || props.rows === undefined || undefined}
    >
      <caption className="sr-only">{props.rows === undefined ? loading : caption}</caption>
      <TableHeads {...props} />
      <tbody role="rowgroup" className="cards:block">
        {rows.map((row, index) => {
          const key = row === null ? index : keyOf(row, index);
          const below = row !== null && props.below?.(row);
          return (
            <Fragment key={key}>
              <tr
                role="row"
                className={classNames(
                  ROW,
                  isOutdated && STALE,
                  row !== null && props.isSum?.(row) ? SUM : LINE,
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
                <tr role="row" className="cards:block">
                  <td role="cell" colSpan={columns.length + (selection ? 1 : 0)} className="p-2 cards:block">
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
        (isName || isUnseen || isLong) && 'cards:col-span-full',
        columnClass(column),
      )}
    >
      {children}
    </Tag>
  );
}

export interface PageStepsProps {
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
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2" aria-label={label}>
      <Button small aria-disabled={isFirst} onClick={() => isFirst || onPage(page - 1)}>
        Anterior
      </Button>
      <span
        className="num max-md:order-first max-md:basis-full max-md:text-center"
        role="status"
      >{`Página ${page} de ${pages}`}</span>
      <Button small aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
