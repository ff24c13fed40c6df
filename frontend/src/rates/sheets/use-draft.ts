import { useMemo, useReducer, useState } from 'react';
import { adjustedRate, isAdjusted, type RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { type RateCell, cellKey } from '@simulador/contracts/rates/rate-book';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { effectError, effectOf, instantOf } from './effect-fields.tsx';
import { planOf, type Present, plannedCells, plannedAt, type Plan, withCells } from './plan.ts';
import { adjustmentFault, adjustmentOf, blankAdjustment } from './typed-adjustment.ts';

/** Returns a draft as it is edited. Adjusts the rates of `product` at first. */
export function useDraft(sheet: RateSheet, present: Present, product: number) {
  const today = useSantiagoDay();
  const start = useMemo(() => planOf(sheet.changes), [sheet.changes]);
  const [edited, change] = useReducer(edit, { plan: start, adjustments: sheet.adjustments, past: [] });
  /** Adjustment that is being typed. The grid shows it, and saving or any edit applies it. */
  const [adjusting, adjust] = useState(() => blankAdjustment(product));
  const adjustmentError = adjustmentFault(adjusting, edited.adjustments.length);
  const adjustment = adjustmentError === undefined ? adjustmentOf(adjusting) : null;
  const [name, setName] = useState(sheet.name);
  const [effect, setEffect] = useState(() => effectOf(sheet.planned_at));
  const [typed, setTyped] = useState<TypedCells>(new Map());
  const shown = adjustment === null ? edited : withAdjustment(edited, present, adjustment);
  const planned = effectOf(sheet.planned_at);
  // A sheet is planned if it has a day, or an hour that was typed and lacks its day.
  const isPlanned = effect.day !== null || ![effectOf(null).time, planned.time].includes(effect.time);
  const isDirty =
    edited.plan !== start ||
    name !== sheet.name ||
    effect.day !== planned.day ||
    effect.time !== planned.time ||
    typed.size > 0 ||
    adjustment !== null ||
    adjustmentError !== undefined;
  const dropPreview = (): void => {
    if (adjustment !== null) adjust({ ...adjusting, by: '' });
  };
  const apply = (next: Edit | 'undo'): void => {
    dropPreview();
    change(next);
  };
  const keep = (): void => {
    dropPreview();
    change(shown);
  };
  return {
    ...{ edited, shown, adjusting, adjust, adjustment, adjustmentError, dropPreview, apply, keep },
    ...{ name, setName, effect, setEffect, typed, isDirty },
    type: (cell: RateCell, text: string | null): void => setTyped((before) => withTyped(before, cell, text)),
    /** Instant as the sheet has it; null for none. */
    at: instantOf(effect)?.toISOString() ?? null,
    effectError: isPlanned ? effectError(effect, today) : undefined,
  };
}

/** Texts that are typed in cells, by their keys, until a cell loses the focus with a rate. */
type TypedCells = ReadonlyMap<string, string>;

/** Returns the texts with another one; null removes the cell's. */
function withTyped(typed: TypedCells, cell: RateCell, text: string | null): TypedCells {
  const key = cellKey(cell);
  if (text === null && !typed.has(key)) return typed;
  const next = new Map(typed);
  if (text === null) next.delete(key);
  else next.set(key, text);
  return next;
}

/** Planned rates, the adjustments that made them, and what can be undone. See docs/rules.md R597, R900. */
interface Edit {
  readonly plan: Plan;
  readonly adjustments: readonly RateAdjustment[];
}

interface Edited extends Edit {
  /** States before each edit, the latest last. */
  readonly past: readonly Edit[];
}

const edit = ({ past, ...present }: Edited, next: Edit | 'undo'): Edited => {
  if (next !== 'undo') return { ...next, past: [...past, present] };
  const before = past.at(-1);
  return before ? { ...before, past: past.slice(0, -1) } : { ...present, past };
};

/** Returns the state with an adjustment of all planned and current rates that it is for. */
function withAdjustment({ plan, adjustments }: Edit, present: Present, adjustment: RateAdjustment): Edit {
  const cells = plannedCells(plan, present).flatMap((cell) => {
    const value = isAdjusted(cell, adjustment) ? plannedAt(plan, present, cell) : null;
    return value === null ? [] : [{ cell, value: adjustedRate(value, adjustment) }];
  });
  return { plan: withCells(plan, present, cells), adjustments: [...adjustments, adjustment] };
}
