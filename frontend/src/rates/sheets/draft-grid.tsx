import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatRate } from '@simulador/contracts/platform/format';
import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import { newTableRateRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { describeAmounts, describeYears } from '../tarifas/describe.ts';
import { pastedCells, plannedAt, readBlock, readRate, type PlannedCell } from './plan.ts';
import { cellClass, type CellPosition, Former, RateGrid, type RateGridProps } from './rate-grid.tsx';
import styles from './rate-grid.module.css';

export interface DraftGridProps extends Omit<RateGridProps, 'body' | 'children' | 'empty'> {
  /** Returns true if a cell's rate was typed and is not that of the sheet's adjustments. */
  isByHand: (cell: RateCell) => boolean;
  onSet: (cells: readonly PlannedCell[]) => void;
  onUndo: () => void;
  /** Texts that are being typed, by the keys of their cells. */
  typed: ReadonlyMap<string, string>;
  /** Called with each text that is typed in a cell; null once it is a rate or is dropped. */
  onType: (cell: RateCell, text: string | null) => void;
  /** Counts cells whose text is not a rate. Must be stable. */
  onUnread: (by: 1 | -1) => void;
}

/** Grid of years by amounts whose cells are fields. Enter and arrows move between cells; a spreadsheet's block can be pasted. */
export function DraftGrid(props: DraftGridProps) {
  const { plan, present, maximumOf, isByHand } = props;
  const { onSet, onUndo, typed, onType, onUnread } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = ([row, column]: CellPosition): boolean => {
    const next = body.current?.querySelector<HTMLInputElement>(`[data-place="${row} ${column}"]`);
    next?.focus();
    return Boolean(next);
  };
  return (
    <RateGrid
      {...props}
      body={body}
      empty="Este producto no tiene rangos. Créelos con «Copiar o crear rango…»."
    >
      {(cell, position, shown) => (
        <CellField
          key={cellKey(cell)}
          label={`${describeYears(cell)} años, UF ${describeAmounts(cell)}`}
          position={position}
          value={plannedAt(plan, present, cell)}
          before={present.get(cellKey(cell))?.rate ?? null}
          isPlanned={plan.has(cellKey(cell))}
          isByHand={isByHand(cell)}
          maximum={maximumOf(cell)}
          onSet={(value) => onSet([{ cell, value }])}
          onPaste={(block) => onSet(pastedCells(shown, position, block))}
          onUndo={onUndo}
          text={typed.get(cellKey(cell)) ?? null}
          onType={(text) => onType(cell, text)}
          onUnread={onUnread}
          focus={focus}
        />
      )}
    </RateGrid>
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
  isByHand: boolean;
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
  const { label, position, value, before, isPlanned, isByHand, maximum, text } = props;
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
  const isFaulty = fault !== null;
  return (
    <td className={cellClass({ isPlanned, isByHand, isFaulty })}>
      <span className={styles['pair']}>
        {isPlanned && <Former id={isFaulty ? undefined : id} before={before} isByHand={isByHand} />}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty || isPlanned ? id : undefined}
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
      </span>
      {isFaulty && <small id={id}>{fault}</small>}
    </td>
  );
}
