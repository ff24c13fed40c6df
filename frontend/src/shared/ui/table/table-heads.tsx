import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { columnClass, type Column, type RowKey, type Selection, type Sorting } from './column.ts';
import { TickBox } from './tick-box.tsx';

interface TableHeadsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row, index: number) => RowKey;
  isBare?: boolean;
  sorting?: Sorting;
  selection?: Selection<Row>;
}

/** Headings. Above cards, only those with a tick or an order are seen. */
export function TableHeads<Row>({
  columns,
  rows = [],
  keyOf,
  isBare,
  sorting,
  selection,
}: TableHeadsProps<Row>) {
  const isUsed = selection !== undefined || columns.some(({ order }) => order !== undefined);
  const head = classNames(
    'bg-surface px-2 py-1.5 text-left align-bottom font-semibold text-ink-2',
    !isBare && 'sticky top-0 z-1',
  );
  return (
    <thead role="rowgroup" className={isUsed ? 'cards:block' : 'cards:sr-only'}>
      <tr role="row" className="cards:flex cards:flex-wrap cards:items-center cards:gap-x-4">
        {selection && (
          <th role="columnheader" scope="col" className={head}>
            <PageTick rows={rows} keyOf={keyOf} {...selection} />
          </th>
        )}
        {columns.map((column) => {
          const { label, isUnseen, order } = column;
          const isSorted = order !== undefined && order === sorting?.order;
          return (
            <th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
              className={classNames(head, columnClass(column), order === undefined && 'cards:sr-only')}
            >
              {order === undefined || sorting === undefined ? (
                <span className={isUnseen ? 'sr-only' : undefined}>{label}</span>
              ) : (
                <button
                  type="button"
                  className="inline-flex min-h-6 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 hover:text-ink"
                  onClick={() => sorting.onSort(order)}
                >
                  {label}
                  {isSorted && (
                    <Icon name="chevron" className={sorting.isDescending ? undefined : 'rotate-180'} />
                  )}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type PageTickProps<Row> = Selection<Row> & {
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => RowKey;
};

/** Tick of all rows that can be picked. */
function PageTick<Row>({ rows, keyOf, picked, label, mayPick, onPick }: PageTickProps<Row>) {
  const keys = rows.flatMap((row, index) => (mayPick(row) ? keyOf(row, index) : []));
  const count = keys.filter((key) => picked.has(key)).length;
  return (
    <TickBox
      label={label}
      state={count === 0 ? false : count === keys.length || 'some'}
      disabled={keys.length === 0}
      onChange={(isPicked) => onPick(keys, isPicked)}
    />
  );
}
