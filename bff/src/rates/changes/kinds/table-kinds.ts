/** Kinds of the rate tables (products, purposes and ranges), and of the published UF and TMC. */
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import {
  amountsText,
  type RateNames,
  readBy,
  type ReferenceTable,
  STORED,
  writeRow,
} from '../../book/table-rows.ts';
import { assertAddable, assertChangeable } from '../../book/rate-table-checks.ts';
import type { RangeAmounts } from '../../book/rate-tables.ts';
import * as dto from '../../book/rate-tables.dto.ts';
import { type Fields, fieldsOf, type RowWrite, storedRows } from '../../book/stored-table.ts';
import {
  outlierCheck,
  invalidFieldsOf,
  keyOf,
  PUBLISHED,
  type PublishedTable,
  publishedValues,
} from '../../book/published-tables.ts';
import { PublishedInputDto, type PublishedValueDto } from '../../book/published-values.dto.ts';
import { flag, label, uf, type RowKind, type RowKindName, day } from './row-kind.ts';

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
    nameOf: (row, names) => `${productOf(row, names)}, ${amountsText(row as RangeAmounts)}`,
  },
};

/** Returns the kind of a rate table. */
export const tableKind = (table: ReferenceTable): RowKind => ({
  ...OWN[table],
  capability: 'tarificador',
  stored: fieldsOf(STORED[table]),
  audited: ['rate_table', table],
  // A missing limit of a product stays missing, although its row shows that of its ranges.
  rows: (manager) => storedRows(manager, STORED[table]),
  keyOf: ({ id }) => String(id),
  check: async ({ manager, at, maximumRatePct }, { before, values }) => {
    const tables = readBy(manager, at);
    if (before === null) return assertAddable(table, values ?? {}, tables, maximumRatePct);
    if (values !== null) return assertChangeable(table, before, values, tables, maximumRatePct);
  },
  write: (manager, at, write) => writeRow(manager, at, table, write),
});

const WHAT: Readonly<Record<PublishedTable, string>> = { uf: 'UF', tmc: 'TMC' };

const valueOf = (row: Fields) => row as Readonly<PublishedValueDto & Fields>;

/** Returns the value that a change makes; null for a deletion. A UF holds for one day. */
function afterOf(table: PublishedTable, { before, values }: RowWrite): PublishedValueDto | null {
  if (values === null) return null;
  const after = valueOf({ segment: null, valid_to: null, ...before, ...values });
  return table === 'uf' ? { ...after, valid_to: after.valid_from } : after;
}

/** Returns the kind of a table of published values. */
export function publishedKind(table: PublishedTable): RowKind {
  const { capability, upsert, remove, describe } = PUBLISHED[table];
  return {
    what: WHAT[table],
    capability,
    added: PublishedInputDto,
    changed: PublishedInputDto,
    upserts: true,
    keepsLast: true,
    fields: {
      value: { text: (value) => describe(Number(value)) },
      ...(table === 'tmc' && { valid_to: { label: 'Hasta', text: day } }),
    },
    stored: ['segment', 'valid_from', 'valid_to', 'value'],
    audited: ['published_value', table],
    rows: async (manager) => (await publishedValues(manager, table)).map((row) => ({ ...row })),
    keyOf: (row) => keyOf(valueOf({ segment: null, ...row })),
    nameOf: (row) => {
      const { segment, valid_from } = valueOf(row);
      const name = TMC_SEGMENTS.find(({ code }) => code === segment)?.name;
      return name === undefined ? formatDate(valid_from) : `${name}, desde el ${formatDate(valid_from)}`;
    },
    faults: (write, at) => {
      const after = afterOf(table, write);
      return after === null ? [] : invalidFieldsOf(table, after, santiagoDate(at));
    },
    write: async (manager, at, write, source) => {
      const after = afterOf(table, write);
      if (after) await manager.query(upsert, [JSON.stringify([after]), source, at]);
      else await manager.query(remove, [JSON.stringify([write.before])]);
      return after && { ...after };
    },
    doubts: (all) => {
      const doubt = outlierCheck(table, all.map(valueOf));
      return (write) => {
        const after = afterOf(table, write);
        return after && doubt(after);
      };
    },
  };
}
