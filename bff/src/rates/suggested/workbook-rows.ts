/** Rates as a sheet: its columns, and the changes that an uploaded sheet requests. See docs/rules.md R362. */
import { readAmount } from '@simulador/contracts/calculation/rules/amount-text';
import { formatRate } from '@simulador/contracts/platform/format';
import type { Violation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { SheetColumn } from '../../spreadsheet/sheet-xml.ts';
import {
  ID_HEADING,
  type UploadedRow,
  type SheetRows,
  type RefusedCell,
  type SheetLayout,
} from '../../spreadsheet/sheet-rows.ts';
import type { RangeAmountDto, RangePeriodDto } from '../book/rate-tables.dto.ts';
import type { RateOfRowDto } from './rate-workbook.dto.ts';

/** A rate with all distinguishing properties, as text. */
export type SheetRate = {
  readonly id: number;
  readonly product: string;
  readonly loanUse: string;
  readonly realEstateType: string;
  readonly minYears: number;
  readonly maxYears: number;
  readonly minAmountUf: number;
  readonly maxAmountUf: number;
  readonly annualPct: number;
};

/** Describes a rate as lists do. */
export const nameOfRate = (rate: Omit<SheetRate, 'id' | 'annualPct'>): string =>
  [
    ...[rate.loanUse, rate.realEstateType, `${rate.minYears} a ${rate.maxYears} años`],
    `UF ${shown(rate.minAmountUf)} a ${shown(rate.maxAmountUf)}`,
  ].join(', ');

interface Column extends SheetColumn {
  readonly field: keyof SheetRate;
}

/** Columns that describe the current rate; the file's last column has the new rate. */
export const CURRENT_COLUMNS = [
  { field: 'product', heading: 'Producto', kind: 'text', widthChars: 20 },
  { field: 'loanUse', heading: 'Destino', kind: 'text', widthChars: 20 },
  { field: 'realEstateType', heading: 'Tipo de inmueble', kind: 'text', widthChars: 18 },
  { field: 'minYears', heading: 'Plazo desde', kind: 'whole', widthChars: 12 },
  { field: 'maxYears', heading: 'Plazo hasta', kind: 'whole', widthChars: 12 },
  { field: 'minAmountUf', heading: 'Monto desde', kind: 'amount', widthChars: 14 },
  { field: 'maxAmountUf', heading: 'Monto hasta', kind: 'amount', widthChars: 14 },
  { field: 'annualPct', heading: 'Tasa vigente', kind: 'percent', widthChars: 14 },
] as const satisfies readonly Column[];
const ID_COLUMN: Column = { field: 'id', heading: ID_HEADING, kind: 'whole', widthChars: 10 };
export const RATE_COLUMN: Column = { field: 'annualPct', heading: 'Tasa', kind: 'percent', widthChars: 10 };
/** All columns, in the order of the file. */
export const COLUMNS: readonly Column[] = [ID_COLUMN, ...CURRENT_COLUMNS, RATE_COLUMN];

type CurrentField = (typeof CURRENT_COLUMNS)[number]['field'];
export type Field = CurrentField | 'rate';

export const RATE_SHEET: SheetLayout<Field> = {
  headings: {
    ...(Object.fromEntries(CURRENT_COLUMNS.map(({ field, heading }) => [field, heading])) as Record<
      CurrentField,
      string
    >),
    rate: RATE_COLUMN.heading,
  },
  areAllNeeded: true,
  areNames: false,
  noId: 'Debe ser el número de una tarifa.',
  repeatedId: 'La tarifa está en más de una fila.',
  takesNew: true,
};

const UNKNOWN_ID = 'No es una tarifa de este producto.';
export const NO_RATE = 'Debe ser un número.';
/** Upper limit of a fraction: a cell formatted as a percentage has 0.0415 for the 4,15 % that it shows. Every rate is below 10 %. */
const FRACTION_MAX_PCT = 0.1;
export const FRACTION =
  'Es menor que 0,1 %. Escriba la tasa sin el signo %, en una celda que no sea de porcentaje: 4,15.';
export const isFraction = (annualPct: number): boolean => annualPct > 0 && annualPct < FRACTION_MAX_PCT;
const ONLY_RATE = `Solo se cambia la columna ${RATE_COLUMN.heading}. Aquí va`;
const CHANGED_SINCE = 'Esta tarifa cambió después de la descarga. Descargue el archivo de nuevo: ahora es';

/** Maximum rounding error of a cell's number: a spreadsheet shows 4.05 + 0.1 as 4.15 but stores slightly less. */
const NOISE = 1e-9;
/** Returns the number of a numeric cell, or of a percentage in a text cell; null for a negative one too. */
export function numberOf(text: string): number | null {
  const value = readAmount(text, 'percent')?.amount;
  if (value === undefined || value < 0) return null;
  const rounded = Number(value.toFixed(4));
  return Math.abs(value - rounded) < NOISE ? rounded : value;
}
/** Returns true if a cell means a number. A numeric cell has a decimal point; a text cell may have thousands, as in `1.000`. */
export const meansNumber = (text: string | undefined, value: number): boolean =>
  text !== undefined && (numberOf(text) === value || readAmount(text, 'UF')?.amount === value);
const isCurrent = (text: string, current: string | number): boolean =>
  typeof current === 'number' ? meansNumber(text, current) : text === current.trim();
/** A value of a cell as text. */
export const shown = (current: string | number): string =>
  typeof current === 'number' ? current.toLocaleString('es-CL', { maximumFractionDigits: 4 }) : current;

export interface RequestedRates {
  readonly rates: readonly RateOfRowDto[];
  readonly refused: readonly RefusedCell[];
  /** Rates that the file leaves out. */
  readonly missing: readonly SheetRate[];
}

/** A rate as its sheet shows it, with its ranges. */
export interface CurrentRate {
  readonly rate: SheetRate;
  readonly period: RangePeriodDto;
  readonly amount: RangeAmountDto;
}

/** Returns the violation of a rate in two ranges; null for none. */
export type ViolationOf = (
  amount: RangeAmountDto,
  period: RangePeriodDto,
  annualPct: number,
) => Promise<Violation | null>;

/** Returns the changes of current rates that a sheet requests. */
export async function requestedRates(
  { rows, refused }: SheetRows<Field>,
  current: readonly CurrentRate[],
  violationOf: ViolationOf,
): Promise<RequestedRates> {
  const byId = new Map(current.map((each) => [each.rate.id, each]));
  const outcomes = await Promise.all(rows.map((row) => rateOf(row, byId.get(row.id), violationOf)));
  const uploaded = new Set(rows.map(({ id }) => id));
  return {
    rates: outcomes.flatMap(({ rate }) => (rate ? [rate] : [])),
    refused: [...refused, ...outcomes.flatMap((outcome) => outcome.refused)],
    missing: current.flatMap(({ rate }) => (uploaded.has(rate.id) ? [] : [rate])),
  };
}

interface Outcome {
  readonly rate?: RateOfRowDto;
  readonly refused: readonly RefusedCell[];
}

async function rateOf(
  uploaded: UploadedRow<Field>,
  found: CurrentRate | undefined,
  violationOf: ViolationOf,
): Promise<Outcome> {
  const { row, id } = uploaded;
  const cell = (column: string, message: string): RefusedCell => ({ row, column, message });
  if (!found) return { refused: [cell(ID_HEADING, UNKNOWN_ID)] };
  const { rate: current, period, amount } = found;
  const to = numberOf(uploaded.rate ?? '');
  const refused = CURRENT_COLUMNS.flatMap(({ field, heading }): RefusedCell[] => {
    const text = uploaded[field];
    if (text === undefined || isCurrent(text, current[field])) return [];
    if (field !== 'annualPct') return [cell(heading, `${ONLY_RATE} ${shown(current[field])}.`)];
    // The current rate may already be the requested one, through the same file or a colleague.
    return to === current.annualPct
      ? []
      : [cell(heading, `${CHANGED_SINCE} ${formatRate(current.annualPct)} %.`)];
  });
  // A missing column is reported once.
  if (uploaded.rate === undefined) return { refused };
  if (to === null) return { refused: [...refused, cell(RATE_COLUMN.heading, NO_RATE)] };
  if (isFraction(to) && to !== current.annualPct)
    return { refused: [...refused, cell(RATE_COLUMN.heading, FRACTION)] };
  const violation = to === current.annualPct ? null : await violationOf(amount, period, to);
  if (violation) return { refused: [...refused, cell(RATE_COLUMN.heading, violationText(violation))] };
  return refused.length > 0 ? { refused } : { refused, rate: { row, id, from: current.annualPct, to } };
}
