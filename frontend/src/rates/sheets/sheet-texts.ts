import { formatInteger, formatUf } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { describeAmounts, describeYears, nameOf } from '../tarifas/describe.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { SheetSummary } from './sheet-data.ts';

type State = SheetSummary['state'];
type EffectOfSheet = Pick<SheetSummary, 'state' | 'effective_at' | 'planned_at'>;

export const STATE_TEXT: Readonly<Record<State, string>> = {
  draft: 'Borrador',
  submitted: 'Por aprobar',
  approved: 'Aprobada',
  in_force: 'En vigencia',
  replaced: 'Reemplazada',
  returned: 'Devuelta',
};

export const STATE_TONE = {
  draft: 'info',
  submitted: 'underway',
  approved: 'underway',
  in_force: 'good',
  replaced: 'info',
  returned: 'bad',
} as const satisfies Readonly<Record<State, string>>;

/** Describes a cell's product, purpose, property type, years and amounts. */
export const describeCell = (cell: RateCell, tables: RateTables): string =>
  [
    nameOf(tables.products, cell.product),
    nameOf(tables.loanUses, cell.loan_use),
    nameOf(tables.realEstateTypes, cell.real_estate_type),
    `${describeYears(cell)} años`,
    `UF ${describeAmounts(cell)}`,
  ].join(', ');

/** Formats a number of UF, with four decimals. */
export const formatUfAmount = (amountUf: number): string => formatUf(ufFromNumber(amountUf));

/** Formats a difference with its sign before its size; 0 has none. */
export const formatSigned = (value: number, formatSize: (size: number) => string): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${formatSize(Math.abs(value))}`;

export const changeCountText = (count: number): string =>
  count === 1 ? '1 tarifa cambia' : `${formatInteger(count)} tarifas cambian`;

/** Note beside unsaved changes, at what counts the saved ones only. */
export const OF_SAVED = 'De lo guardado: los cambios sin guardar no cuentan.';

/** Actor of a step that no person took. */
export const SYSTEM = 'El sistema';

/** Returns who returned a sheet the last time, and when: the system, if the sheet could not take effect. See docs/rules.md R593. */
export function lastReturn({ history, decided_by: name, decided_at: at }: RateSheet) {
  const event = history.find((each) => each.event === 'returned');
  return { by: (event ? event.by : name) ?? SYSTEM, at: event?.at ?? at };
}

/** Returns the instant of effect, and whether it is only planned; null if none is, as after a return. See docs/rules.md R903. */
export function effectOfSheet({ state, effective_at: effective, planned_at: planned }: EffectOfSheet) {
  if (effective !== null) return { at: effective, isPlanned: false };
  const isToCome = state === 'draft' || state === 'submitted';
  return isToCome && planned !== null ? { at: planned, isPlanned: true } : null;
}

/** Returns true once a sheet has been in force. */
export const isDecided = ({ state }: Pick<SheetSummary, 'state'>): boolean =>
  state === 'in_force' || state === 'replaced';
