import {
  addedRanges,
  cellKey,
  emptiedRanges,
  type ProductRange,
  type RateBook,
  type RateChange,
} from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import { type EntityManager, In } from 'typeorm';
import type { Audit, AuditEntry } from '../../access/audit.ts';
import { RateEntity } from '../../database/entities/tariff.entities.ts';
import { rateEvent, rowEvent, storeEvents } from '../book/price-events.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { storingPastRates } from '../book/stored-rates.ts';
import { RATE_TABLE_DEFINITIONS } from '../book/rate-table-definitions.ts';
import type { NewRateDto } from '../book/rate-tables.dto.ts';
import type { RateTablesReader } from '../book/rate-tables.ts';
import { bySheet, rateTableEntry } from '../book/rate-table-record.ts';

/** Changes of rates, and the set with them. */
export interface RatesToPut {
  readonly sheet: number;
  readonly changes: readonly RateChange[];
  /** When they take effect. */
  readonly at: Date;
  /** Id of the user who approved it. */
  readonly actor: number | null;
  /** Whether a range that has lost its last rate is kept. */
  readonly keepsRanges?: boolean;
}

const UPDATE = `
  UPDATE rates SET annual_pct = wanted.value, sheet_id = $2
  FROM jsonb_to_recordset($1) AS wanted (rate int, value numeric) WHERE rates.id = wanted.rate`;

const INSERT = `
  INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from, sheet_id)
  SELECT wanted.product, loan_use, real_estate_type, rp.id, ra.id, value, $2, $3
  FROM jsonb_to_recordset($1) AS wanted (product int, loan_use int, real_estate_type int, min_years int, max_years int,
    min_amount numeric, max_amount numeric, value numeric)
  LEFT JOIN range_periods rp ON rp.product_id = wanted.product
    AND rp.min_years = wanted.min_years AND rp.max_years = wanted.max_years
  LEFT JOIN range_amounts ra ON ra.product_id = wanted.product
    AND ra.min_amount_uf = wanted.min_amount AND ra.max_amount_uf = wanted.max_amount
  RETURNING id`;

/** SQL: marks sheets as replaced if none of their rates is left. */
const REPLACE = `
  UPDATE rate_sheets SET state = 'replaced'
  WHERE state = 'in_force' AND id = ANY ($1) AND NOT EXISTS (SELECT FROM rates WHERE sheet_id = rate_sheets.id)`;

const rowsOf = RATE_TABLE_DEFINITIONS.Tarificador.rows;

/**
 * Applies changes of rates at an instant, and adds missing ranges of new rates. Returns the ids of the new rates. The caller
 * has locked the table of rates.
 * @throws the database's error for invalid changes, such as overlapping ranges
 */
export async function putRates(
  manager: EntityManager,
  audit: Audit,
  book: RateBook,
  { sheet, changes, at, actor, keepsRanges = false }: RatesToPut,
): Promise<readonly number[]> {
  const ids = changes.flatMap(({ rate }) => rate ?? []);
  const before = new Map((await rowsOf(manager, at, ids)).map((row) => [row.id, row]));
  const former: { sheet_id: number }[] = await manager.query(
    'SELECT DISTINCT sheet_id FROM rates WHERE id = ANY ($1) AND sheet_id IS NOT NULL',
    [ids],
  );
  const made: AuditEntry[] = [];
  const newIds: number[] = [];
  await storingPastRates(manager, at, changes, async () => {
    const changedRates = changes.filter(({ rate, value }) => rate !== null && value !== null);
    await manager.query(UPDATE, [JSON.stringify(changedRates), sheet]);
    const deleted = changes.flatMap(({ rate, value }) => (value === null && rate !== null ? [rate] : []));
    await manager.delete(RateEntity, { id: In(deleted) });
    const emptied = keepsRanges ? [] : emptiedRanges(book, changes);
    for (const range of emptied) made.push(...(await removeRange(manager, range, actor)));
    for (const range of addedRanges(book, changes)) made.push(await addRange(manager, range, actor));
    const added = changes.filter(({ rate, value }) => rate === null && value !== null);
    const rows: { id: number }[] = await manager.query(INSERT, [JSON.stringify(added), at, sheet]);
    newIds.push(...rows.map(({ id }) => id));
  });
  await manager.query(REPLACE, [former.map(({ sheet_id }) => sheet_id)]);
  const after = await rowsOf(manager, at, [...ids, ...newIds]);
  const now = new Map(after.map((row) => [row.id, row]));
  const entryOf = (id: number): AuditEntry =>
    rateTableEntry('Tarificador', actor, before.get(id) ?? null, now.get(id) ?? null);
  const entries = [...[...ids, ...newIds].map(entryOf), ...made];
  await audit.noteAll(
    entries.map((entry) => bySheet(entry, sheet)),
    manager,
    at,
  );
  const [was, is] = [book, await rateBookOf(manager, at)].map(
    ({ rates }) => new Map(rates.map((rate) => [rate.id, rate])),
  );
  const events = [...ids, ...newIds].flatMap((id) => {
    const [former, present] = [was?.get(id), is?.get(id)];
    const cell = present ?? former;
    return cell ? rateEvent(id, cell, former?.rate ?? null, present?.rate ?? null) : [];
  });
  const ranges = made.flatMap((entry) => rowEvent(entry, productOf(entry)));
  await storeEvents(manager, [...events, ...ranges], { at, actor, sheet });
  return newIds;
}

