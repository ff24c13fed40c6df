/** Describes a recorded change of a product, a line for each of its rates, ranges and fields. */
import { describeAmounts, describeRate, describeUf, describeYears, nameOf } from '../tarifas/describe.ts';
import type { ChangedRate, ChangedRow, ProductChange } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

export interface ChangedLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  is_active: 'Activo',
  min_amount: 'Monto mínimo',
  max_amount: 'Monto máximo',
  min_period: 'Plazo mínimo',
  max_period: 'Plazo máximo',
};
const RANGES = {
  RangePeriod: { name: 'Rango de Tiempo', low: 'min_years', high: 'max_years' },
  RangeAmount: { name: 'Rango de Monto', low: 'min_amount', high: 'max_amount' },
} as const;

export const changedLines = ({ rates, rows }: ProductChange, tables: RateTables): ChangedLine[] => [
  ...rows.flatMap((row) => linesOfRow(row, tables)),
  ...rates.map((rate) => lineOfRate(rate, tables)),
];

const lineOfRate = (rate: ChangedRate, { loanUses, realEstateTypes }: RateTables): ChangedLine => ({
  name: [
    nameOf(loanUses, rate.loan_use),
    nameOf(realEstateTypes, rate.real_estate_type),
    `${describeYears(rate)} años`,
    `UF ${describeAmounts(rate)}`,
  ].join(', '),
  before: rate.from === null ? 'Nueva' : describeRate(rate.from),
  after: rate.to === null ? 'Eliminada' : describeRate(rate.to),
});

function linesOfRow(row: ChangedRow, tables: RateTables): ChangedLine[] {
  if (row.table === 'Product') return linesOfProduct(row);
  const { name, low, high } = RANGES[row.table];
  const present = (row.table === 'RangePeriod' ? tables.periods : tables.amounts).find(
    ({ id }) => id === row.id,
  ) as Readonly<Record<string, number>> | undefined;
  const bound = (field: string, side: 'from' | 'to'): string | null => {
    const changed = row.fields.find((each) => each.name === field);
    return changed ? changed[side] : String(present?.[field] ?? '?');
  };
  const textOf = (side: 'from' | 'to', none: string): string => {
    const [min, max] = [bound(low, side), bound(high, side)];
    if (min === null || max === null) return none;
    return row.table === 'RangePeriod'
      ? `${min} a ${max} años`
      : `UF ${describeAmounts({ min_amount: Number(min), max_amount: Number(max) })}`;
  };
  return [{ name, before: textOf('from', 'Nuevo'), after: textOf('to', 'Eliminado') }];
}

const linesOfProduct = ({ fields }: ChangedRow): ChangedLine[] =>
  fields
    .filter(({ name }) => name in FIELDS)
    .map(({ name, from, to }) => ({
      name: FIELDS[name] ?? name,
      before: valueOf(name, from),
      after: valueOf(name, to),
    }));

function valueOf(name: string, value: string | null): string {
  if (value === null) return '—';
  if (name === 'is_active') return value === 'true' ? 'Sí' : 'No';
  if (name.endsWith('_amount')) return describeUf(Number(value));
  return name.endsWith('_period') ? `${value} años` : value;
}
