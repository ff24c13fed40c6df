import { classNames } from '../class-names.ts';
import { columnClass, type Column, type RowKey, type Selection } from './column.ts';

interface TableHeadsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row, index: number) => RowKey;
  isBare?: boolean;
  selection?: Selection<Row>;
}

/** Headings. Above cards, only the tick of all rows is seen. */
export function TableHeads<Row>({ columns, rows = [], keyOf, isBare, selection }: TableHeadsProps<Row>) {
  const head = classNames(
    'bg-surface px-2 py-1.5 text-left align-bottom font-semibold text-ink-2',
    !isBare && 'sticky top-0 z-1',
  );
  return (
    <thead role="rowgroup" className={selection ? 'cards:block' : 'cards:sr-only'}>
      <tr role="row" className="cards:flex">
        {selection && (
          <th role="columnheader" scope="col" className={head}>
            <PageTick rows={rows} keyOf={keyOf} {...selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.label}
            role="columnheader"
            scope="col"
            className={classNames(head, columnClass(column), 'cards:sr-only')}
          >
            <span className={column.isUnseen ? 'sr-only' : undefined}>{column.label}</span>
          </th>
        ))}
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

export interface TickBoxProps {
  /** Name for screen readers. */
  label: string;
  state: boolean | 'some';
  disabled: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Tick of one or more rows, with room for a finger around it that makes no row higher. A press on a tick of some rows ticks all of them. */
export function TickBox({ label, state, disabled, onChange }: TickBoxProps) {
  return (
    <label className="-my-2 inline-grid min-h-9 min-w-9 cursor-pointer place-items-center align-middle">
      <input
        type="checkbox"
        checked={state === true}
        disabled={disabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'some';
        }}
        onChange={() => onChange(state !== true)}
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
