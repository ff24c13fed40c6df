import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import { type Plan, type PlannedCell, type Present, readRate, withCells } from './plan.ts';
import type { StoredDraft, TypedCell } from './stored-draft.ts';

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
