/** Reads and writes rows of our rate tables in a transaction. The rates themselves change by changes/put-rates.ts. */
import { extentOf, lieSideBySide, type Range } from '@simulador/contracts/rates/ranges';
import type { EntityManager } from 'typeorm';
import { fresh } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import { RATE_ROWS, STORE_LIMITS } from './rate-queries.ts';
import { rateTableProblem, RATE_TABLE_SENTENCES } from './rate-table-problem.ts';
import { isRangeTable, type RateTable, type RateTablesReader, type Row } from './rate-tables.ts';
import { type Fields, type RowWrite, type StoredTable, storedRows, writeStored } from './stored-table.ts';
import { storingPastRates } from './stored-rates.ts';

/** A rate table whose rows are not rates. */
export type ReferenceTable = Exclude<RateTable, 'Tarificador'>;

export const STORED: Readonly<Record<ReferenceTable, StoredTable>> = {
  Product: {
    table: 'products',
    columns: [
      ...['id', 'name', 'description', 'is_active', 'min_amount_uf AS min_amount'],
      ...['max_amount_uf AS max_amount', 'min_years AS min_period', 'max_years AS max_period'],
    ],
    key: ['id'],
  },
  LoanUse: { table: 'loan_uses', columns: ['id', 'name', 'description'], key: ['id'] },
  RangePeriod: {
    table: 'range_periods',
    columns: ['id', 'product_id AS product', 'min_years', 'max_years'],
    key: ['id'],
    order: ['product', 'min_years'],
    isNumbered: true,
  },
  RangeAmount: {
    table: 'range_amounts',
    columns: ['id', 'product_id AS product', 'min_amount_uf AS min_amount', 'max_amount_uf AS max_amount'],
    key: ['id'],
    order: ['product', 'min_amount'],
    isNumbered: true,
  },
};

/** Returns the rows in force. @param ids only these rates; null for all */
export async function tableRows<T extends RateTable>(
  manager: EntityManager,
  now: Date,
  table: T,
  ids: readonly number[] | null = null,
): Promise<Row<T>[]> {
  if (table === 'Tarificador') return manager.query(RATE_ROWS, [now, ids]);
  const rows = await storedRows(manager, STORED[table as ReferenceTable]);
  return (table === 'Product' ? await withLimits(manager, rows) : rows) as unknown as Row<T>[];
}

/** Adds to products whether their ranges fill their limits; a missing limit is derived from the ranges. */
async function withLimits(manager: EntityManager, products: readonly Fields[]): Promise<Fields[]> {
  const rangesOf = async (table: ReferenceTable, min: string, max: string) => {
    const rows = await storedRows(manager, STORED[table]);
    return rows.map((row) => ({
      product: row['product'],
      min: Number(row[min]),
      max: Number(row[max]),
    }));
  };
  const periods = await rangesOf('RangePeriod', 'min_years', 'max_years');
  const amounts = await rangesOf('RangeAmount', 'min_amount', 'max_amount');
  return products.map((product) => {
    const isOwn = (range: { readonly product: unknown }): boolean => range.product === product['id'];
    const [ownPeriods, ownAmounts] = [periods.filter(isOwn), amounts.filter(isOwn)];
    const period = limitsOf(product['min_period'], product['max_period'], ownPeriods);
    const amount = limitsOf(product['min_amount'], product['max_amount'], ownAmounts);
    return {
      ...product,
      is_range_amount_valid: lieSideBySide(ownAmounts, amount),
      is_range_valid_period: lieSideBySide(ownPeriods, period),
      ...{ min_amount: amount.min, max_amount: amount.max },
      ...{ min_period: period.min, max_period: period.max },
    };
  });
}

function limitsOf(min: unknown, max: unknown, ranges: readonly Range[]): Range {
  const extent = extentOf(ranges) ?? { min: 0, max: 0 };
  return { min: typeof min === 'number' ? min : extent.min, max: typeof max === 'number' ? max : extent.max };
}

/** Returns a reader of our tables at an instant. */
export const readBy = (manager: EntityManager, now: Date): RateTablesReader => ({
  rows: async (table) => fresh(await tableRows(manager, now, table), 'local'),
});

/** Returns a row. @throws Problem 404 */
export async function rowOf<T extends RateTable>(
  manager: EntityManager,
  now: Date,
  table: T,
  id: number,
): Promise<Row<T>> {
  const row = (await tableRows(manager, now, table, [id])).find((each) => each.id === id);
  if (!row) throw new Problem(404, RATE_TABLE_SENTENCES[table].missing);
  return row;
}

/**
 * Adds (`before` is null), changes, or deletes (`values` is null) a row, and stores the former values of the rates that this changes. Returns
 * the row after that.
 * @throws Problem 400, 404, 409
 */
export async function writeRow(
  manager: EntityManager,
  now: Date,
  table: ReferenceTable,
  write: RowWrite,
): Promise<Fields | null> {
  const { before, values } = write;
  const stored = STORED[table];
  // Withdrawing or restoring a product also changes its rates.
  const ofProduct = table === 'Product' && before ? [before['id']] : [];
  const products = [before?.['product'], values?.['product'], ...ofProduct];
  const after = await storingPastRates(manager, now, products, () =>
    writeStored(manager, stored, write),
  ).catch((error: unknown) => {
    throw rateTableProblem(error, table, stored.table) ?? error;
  });
  if (after === null) return null;
  if (before !== null && isRangeTable(table)) {
    const bounds = table === 'RangePeriod' ? ['min_years', 'max_years'] : ['min_amount', 'max_amount'];
    await manager.query(STORE_LIMITS[table], [
      before['product'],
      ...bounds.map((name) => before[name]),
      before['id'],
    ]);
  }
  return table === 'Product' ? { ...(await rowOf(manager, now, table, Number(after['id']))) } : after;
}

/** Returns true if a change leaves the stored row unchanged. The shown row may differ, because a missing limit is derived from the ranges. */
export async function isUnchanged(
  manager: EntityManager,
  table: ReferenceTable,
  id: number,
  change: object,
): Promise<boolean> {
  const row = (await storedRows(manager, STORED[table])).find((each) => each['id'] === id);
  return Object.entries(change).every(([name, value]) => value === row?.[name]);
}
