import { useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#shared/ui/class-names.ts';
import { readBlock } from './plan.ts';

/** Row and column of a cell among those that are shown. */
export type Place = readonly [row: number, column: number];

const STEPS: Readonly<Record<string, Place>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Holds the one cell of a grid that the Tab key reaches. */
export function useGridFocus() {
  const [active, setActive] = useState('0 0');
  return {
    isActive: (place: Place): boolean => place.join(' ') === active,
    onActive: (place: Place): void => setActive(place.join(' ')),
  };
}

/** Focuses the cell a step away from a cell, or the cell itself at the grid's edge. */
function moveFocus(from: Element, [row, column]: Place, [down, right]: Place): void {
  const grid = from.closest('table');
  const at = (next: string) => grid?.querySelector<HTMLElement>(`[data-place="${next}"]`);
  (at(`${row + down} ${column + right}`) ?? at(`${row} ${column}`))?.focus();
}

export type GridFocus = ReturnType<typeof useGridFocus>;

export interface ValueCellProps {
  label: string;
  place: Place;
  grid: GridFocus;
  /** Value in force as text; null for none. */
  before: string | null;
  /** Pending value as text; null for a deletion, undefined without a change. */
  after?: string | null | undefined;
  /** Text with which editing begins; by default the pending value, else the one in force. */
  start?: string;
  note?: ReactNode;
  /** Why the pending value or the typed text can't be sent; null if it can. */
  fault?: string | null;
  /** Text while it is typed, or that is no value; null otherwise. */
  text: string | null;
  isReadOnly?: boolean;
  onText: (text: string | null) => void;
  /** Takes a text as the cell's value. Returns false if it is none. */
  onTake: (text: string) => boolean;
  onPaste?: (block: readonly (readonly string[])[]) => void;
  onUndo: () => void;
}

/**
 * Cell of a grid that is edited in place: Enter, a figure or a press begins, Enter takes the value and goes on below, Escape drops it. What is no
 * value stays as it was typed. See docs/rules.md R860.
 */
export function ValueCell(props: ValueCellProps) {
  const { label, place, grid, before, after, note, fault = null, text, isReadOnly = false } = props;
  const { onText, onTake, onPaste, onUndo } = props;
  const isPending = after !== undefined;
  const shown = props.start ?? (isPending ? after : before) ?? '';
  const begin = (start: string): void => flushSync(() => onText(start));
  const take = (): boolean => {
    if (text === null) return true;
    const isTaken = onTake(text);
    if (isTaken) flushSync(() => onText(null));
    return isTaken;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
    const step = STEPS[key];
    const isEdited = text !== null;
    const act = (then: () => void): void => {
      event.preventDefault();
      then();
    };
    if (altKey) return;
    if (ctrlKey || metaKey) {
      if (key === 'z' && !isEdited) act(onUndo);
    } else if (key === 'Escape' && isEdited) {
      act(() => {
        flushSync(() => onText(null));
        moveFocus(currentTarget, place, [0, 0]);
      });
    } else if ((key === 'Enter' || key === 'Tab') && isEdited) {
      const down: Place = key === 'Enter' ? [shiftKey ? -1 : 1, 0] : [0, shiftKey ? -1 : 1];
      act(() => void (take() && moveFocus(currentTarget, place, down)));
    } else if (step && !(isEdited && step[0] === 0))
      act(() => void (take() && moveFocus(currentTarget, place, step)));
    else if (isEdited || isReadOnly) return;
    else if (key === 'Enter' || key === 'F2') act(() => begin(shown));
    else if (key === 'Delete' || key === 'Backspace') act(() => void onTake(''));
    else if (/^[\d,.]$/.test(key)) act(() => begin(key));
  };
  const paste = (event: ClipboardEvent): void => {
    const block = readBlock(event.clipboardData.getData('text'));
    const isOne = block.length === 1 && block[0]?.length === 1;
    if (isReadOnly || (isOne && text !== null)) return;
    event.preventDefault();
    if (!isOne && onPaste) {
      onText(null);
      onPaste(block);
      return;
    }
    const pasted = block.flat().join(' ');
    if (!onTake(pasted)) onText(pasted);
  };
  const change = isPending
    ? `, antes ${before ?? 'sin valor'}, ahora ${after ?? 'se elimina'}`
    : `: ${before ?? 'sin valor'}`;
  return (
    <td
      role="gridcell"
      aria-label={`${label}${change}${fault === null ? '' : `. ${fault}`}`}
      aria-readonly={isReadOnly || undefined}
      data-place={place.join(' ')}
      tabIndex={grid.isActive(place) ? 0 : -1}
      className={classNames(
        'group border-t border-l border-line p-0 text-right focus-visible:rounded-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink',
        isReadOnly ? 'text-ink-2' : 'cursor-cell hover:bg-ground',
        isPending && (fault === null ? 'bg-primary-tint' : 'bg-bad-tint'),
      )}
      onFocus={() => grid.onActive(place)}
      onClick={() => text === null && !isReadOnly && begin(shown)}
      onKeyDown={onKeyDown}
      onPaste={paste}
    >
      {text === null ? (
        <span className="flex min-h-8.5 flex-wrap items-center justify-end gap-x-2 px-3 cards:px-1">
          {note !== undefined && !(isPending && note === null) && (
            <small className="mr-auto text-14 text-ink-2">{note}</small>
          )}
          {isPending ? (
            <span className="whitespace-nowrap">
              <del className="text-ink-2 no-underline cards:block">{before ?? 'nueva'}</del>
              <span aria-hidden="true" className="cards:hidden">
                {' → '}
              </span>
              <b className="text-primary-dark">{after ?? '—'}</b>
            </span>
          ) : (
            <span className="whitespace-nowrap">{before ?? '—'}</span>
          )}
        </span>
      ) : (
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          aria-label={label}
          aria-invalid={fault !== null || undefined}
          data-unread={fault !== null || undefined}
          className="h-8.5 rounded-none bg-surface px-2 text-right outline-2 -outline-offset-2 outline-ink"
          value={text}
          onFocus={({ currentTarget }) => text === shown && currentTarget.select()}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onBlur={() => take()}
        />
      )}
      {fault !== null && (
        <small className="block px-2 pb-1 text-14 font-semibold text-bad cards:sr-only">{fault}</small>
      )}
    </td>
  );
}
