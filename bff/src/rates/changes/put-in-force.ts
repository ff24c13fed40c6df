/** Puts a set of changes in force. */
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { type ChangedRate, rowEntry, storeRateEvents } from '../book/price-events.ts';
import { rateTableProblem } from '../book/rate-table-checks.ts';
import { storingPastRates, tableRows } from '../book/table-rows.ts';
import type { Fields } from '../book/stored-table.ts';
import {
  type PriceChange,
  type Putting,
  rateChangesOf,
  rowChangesOf,
  type ValueSource,
} from './kinds/row-kind.ts';
import { writeRows } from './kinds/row-kinds.ts';

/** A set of changes, and how it takes effect. */
export interface SetInForce {
  readonly sheet: number;
  readonly changes: readonly PriceChange[];
  /** When they take effect. */
  readonly at: Date;
  /** Id of the user who approved it; null for a job. */
  readonly actor: number | null;
  readonly source?: ValueSource;
}

/** Result of a set: ids of new rates, and the rows of its other changes. */
export interface Written {
  readonly rates: readonly number[];
  readonly rows: readonly (Fields | null)[];
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
 * Applies the changes of a set at an instant: what rates refer to before them, what they referred to after them. The caller has locked the
 * table of rates.
 * @throws Problem for what is not possible
 */
export async function putInForce(
  manager: EntityManager,
  audit: Audit,
  { changes, source = 'typed', ...set }: SetInForce,
): Promise<Written> {
  const work: Putting = { ...set, manager, source, entries: [] };
  const rows = rowChangesOf(changes);
  const made = await writeRows(
    work,
    rows.filter(({ values }) => values !== null),
  );
  const rates = await putRates(work, rateChangesOf(changes));
  const gone = await writeRows(
    work,
    rows.filter(({ values }) => values === null),
  );
  await audit.noteAll(work.entries, manager, set.at);
  return { rates, rows: [...made, ...gone] };
}

/** Applies changes of rates, and returns the ids of new ones. */
async function putRates(
  { manager, at, sheet, actor, entries }: Putting,
  changes: readonly RateChange[],
): Promise<readonly number[]> {
  if (changes.length === 0) return [];
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
  const added = changes.filter(({ rate, value }) => rate === null && value !== null);
  const rows: { id: number }[] = await manager
    .query(INSERT, [JSON.stringify(added), at, sheet])
    .catch((error: unknown) => {
      throw rateTableProblem(error, 'Tarificador', 'rates') ?? error;
    });
  const newIds = rows.map(({ id }) => id);
  await manager.query(REPLACE, [former.map(({ sheet_id }) => sheet_id)]);
  const after = await rowsOf([...ids, ...newIds]);
  const changed = [...ids, ...newIds].map((id): ChangedRate => [
    before.get(id) ?? null,
    after.get(id) ?? null,
  ]);
  await storeRateEvents(manager, changed, { at, actor, sheet });
  for (const pair of changed) {
    const row = pair[1] ?? pair[0];
    if (row) entries.push(rowEntry('rate_table', `Tarificador ${row.id}`, actor, pair, sheet));
  }
  return newIds;
}
