import type { RateAdjustment } from '@simulador/contracts/rates/adjustment';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { storeUnsaved, storedUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import type { Effect } from './effect-fields.tsx';
import type { PlannedCell } from './plan.ts';

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
