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
import { rateEvent, storeEvents } from '../book/price-events.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { storingPastRates } from '../book/stored-rates.ts';
import type { RowChange } from './kinds/row-kind.ts';
import { undoneRows, writeRows } from './kinds/row-kinds.ts';
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
  await storingPastRates(manager, at, changes, async () => {
    const changedRates = changes.filter(({ rate, value }) => rate !== null && value !== null);
    await manager.query(UPDATE, [JSON.stringify(changedRates), sheet]);
    const deleted = changes.flatMap(({ rate, value }) => (value === null && rate !== null ? [rate] : []));
    await manager.delete(RateEntity, { id: In(deleted) });
  });
  const by = { actor, source: 'typed' } as const;
  const emptied = keepsRanges ? [] : emptiedRanges(book, changes).map(rangeChange);
  const gone = await writeRows(manager, at, await undoneRows(emptied, manager, at), by);
  const made = await writeRows(manager, at, addedRanges(book, changes).map(rangeChange), by);
  const added = changes.filter(({ rate, value }) => rate === null && value !== null);
  const rows: { id: number }[] = await manager.query(INSERT, [JSON.stringify(added), at, sheet]);
  const newIds = rows.map(({ id }) => id);
  await manager.query(REPLACE, [former.map(({ sheet_id }) => sheet_id)]);
  const after = await rowsOf(manager, at, [...ids, ...newIds]);
  const now = new Map(after.map((row) => [row.id, row]));
  const entryOf = (id: number): AuditEntry =>
    rateTableEntry('Tarificador', actor, before.get(id) ?? null, now.get(id) ?? null);
  const entries = [...[...ids, ...newIds].map(entryOf), ...gone.entries, ...made.entries];
  const ofSheet = entries.map((entry) => bySheet(entry, sheet));
  await audit.noteAll(ofSheet, manager, at);
  const [was, is] = [book, await rateBookOf(manager, at)].map(
    ({ rates }) => new Map(rates.map((rate) => [rate.id, rate])),
  );
  const events = [...ids, ...newIds].flatMap((id) => {
    const [former, present] = [was?.get(id), is?.get(id)];
    const cell = present ?? former;
    return cell ? rateEvent(id, cell, former?.rate ?? null, present?.rate ?? null) : [];
  });
  await storeEvents(manager, [...events, ...gone.events, ...made.events], { at, actor, sheet });
  return newIds;
}

/** Plans a range of a product. */
const rangeChange = ({ product, kind, min, max }: ProductRange): RowChange => ({
  kind,
  row: null,
  from: null,
  values:
    kind === 'period'
      ? { product, min_years: min, max_years: max }
      : { product, min_amount: min, max_amount: max },
});

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
