/** Reads and writes rows of our rate tables. The rates themselves change by changes/put-in-force.ts. */
import { type EntityManager } from 'typeorm';
import { formatRate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { PricedRate, RateCell } from '@simulador/contracts/rates/rate-book';
import { fresh } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import {
  PRODUCTS,
  RATE_ROWS,
  RATES_BEFORE_CHANGE,
  RATES_IN_FORCE,
  STORE_PAST_RATES,
} from './rate-queries.ts';
import type { RateInForceDto } from './rate-tables.dto.ts';
import { rateTableProblem, RATE_TABLE_SENTENCES } from './rate-table-checks.ts';
import type { RangeAmounts, RateTable, RateTablesReader, Row } from './rate-tables.ts';
import { type Fields, type RowWrite, type StoredTable, storedRows, writeStored } from './stored-table.ts';

/** Rate in force, with its id and bounds. */
export type StoredRate = PricedRate & RateInForceDto;

/** Returns the rates in force at an instant. */
export const ratesAt = (manager: EntityManager, at: Date): Promise<StoredRate[]> =>
  manager.query(RATES_IN_FORCE, [at]);

/** Runs a change, and stores the former values of all affected rates of these products; unknown ones are skipped. */
export async function storingPastRates<Result>(
  manager: EntityManager,
  now: Date,
  products: readonly unknown[],
  work: () => Promise<Result>,
): Promise<Result> {
  const known = products.filter((product) => product !== undefined);
  const [before]: { stored: string }[] = await manager.query(RATES_BEFORE_CHANGE, [now, known]);
  const result = await work();
  await manager.query(STORE_PAST_RATES, [now, known, before?.stored]);
  return result;
}

/** Names of products, purposes and property types, by their ids. */
export interface RateNames {
  readonly product: ReadonlyMap<number, string>;
  readonly loan_use: ReadonlyMap<number, string>;
  readonly real_estate_type: ReadonlyMap<number, string>;
}

export async function rateNamesOf(manager: EntityManager): Promise<RateNames> {
  const of = async (table: string): Promise<ReadonlyMap<number, string>> => {
    const rows: { id: number; name: string }[] = await manager.query(`SELECT id, name FROM ${table}`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return {
    product: await of('products'),
    loan_use: await of('loan_uses'),
    real_estate_type: await of('real_estate_types'),
  };
}

/** Returns `4,15 %`; null for no rate. */
export const percentText = (annualPct: number | null): string | null =>
  annualPct === null ? null : `${formatRate(annualPct)} %`;
const ufText = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
export const amountsText = ({ min_amount, max_amount }: RangeAmounts): string =>
  `${ufText(min_amount)} a ${ufText(max_amount).replace(/^UF\s/, '')}`;

/** Returns `Compraventa, Casa, 5 a 8 años, UF 300 a 1.000`. */
export const cellText = (cell: RateCell, names: RateNames): string =>
  [
    names.loan_use.get(cell.loan_use) ?? String(cell.loan_use),
    names.real_estate_type.get(cell.real_estate_type) ?? String(cell.real_estate_type),
    `${cell.min_years} a ${cell.max_years} años`,
    amountsText(cell),
  ].join(', ');

/** Returns the same after the name of the product. */
export const productCellText = (cell: RateCell, names: RateNames): string =>
  `${names.product.get(cell.product) ?? ''}, ${cellText(cell, names)}`;

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
  if (table === 'Product') return manager.query(PRODUCTS);
  return storedRows(manager, STORED[table as ReferenceTable]);
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
  return table === 'Product' ? { ...(await rowOf(manager, now, table, Number(after['id']))) } : after;
}
