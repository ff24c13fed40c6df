import { formatUf } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { describeAmounts, describeYears, nameOf } from '../tarifas/describe.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { SheetSummary } from './sheet-data.ts';

type State = SheetSummary['state'];

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

export const whole = (count: number): string => count.toLocaleString('es-CL');

const sign = (value: number): string => (value < 0 ? '−' : '+');

export const points = (value: number): string =>
  `${sign(value)}${Math.abs(value).toLocaleString('es-CL', { minimumFractionDigits: 2 })}`;

export const signedUf = (amountUf: number): string =>
  `${sign(amountUf)}${formatUf(ufFromNumber(Math.abs(amountUf)))}`;

/** Returns true once a sheet has been in force. */
export const isDecided = ({ state }: Pick<SheetSummary, 'state'>): boolean =>
  state === 'in_force' || state === 'replaced';
