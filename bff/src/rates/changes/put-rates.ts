import {
  addedRanges,
  emptiedRanges,
  type ProductRange,
  type RateBook,
  type RateChange,
} from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from '../../access/audit.ts';
import { type ChangedRate, rowEntry, storeRateEvents } from '../book/price-events.ts';
import type { NewRateDto } from '../book/rate-tables.dto.ts';
import type { RateTablesReader } from '../book/rate-tables.ts';
import { storingPastRates } from '../book/stored-rates.ts';
import { tableRows } from '../book/table-rows.ts';
import type { PriceChange, RowChange, ValueSource } from './kinds/row-kind.ts';
import { undoneRows, writeRows } from './kinds/row-kinds.ts';

/** A set of changes, and how it takes effect. */
export interface SetInForce {
  readonly sheet: number;
  readonly changes: readonly PriceChange[];
  /** When they take effect. */
  readonly at: Date;
  /** Id of the user who approved it; null for a job. */
  readonly actor: number | null;
  /** Whether a range that has lost its last rate is kept. */
  readonly keepsRanges?: boolean;
  readonly source?: ValueSource;
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

/**
 * Applies changes of rates at an instant, and adds missing ranges of new rates. Returns the ids of the new rates, and the audit entries. The
 * caller has locked the table of rates.
 * @throws the database's error for invalid changes, such as overlapping ranges
 */
export async function putRates(
  manager: EntityManager,
  book: RateBook,
  changes: readonly RateChange[],
  { sheet, at, actor, keepsRanges = false }: Omit<SetInForce, 'changes'>,
): Promise<{ readonly ids: readonly number[]; readonly entries: readonly AuditEntry[] }> {
  const ids = changes.flatMap(({ rate }) => rate ?? []);
  const rowsOf = async (wanted: readonly number[]) =>
    new Map((await tableRows(manager, at, 'Tarificador', wanted)).map((row) => [row.id, row]));
  const before = await rowsOf(ids);
  const former: { sheet_id: number }[] = await manager.query(
    'SELECT DISTINCT sheet_id FROM rates WHERE id = ANY ($1) AND sheet_id IS NOT NULL',
    [ids],
  );
  const products = changes.map(({ product }) => product);
  await storingPastRates(manager, at, products, async () => {
    const changedRates = changes.filter(({ rate, value }) => rate !== null && value !== null);
    await manager.query(UPDATE, [JSON.stringify(changedRates), sheet]);
    const deleted = changes.flatMap(({ rate, value }) => (value === null && rate !== null ? [rate] : []));
    await manager.query('DELETE FROM rates WHERE id = ANY ($1)', [deleted]);
  });
  const by = { actor, source: 'typed' } as const;
  const emptied = keepsRanges ? [] : emptiedRanges(book, changes).map(rangeChange);
  const gone = await writeRows(manager, at, await undoneRows(emptied, manager, at), by);
  const made = await writeRows(manager, at, addedRanges(book, changes).map(rangeChange), by);
  const added = changes.filter(({ rate, value }) => rate === null && value !== null);
  const rows: { id: number }[] = await manager.query(INSERT, [JSON.stringify(added), at, sheet]);
  const newIds = rows.map(({ id }) => id);
  await manager.query(REPLACE, [former.map(({ sheet_id }) => sheet_id)]);
  const after = await rowsOf([...ids, ...newIds]);
  const changed = [...ids, ...newIds].map((id): ChangedRate => [
    before.get(id) ?? null,
    after.get(id) ?? null,
  ]);
  await storeRateEvents(manager, changed, { at, actor, sheet });
  const entries = changed.flatMap((pair) => {
    const row = pair[1] ?? pair[0];
    return row ? [rowEntry('rate_table', `Tarificador ${row.id}`, actor, pair)] : [];
  });
  return { ids: newIds, entries: [...entries, ...gone.entries, ...made.entries] };
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
