/** State of a draft's editor: its planned rates, the adjustments that made them, and what can be undone. See docs/rules.md R597, R900. */
import { adjustedRate, isAdjusted, type RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { plannedCells, plannedAt, type Plan, type Present, withCells } from './plan.ts';

export interface Edit {
  readonly plan: Plan;
  readonly adjustments: readonly RateAdjustment[];
}

export interface Edited extends Edit {
  /** States before each edit, the latest last. */
  readonly past: readonly Edit[];
}

export const edit = ({ past, ...present }: Edited, next: Edit | 'undo'): Edited => {
  if (next !== 'undo') return { ...next, past: [...past, present] };
  const before = past.at(-1);
  return before ? { ...before, past: past.slice(0, -1) } : { ...present, past };
};

/** Returns the state with an adjustment of all planned and current rates that it is for. */
export function withAdjustment(
  { plan, adjustments }: Edit,
  present: Present,
  adjustment: RateAdjustment,
): Edit {
  const cells = plannedCells(plan, present).flatMap((cell) => {
    const value = isAdjusted(cell, adjustment) ? plannedAt(plan, present, cell) : null;
    return value === null ? [] : [{ cell, value: adjustedRate(value, adjustment) }];
  });
  return { plan: withCells(plan, present, cells), adjustments: [...adjustments, adjustment] };
}