/** Returns the product of an added or deleted range. */
const productOf = ({ details }: AuditEntry): unknown => details?.['product']?.find((id) => id !== null);

/** Returns a range's table, and its fields on the wire and in storage. */
function rangeRow({ product, kind, min, max }: ProductRange) {
  const { RangePeriod, RangeAmount } = RATE_TABLE_DEFINITIONS;
  if (kind === 'period') {
    const fields = { product, min_years: min, max_years: max };
    return {
      table: 'RangePeriod',
      entity: RangePeriod.entity,
      fields,
      stored: RangePeriod.values(fields),
    } as const;
  }
  const fields = { product, min_amount: min, max_amount: max };
  return {
    table: 'RangeAmount',
    entity: RangeAmount.entity,
    fields,
    stored: RangeAmount.values(fields),
  } as const;
}

async function addRange(
  manager: EntityManager,
  range: ProductRange,
  actor: number | null,
): Promise<AuditEntry> {
  const { table, entity, fields, stored } = rangeRow(range);
  const { identifiers } = await manager.insert(entity, stored);
  return rateTableEntry(table, actor, null, { id: Number(identifiers[0]?.['id']), ...fields });
}

async function removeRange(
  manager: EntityManager,
  range: ProductRange,
  actor: number | null,
): Promise<AuditEntry[]> {
  const { table, entity, fields, stored } = rangeRow(range);
  const found = await manager.findBy(entity, stored);
  await manager.delete(entity, stored);
  return found.map(({ id }) => rateTableEntry(table, actor, { id, ...fields }, null));
}

/** Returns true if two sheets can't wait at the same time, because they change the same rate, or ranges of the same product. */
export function doCollide(book: RateBook, one: readonly RateChange[], other: readonly RateChange[]): boolean {
  const ids = new Set(one.flatMap(({ rate }) => rate ?? []));
  const cells = new Set(one.map(cellKey));
  if (other.some((change) => (change.rate !== null && ids.has(change.rate)) || cells.has(cellKey(change))))
    return true;
  const products = (changes: readonly RateChange[]): readonly number[] =>
    [...addedRanges(book, changes), ...emptiedRanges(book, changes)].map(({ product }) => product);
  const moved = new Set(products(one));
  return products(other).some((product) => moved.has(product));
}

/** Returns the changes to new values, by rate id. Rates that already have their value are left out. */
export const changesOf = (book: RateBook, values: ReadonlyMap<number | null, number | null>): RateChange[] =>
  book.rates
    .filter(({ id, rate }) => values.has(id) && values.get(id) !== rate)
    .map((rate) => changeOf(rate, values.get(rate.id) ?? null));

/** Returns the changes that add rates to existing ranges. */
export async function newRates(
  tables: RateTablesReader,
  added: readonly NewRateDto[],
): Promise<readonly RateChange[]> {
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  return added.map(({ product, loan_use, real_estate_type, range_period, range_amount, rate: value }) => {
    const { min_years = 0, max_years = 0 } = periods.find(({ id }) => id === range_period) ?? {};
    const { min_amount = 0, max_amount = 0 } = amounts.find(({ id }) => id === range_amount) ?? {};
    const cell = { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
    return { ...cell, rate: null, from: null, value };
  });
}
