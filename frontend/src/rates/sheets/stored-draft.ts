import type { RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { type RateCell, cellKey } from '@simulador/contracts/rates/rate-book';
import { storeUnsaved, storedUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import type { Effect } from './effect-fields.tsx';
import { type PlannedCell, type Plan, type Present, readRate, withCells } from './plan.ts';

/** Text that is typed in a cell, until the cell loses the focus with a rate. */
export interface TypedCell {
  readonly cell: RateCell;
  readonly text: string;
}

/** Unsaved changes of a draft, as stored in the tab. See docs/rules.md R421. */
export interface StoredDraft {
  /** Version of the sheet that was edited. */
  readonly version: number;
  readonly name: string;
  readonly effect: Effect;
  readonly adjustments: readonly RateAdjustment[];
  readonly cells: readonly PlannedCell[];
  readonly typed: readonly TypedCell[];
}

const keyOf = (sheet: number): string => `hoja ${sheet}`;

/** Returns the unsaved changes of a sheet; null for none. */
export const storedDraft = (sheet: number): StoredDraft | null =>
  JSON.parse(storedUnsaved(keyOf(sheet)) || 'null') as StoredDraft | null;

export const storeDraft = (sheet: number, draft: StoredDraft): void =>
  storeUnsaved(keyOf(sheet), JSON.stringify(draft));

export const clearDraft = (sheet: number): void => storeUnsaved(keyOf(sheet), '');

/** Texts that are being typed, by the keys of their cells. */
export type TypedCells = ReadonlyMap<string, TypedCell>;

/** Returns the texts with another one; null removes the cell's. */
export function withTyped(typed: TypedCells, cell: RateCell, text: string | null): TypedCells {
  const key = cellKey(cell);
  if (text === null && !typed.has(key)) return typed;
  const next = new Map(typed);
  if (text === null) next.delete(key);
  else next.set(key, { cell, text });
  return next;
}

/** Returns the stored texts that are not rates. */
export const unreadIn = (stored: StoredDraft | null): TypedCells =>
  new Map(
    (stored?.typed ?? [])
      .filter(({ text }) => readRate(text) === undefined)
      .map((each) => [cellKey(each.cell), each]),
  );

/** Returns the stored plan, with the rates that were being typed; `start` itself if nothing differs from it. */
export function restoredPlan({ cells, typed }: StoredDraft, start: Plan, present: Present): Plan {
  const read = typed.flatMap(({ cell, text }): PlannedCell[] => {
    const value = readRate(text);
    return value === undefined ? [] : [{ cell, value }];
  });
  const plan = withCells(new Map(cells.map((each) => [cellKey(each.cell), each])), present, read);
  const isStart =
    plan.size === start.size && [...plan].every(([key, { value }]) => start.get(key)?.value === value);
  return isStart ? start : plan;
}
