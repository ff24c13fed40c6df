/** Rate sheet: planned changes of rates, from draft to publication. See docs/rules.md R590. */
import { cellKey, presentRates, type PricedRate, type RateChange } from './rate-book.ts';

export const SHEET_STATES = ['draft', 'submitted', 'approved', 'in_force', 'replaced', 'returned'] as const;
/** State of a sheet. `approved`: waits for its instant; `replaced`: other sheets have changed all of its rates. */
export type SheetState = (typeof SHEET_STATES)[number];

export const RATE_APPROVALS = ['none', 'second'] as const;
/** Whether a second administrator must approve what changes the price of a credit. */
export type RateApproval = (typeof RATE_APPROVALS)[number];

export const PRICE_KINDS = [
  ...['rate', 'product', 'use', 'period', 'amount', 'uf', 'tmc'],
  ...['cost', 'insurance', 'limit', 'prepayment'],
] as const;
/** Kind of a line of a set of changes, in the order in which lines are put in force. */
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Says where prices are changed that a second administrator must approve, while a core keeps the rates. */
export const AT_CORE =
  'Los precios cambian cuando otra persona los aprueba, y las tarifas son del sistema central: cámbielas allá, donde se aprueban.';

/** Longest time from the approval of a sheet to its effect, in days. A later year is a slip of the keyboard. */
export const LONGEST_WAIT_DAYS = 365;

/** Maximum numbers of changes in a sheet, and of characters in its name and in the reason of its return. */
export const SHEET_MAX = { changes: 5_000, name: 200, reason: 500 } as const;

export const SHEET_ACTIONS = ['change', 'submit', 'approve', 'return', 'revert', 'delete'] as const;
export type SheetAction = (typeof SHEET_ACTIONS)[number];

export const SHEET_EVENTS = [
  ...['written', 'corrected', 'submitted', 'returned', 'approved', 'resumed'],
] as const;
/** Step of a sheet's history. `resumed`: a returned sheet became a draft again. */
export type SheetEvent = (typeof SHEET_EVENTS)[number];

/** States in which each action is possible. */
const POSSIBLE: Readonly<Record<SheetAction, readonly SheetState[]>> = {
  change: ['draft', 'returned'],
  submit: ['draft'],
  approve: ['submitted'],
  return: ['submitted', 'approved'],
  revert: ['in_force'],
  delete: ['draft', 'returned'],
};

export interface OwnedSheet {
  readonly state: SheetState;
  /** Ids of the users who edited the sheet. */
  readonly writers: readonly number[];
}

/** Returns why an action is refused: `own` because the user edited the sheet, `state` because of its state. Null if it is allowed. */
export function sheetRefusal(
  action: SheetAction,
  { state, writers }: OwnedSheet,
  actor: number | null,
  approval: RateApproval,
): 'own' | 'state' | null {
  const isOwn = actor === null || writers.length === 0 || writers.includes(actor);
  if (action === 'approve' && approval === 'second' && isOwn) return 'own';
  // Without approval by a second person, a draft is approved directly.
  if (action === 'approve' && approval === 'none' && state === 'draft') return null;
  return POSSIBLE[action].includes(state) ? null : 'state';
}

/** Returns the changes whose rates have changed since they were written, except rates that already have the new value. */
export function changedBase(
  rates: readonly PricedRate[],
  changes: readonly RateChange[],
): readonly RateChange[] {
  const presentOf = presentRates(rates);
  return changes.filter((change) => {
    const present = presentOf(change);
    const now = present?.rate ?? null;
    const isMoved = present !== undefined && cellKey(present) !== cellKey(change);
    return isMoved || (now !== change.from && now !== change.value);
  });
}

export function changeOf({ id, rate, ...cell }: PricedRate, value: number | null): RateChange {
  return { ...cell, rate: id, from: rate, value };
}

/** Returns the changes that restore the former values. Finds the current rates by id, or by cell if a rate was deleted and added again. */
export function undone(rates: readonly PricedRate[], changes: readonly RateChange[]): readonly RateChange[] {
  const presentOf = presentRates(rates);
  return changes.flatMap((change) => {
    const ofCell = { ...change, rate: null, from: null, value: change.from };
    const present = presentOf(change) ?? presentOf(ofCell);
    if (present) return present.rate === change.from ? [] : [changeOf(present, change.from)];
    return change.from === null ? [] : [ofCell];
  });
}
