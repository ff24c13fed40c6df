import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatRate } from '@simulador/contracts/platform/format';
import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import { newTableRateRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { classNames } from '#shared/ui/class-names.ts';
import { describeAmounts, describeRate, describeYears } from '../tarifas/describe.ts';
import type { Product } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { rangesOf } from './grid-ranges.ts';
import {
  pastedCells,
  plannedAt,
  readBlock,
  readRate,
  type Plan,
  type PlannedCell,
  type Present,
} from './plan.ts';
import type { TypedCell } from './stored-draft.ts';
import type { MaximumOf } from './use-maximums.ts';
import styles from './draft-grid.module.css';

type Use = Pick<RateCell, 'product' | 'loan_use' | 'real_estate_type'>;
type CellPosition = readonly [row: number, column: number];

export interface DraftGridProps {
  tables: RateTables;
  plan: Plan;
  present: Present;
  product: Product;
  chosen: Use;
  maximumOf: MaximumOf;
  onSet: (cells: readonly PlannedCell[]) => void;
  onUndo: () => void;
  /** Texts that are being typed, by the keys of their cells. */
  typed: ReadonlyMap<string, TypedCell>;
  /** Called with each text that is typed in a cell; null once it is a rate or is dropped. */
  onType: (cell: RateCell, text: string | null) => void;
  /** Counts cells whose text is not a rate. Must be stable. */
  onUnread: (by: 1 | -1) => void;
}

/** Grid of years by amounts whose cells are fields. Enter and arrows move between cells; a spreadsheet's block can be pasted. */
export function DraftGrid(props: DraftGridProps) {
  const { tables, plan, present, product, chosen, maximumOf, onSet, onUndo, typed, onType, onUnread } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { years, amounts } = rangesOf(product.id, tables, plan);
  const grid = years.map((period) =>
    amounts.map((amount): RateCell => ({ ...chosen, ...period, ...amount })),
  );
  const highest = amounts.map((_amount, column) => {
    const rates = grid.flatMap((row) => (row[column] && plannedAt(plan, present, row[column])) ?? []);
    return rates.length === 0 ? null : Math.max(...rates);
  });
  const maximums = amounts.map((amount) => maximumOf({ product: product.id, ...amount }));
  const focus = ([row, column]: CellPosition): boolean => {
    const next = body.current?.querySelector<HTMLInputElement>(`[data-place="${row} ${column}"]`);
    next?.focus();
    return Boolean(next);
  };
  if (years.length === 0 || amounts.length === 0)
    return <p className="muted">Este producto no tiene rangos. Créelos con «Copiar o crear rango…».</p>;
  return (
    <div className={styles['scroll']} role="region" aria-label="Tarifas por años y monto" tabIndex={0}>
      <table className={`${styles['grid']} num`}>
        <caption className="vh">{`Tasa por rango de tiempo y rango de monto, ${product.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Años y UF</th>
            {amounts.map((amount) => (
              <th key={describeAmounts(amount)} scope="col">
                {describeAmounts(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {grid.map((row, at) => (
            <tr key={years[at] && describeYears(years[at])}>
              <th scope="row">{years[at] && describeYears(years[at])}</th>
              {row.map((cell, column) => (
                <CellField
                  key={cellKey(cell)}
                  label={`${describeYears(cell)} años, UF ${describeAmounts(cell)}`}
                  position={[at, column]}
                  value={plannedAt(plan, present, cell)}
                  before={present.get(cellKey(cell))?.rate ?? null}
                  isPlanned={plan.has(cellKey(cell))}
                  maximum={maximumOf(cell)}
                  onSet={(value) => onSet([{ cell, value }])}
                  onPaste={(block) => onSet(pastedCells(grid, [at, column], block))}
                  onUndo={onUndo}
                  text={typed.get(cellKey(cell))?.text ?? null}
                  onType={(text) => onType(cell, text)}
                  onUnread={onUnread}
                  focus={focus}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Mayor tasa</th>
            {highest.map((rate, column) => (
              <td key={column}>{rate === null ? '—' : formatRate(rate)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">TMC vigente</th>
            {highest.map((rate, column) => (
              <MaximumCell key={column} rate={rate} maximum={maximums[column] ?? null} />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface MaximumCellProps {
  /** Highest planned rate of the column, annual percent. */
  rate: number | null;
  maximum: number | null;
}

/** TMC of a column's amounts, and how much its highest rate is below it or above. */
function MaximumCell({ rate, maximum }: MaximumCellProps) {
  if (maximum === null) return <td>—</td>;
  const left = rate === null ? null : Math.round((maximum - rate) * 100) / 100;
  return (
    <td className={classNames(left !== null && left < 0 && styles['over'])}>
      <b>{formatRate(maximum)}</b>
      {left !== null && (
        <small>{left < 0 ? `la pasa en ${formatRate(-left)}` : `quedan ${formatRate(left)}`}</small>
      )}
    </td>
  );
}

interface CellFieldProps {
  label: string;
  position: CellPosition;
  /** Planned annual percent; null for none. */
  value: number | null;
  /** Annual percent in force; null for none. */
  before: number | null;
  isPlanned: boolean;
  maximum: number | null;
  onSet: (value: number | null) => void;
  onPaste: (block: readonly (readonly string[])[]) => void;
  onUndo: () => void;
  /** Text while it is typed; null otherwise. */
  text: string | null;
  onType: (text: string | null) => void;
  onUnread: (by: 1 | -1) => void;
  /** Focuses a cell. Returns false if it is outside the grid. */
  focus: (position: CellPosition) => boolean;
}

const STEPS: Readonly<Record<string, CellPosition>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function CellField(props: CellFieldProps) {
  const { label, position, value, before, isPlanned, maximum, text } = props;
  const { onSet, onPaste, onUndo, onType, onUnread, focus } = props;
  const read = text === null ? value : readRate(text);
  const isUnread = read === undefined;
  useEffect(() => {
    if (!isUnread) return undefined;
    onUnread(1);
    return () => onUnread(-1);
  }, [isUnread, onUnread]);
  const violation = isUnread || read === null || read === before ? null : newTableRateRule(read, maximum);
  const fault = isUnread ? 'Escriba una tasa, como 4,15' : violation && violationText(violation);
  const settle = (): void => {
    if (text === null || read === undefined) return;
    onType(null);
    if (read !== value) onSet(read);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (key === 'Escape') {
      flushSync(() => onType(null));
      return currentTarget.select();
    }
    if ((ctrlKey || metaKey) && key === 'z' && text === null) {
      event.preventDefault();
      return onUndo();
    }
    const step = STEPS[key];
    // While a cell is edited, left and right arrows move the caret.
    if (!step || ctrlKey || metaKey || (text !== null && step[0] === 0)) return;
    event.preventDefault();
    const down = key === 'Enter' && shiftKey ? -1 : step[0];
    // A cell saves its text when it loses the focus. At the grid's edge it keeps the focus, so it is saved here.
    if (!focus([position[0] + down, position[1] + step[1]])) settle();
  };
  const paste = (event: ClipboardEvent): void => {
    const block = readBlock(event.clipboardData.getData('text'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    onType(null);
    onPaste(block);
  };
  const id = `cell-${position.join('-')}`;
  return (
    <td className={classNames(isPlanned && styles['planned'], fault !== null && styles['fault'])}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault !== null || isPlanned ? id : undefined}
        data-unread={isUnread || undefined}
        data-place={position.join(' ')}
        value={text ?? (value === null ? '' : formatRate(value))}
        placeholder="—"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        onPaste={paste}
      />
      {(fault !== null || isPlanned) && (
        <small id={id}>{fault ?? (before === null ? 'nueva' : `antes ${describeRate(before)}`)}</small>
      )}
    </td>
  );
}
