import { useMemo, useState } from 'react';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { adjustedRate, isAdjusted, type RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import type { OtherPrice, PlannedRow, RateSheet, ScheduledSheet } from '../tarifas/change-data.ts';
import { useMaximums, type RateTables } from '../tarifas/use-rate-tables.ts';
import {
  plannedAt,
  plannedCells,
  planOf,
  rateFault,
  readRate,
  presentOf,
  type Plan,
  type PlannedCell,
  withCells,
  type Present,
} from '../grid/plan.ts';
import { adjustmentFault, adjustmentOf, type TypedAdjustment } from './typed-adjustment.ts';

export type PlannedRows = ReadonlyMap<string, PlannedRow>;

/** Edits of the user on top of the opened draft, if there is one. */
interface Edits {
  readonly cells: Plan;
  /** Null for a row that the draft no longer changes. */
  readonly rows: ReadonlyMap<string, PlannedRow | null>;
}

const NONE: Edits = { cells: new Map(), rows: new Map() };

const keyOfRow = ({ kind, row }: Pick<PlannedRow, 'kind' | 'row'>, index = 0): string =>
  `${kind} ${row ?? `new ${index}`}`;

/**
 * Returns the prices in force with the pending changes of them: those of the opened draft, and what the user has typed since. A colleague's save
 * of the same draft keeps what the user has typed. See docs/rules.md R860.
 */
export function useDesk(tables: RateTables, draft: RateSheet | null, sheets: readonly ScheduledSheet[]) {
  const present = useMemo(() => presentOf(tables), [tables]);
  const scheduled = useMemo(() => scheduledRates(sheets), [sheets]);
  const [past, setPast] = useState<readonly Edits[]>([NONE]);
  const edits = past.at(-1) ?? NONE;
  const [adjusting, adjust] = useState<TypedAdjustment | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const maximumOf = useMaximums(
    tables.products.map(({ id }) => id),
    tables,
  );
  const kept = useMemo(
    () => withCells(planOf(draft?.changes ?? []), present, [...edits.cells.values()]),
    [draft, present, edits],
  );
  const adjustmentError = adjusting ? adjustmentFault(adjusting) : undefined;
  const adjustment = adjusting && adjustmentError === undefined ? adjustmentOf(adjusting) : null;
  const previewed = adjustment ? adjustedCells(kept, present, adjustment) : [];
  const rows = mergedRows(draft, edits);
  const change = (part: Partial<Edits>): void => setPast((before) => [...before, { ...edits, ...part }]);
  const withEdited = (cells: readonly PlannedCell[]): Plan =>
    new Map([...edits.cells, ...cells.map((each) => [cellKey(each.cell), each] as const)]);
  const plan = previewed.length > 0 ? withCells(kept, present, previewed) : kept;
  /** Returns why a cell's typed text or pending rate can't be sent; null if it can. */
  const faultOf = (cell: RateCell): string | null => {
    const text = typed.get(cellKey(cell));
    const value = text === undefined ? (plan.get(cellKey(cell))?.value ?? null) : readRate(text);
    return rateFault(value, maximumOf(cell));
  };
  /** Returns a cell's rate as it is typed, planned or in force; null for none. */
  const rateAt = (cell: RateCell): number | null => {
    const text = typed.get(cellKey(cell));
    return text === undefined ? plannedAt(plan, present, cell) : (readRate(text) ?? null);
  };
  return {
    ...{
      tables,
      present,
      scheduled,
      plan,
      rows,
      maximumOf,
      typed,
      adjusting,
      adjust,
      adjustment,
      adjustmentError,
      previewed,
      rateAt,
      faultOf,
    },
    set: (cells: readonly PlannedCell[]): void => change({ cells: withEdited(cells) }),
    count: plan.size + rows.size,
    isDirty:
      [...edits.rows.values()].some((row) => row !== null) ||
      rows.size !== (draft?.rows.length ?? 0) ||
      typed.size > 0 ||
      previewed.length > 0 ||
      isOther(kept, draft),
    /** Why pending rates can't be sent, one for each. */
    faults: [...plan.values()].flatMap(({ cell }) => faultOf(cell) ?? []),
    /** Sets the figure of another price; the present one takes the change back. */
    setFigure: (price: OtherPrice, name: string, value: number): void => {
      const key = keyOfRow(price);
      const isPresent = price.fields.some((field) => field.name === name && field.value === value);
      const { [name]: _former, ...others } = { ...rows.get(key)?.values };
      const values = { ...others, ...(!isPresent && { [name]: value }) };
      const row = Object.keys(values).length > 0 ? { kind: price.kind, row: price.row, values } : null;
      change({ rows: new Map([...edits.rows, [key, row]]) });
    },
    figureOf: ({ kind, row }: OtherPrice, name: string): number | undefined =>
      rows.get(keyOfRow({ kind, row }))?.values?.[name] as number | undefined,
    type: (key: string, text: string | null): void =>
      setTyped((before) => {
        const next = new Map(before);
        if (text === null) next.delete(key);
        else next.set(key, text);
        return next;
      }),
    undo: (): void => setPast((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    /** Takes out cells that were saved at once. */
    drop: (saved: readonly PlannedCell[]): void => {
      const values = new Map(saved.map(({ cell, value }) => [cellKey(cell), value]));
      const isKept = ([key, { value }]: [string, PlannedCell]): boolean => values.get(key) !== value;
      setPast((before) =>
        before.map((each) => ({ ...each, cells: new Map([...each.cells].filter(isKept)) })),
      );
    },
    /** Makes the previewed adjustment part of the pending changes. */
    applyAdjustment: (): void => {
      if (adjustment) change({ cells: withEdited(previewed) });
      adjust(null);
    },
    clear: (): void => {
      setPast([NONE]);
      adjust(null);
      setTyped(new Map());
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;

function isOther(plan: Plan, draft: RateSheet | null): boolean {
  const written = planOf(draft?.changes ?? []);
  return (
    plan.size !== written.size || [...plan].some(([key, { value }]) => written.get(key)?.value !== value)
  );
}

function mergedRows(draft: RateSheet | null, edits: Edits): PlannedRows {
  const rows = new Map<string, PlannedRow>(
    (draft?.rows ?? []).map(({ kind, row, values }, index) => [
      keyOfRow({ kind, row }, index),
      { kind, row, values },
    ]),
  );
  for (const [key, row] of edits.rows)
    if (row === null) rows.delete(key);
    else rows.set(key, row);
  return rows;
}

/** Returns what an adjustment makes of all planned and current rates that it is for. */
function adjustedCells(plan: Plan, present: Present, adjustment: RateAdjustment): readonly PlannedCell[] {
  return plannedCells(plan, present).flatMap((cell) => {
    const value = isAdjusted(cell, adjustment) ? plannedAt(plan, present, cell) : null;
    return value === null ? [] : [{ cell, value: adjustedRate(value, adjustment) }];
  });
}

/** Approved values to come, by the keys of their cells: the day, e.g. `01-12`, and the annual percent; null deletes the rate. */
type Scheduled = ReadonlyMap<string, { readonly day: string; readonly value: number | null }>;

/** Returns the day from which an approved set is in force. */
export const dayOf = ({ effective_at: at }: ScheduledSheet): string =>
  at === null ? '' : formatDate(santiagoDate(new Date(at)));

/** Returns the rates of approved sets, the earliest first; of two values of a cell the one that comes first. */
const scheduledRates = (sheets: readonly ScheduledSheet[]): Scheduled =>
  new Map(
    sheets.toReversed().flatMap((sheet) => {
      const day = dayOf(sheet).slice(0, 5);
      return sheet.changes.map((change) => [cellKey(change), { day, value: change.value }] as const);
    }),
  );
