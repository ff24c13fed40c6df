import { formatRate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { PricedRate, ProductRange, RateBook, RateCell } from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import { RATES_BEFORE_CHANGE, RATES_IN_FORCE, STORE_PAST_RATES } from './rate-queries.ts';

const RANGES = `
  SELECT product_id AS product, 'period' AS kind, min_years AS min, max_years AS max FROM range_periods
  UNION ALL
  SELECT product_id, 'amount', min_amount_uf::float8, max_amount_uf::float8 FROM range_amounts`;

/** Returns the rates in force at an instant, with the current ranges. */
export async function rateBookOf(manager: EntityManager, at: Date): Promise<RateBook> {
  const rates: PricedRate[] = await manager.query(RATES_IN_FORCE, [at]);
  const ranges: ProductRange[] = await manager.query(RANGES);
  return { rates, ranges };
}

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
export const amountsText = ({ min_amount, max_amount }: RateCell): string =>
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
