/** Kinds of the rate tables: products, purposes and ranges. */
import type { RateNames } from '../../book/stored-rates.ts';
import { assertAddable, assertChangeable } from '../../book/rate-table-checks.ts';
import * as dto from '../../book/rate-tables.dto.ts';
import { type Fields, fieldsOf } from '../../book/stored-table.ts';
import { readBy, type ReferenceTable, STORED, tableRows, writeRow } from '../../book/table-rows.ts';
import { flag, label, uf } from './field-text.ts';
import type { RowKind, RowKindName } from './row-kind.ts';

export const KIND_OF_TABLE = {
  Product: 'product',
  LoanUse: 'use',
  RangePeriod: 'period',
  RangeAmount: 'amount',
} as const satisfies Record<ReferenceTable, RowKindName>;

const productOf = (row: Fields, { product }: RateNames): string =>
  product.get(Number(row['product'])) ?? String(row['product']);

type Own = Pick<RowKind, 'what' | 'added' | 'changed' | 'fields' | 'nameOf'>;

const NAMED = { name: label('Nombre'), description: label('Descripción') };
const nameOf = ({ name }: Fields): string => String(name);
const years = ({ min_years, max_years }: Fields): string =>
  `${String(min_years)} a ${String(max_years)} años`;
const amounts = ({ min_amount, max_amount }: Fields): string =>
  `${uf(min_amount)} a ${uf(max_amount).replace(/^UF\s/, '')}`;

const OWN: Readonly<Record<ReferenceTable, Own>> = {
  Product: {
    what: 'Producto',
    added: dto.NewProductDto,
    changed: dto.ProductChangeDto,
    fields: {
      ...NAMED,
      is_active: label('Activo', flag),
      min_period: label('Plazo mínimo, años'),
      max_period: label('Plazo máximo, años'),
      min_amount: label('Monto mínimo', uf),
      max_amount: label('Monto máximo', uf),
    },
    nameOf,
  },
  LoanUse: {
    what: 'Uso de crédito',
    added: dto.NewLoanUseDto,
    changed: dto.LoanUseChangeDto,
    fields: NAMED,
    nameOf,
  },
  RangePeriod: {
    what: 'Rango de tiempo',
    added: dto.NewRangePeriodDto,
    changed: dto.RangePeriodChangeDto,
    fields: { min_years: label('Desde, años'), max_years: label('Hasta, años') },
    nameOf: (row, names) => `${productOf(row, names)}, ${years(row)}`,
  },
  RangeAmount: {
    what: 'Rango de monto',
    added: dto.NewRangeAmountDto,
    changed: dto.RangeAmountChangeDto,
    fields: { min_amount: label('Desde', uf), max_amount: label('Hasta', uf) },
    nameOf: (row, names) => `${productOf(row, names)}, ${amounts(row)}`,
  },
};

/** Returns the kind of a rate table. */
export const tableKind = (table: ReferenceTable): RowKind => ({
  ...OWN[table],
  capability: 'tarificador',
  stored: fieldsOf(STORED[table]),
  audited: ['rate_table', table],
  rows: async (manager, at) => (await tableRows(manager, at, table)).map((row) => ({ ...row })),
  keyOf: ({ id }) => String(id),
  check: async ({ manager, at, maximumRatePct }, { before, values }) => {
    const tables = readBy(manager, at);
    if (before === null) return assertAddable(table, values ?? {}, tables, maximumRatePct);
    if (values !== null) return assertChangeable(table, before, values, tables, maximumRatePct);
  },
  write: (manager, at, write) => writeRow(manager, at, table, write),
});
