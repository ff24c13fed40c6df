import type { DataSource, EntityManager } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { endTransaction } from '../proposals/transaction-end.ts';
import { storingPastRates } from '../book/store-past-rates.ts';
import { STORE_LIMITS } from '../book/rate-queries.ts';
import { rateTableProblem, RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import { bySheet, rateTableEntry } from '../book/rate-table-record.ts';
import type { NewRateDto, RangeAmountDto, RangePeriodDto, RateChangeDto } from '../book/rate-tables.dto.ts';
import {
  type Added,
  type Change,
  first,
  isRangeTable,
  RANGE_OF_RATE,
  type RateEdit,
  type RateTable,
  type RateTablesAdapter,
  type Row,
  type RowChange,
  type RowAct,
  type RateTablesReader,
} from '../book/rate-tables.ts';
import { assertNoneScheduled, changesOf, newRates, putDirectly } from '../changes/direct-sheet.ts';
import { rateBookOf } from '../book/rate-book-of.ts';
import { LOCK_RATES, type RatesInForce } from '../changes/rates-in-force.ts';
import { Problem } from '../../http/problem.ts';
import { RATE_TABLE_DEFINITIONS, type RateTableDefinition } from '../book/rate-table-definitions.ts';

const definitionOf = <T extends RateTable>(table: T): RateTableDefinition<T> =>
  RATE_TABLE_DEFINITIONS[table] as unknown as RateTableDefinition<T>;

/** Returns a reader of our tables at an instant. */
const readBy = (manager: EntityManager, now: Date): RateTablesReader => ({
  rows: async (table) => fresh(await definitionOf(table).rows(manager, now), 'local'),
});

/** Returns rows in the order of the ids. @throws Problem 404 */
async function rowsOf<T extends RateTable>(
  manager: EntityManager,
  now: Date,
  table: T,
  ids: readonly number[],
): Promise<Row<T>[]> {
  const rows = new Map((await definitionOf(table).rows(manager, now, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw new Problem(404, RATE_TABLE_SENTENCES[table].missing);
    return row;
  });
}

/**
 * Returns true if a change leaves the stored row unchanged. The shown row may differ, because a missing limit is derived from the ranges.
 */
const isUnchanged = (entity: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || value === (entity as Record<string, unknown>)[name],
  );

/** A sheet has become due since the due sheets were put in force. */
class SheetDue extends Error {}

/**
 * The rate tables in our database, with an audit row per change. A change of rates is stored as a sheet. See docs/rules.md R351 to R354,
 * R591.
 */
export class LocalRateTables implements RateTablesAdapter {
  constructor(
    protected readonly source: DataSource,
    protected readonly clock: Clock,
    private readonly audit: Audit,
    protected readonly inForce: RatesInForce,
  ) {}

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return readBy(this.source.manager, await this.inForce.settled()).rows(table);
  }

  async add<T extends RateTable>(
    table: T,
    row: Added<T>,
    { actor, check }: RowAct,
  ): Promise<Sourced<Row<T>>> {
    const made = await this.writing(table, async (manager, now): Promise<Row<RateTable>> => {
      await check(readBy(manager, now));
      if (table === 'Tarificador') {
        const { added } = await this.put(manager, now, actor, new Map(), [row as NewRateDto]);
        return first(await rowsOf(manager, now, table, added));
      }
      await assertNoneWaits(manager, table, [row]);
      const { entity, values } = definitionOf(table);
      const stored = Object.assign(new entity(), values(row));
      await storingPastRates(manager, now, [row], () => manager.insert(entity, stored));
      const own = first(await rowsOf(manager, now, table, [stored.id]));
      await this.audit.noteAll([rateTableEntry(table, actor, null, own)], manager, now);
      return own;
    });
    return fresh(made as Row<T>, 'local');
  }

  async change<T extends RateTable>(
    table: T,
    { id, change }: RowChange<T>,
    { actor, check }: RowAct,
  ): Promise<Sourced<Row<T>>> {
    const changed = await this.writing(table, async (manager, now): Promise<Row<RateTable>> => {
      await check(readBy(manager, now));
      const before = first(await rowsOf(manager, now, table, [id]));
      if (table === 'Tarificador') {
        await this.put(manager, now, actor, new Map([[id, (change as RateChangeDto).rate]]));
        return first(await rowsOf(manager, now, table, [id]));
      }
      const { entity, values } = definitionOf(table);
      const next = values(change as Partial<Added<T>> & Change<T>);
      if (isUnchanged((await manager.findOneBy(entity, { id })) ?? {}, next)) return before;
      await assertNoneWaits(manager, table, [before, change]);
      // Withdrawing or restoring a product also changes its rates.
      const touched = [before, change, ...(table === 'Product' ? [{ product: id }] : [])];
      await storingPastRates(manager, now, touched, () => manager.update(entity, { id }, next));
      await storeLimits(manager, table, before);
      const after = first(await rowsOf(manager, now, table, [id]));
      await this.audit.noteAll([rateTableEntry(table, actor, before, after)], manager, now);
      return after;
    });
    return fresh(changed as Row<T>, 'local');
  }

  async writeRates(
    { changed, added }: RateEdit,
    { actor, check }: RowAct,
  ): Promise<Sourced<Row<'Tarificador'>[]>> {
    const rows = await this.writing('Tarificador', async (manager, now) => {
      await check(readBy(manager, now));
      const ids = changed.map(({ id }) => id);
      await rowsOf(manager, now, 'Tarificador', ids);
      const values = new Map(changed.map(({ id, change }) => [id, change.rate]));
      const made = await this.put(manager, now, actor, values, added);
      return rowsOf(manager, now, 'Tarificador', [...ids, ...made.added]);
    });
    return fresh(rows, 'local');
  }

  async remove(
    table: RateTable,
    id: number,
    { actor, check }: RowAct,
    withRates = false,
  ): Promise<Sourced<null>> {
    await this.writing(table, async (manager, now) => {
      await check(readBy(manager, now));
      const row = first(await rowsOf(manager, now, table, [id]));
      if (table === 'Tarificador') return void (await this.put(manager, now, actor, new Map([[id, null]])));
      const rates = withRates ? await ratesOfRange(manager, now, table, id) : [];
      const { sheet } = await this.put(manager, now, actor, new Map(rates.map((rate) => [rate, null])));
      await storingPastRates(manager, now, [row], () => manager.delete(definitionOf(table).entity, { id }));
      await this.audit.noteAll([bySheet(rateTableEntry(table, actor, row, null), sheet)], manager, now);
    });
    return fresh(null, 'local');
  }

  /** Writes new values of rates (null deletes one) and new rates as a sheet in force; no sheet if nothing changes. */
  private async put(
    manager: EntityManager,
    at: Date,
    actor: number | null,
    values: ReadonlyMap<number | null, number | null>,
    added: readonly NewRateDto[] = [],
  ): Promise<{ readonly sheet: number | null; readonly added: readonly number[] }> {
    const book = await rateBookOf(manager, at);
    const changes = [...changesOf(book, values), ...(await newRates(readBy(manager, at), added))];
    if (changes.length === 0) return { sheet: null, added: [] };
    return putDirectly(manager, this.audit, book, { changes, at, actor });
  }

  /** Runs a change with the tables locked; reads do not wait. Due sheets are put in force before it. */
  private async writing<Result>(
    table: RateTable,
    work: (manager: EntityManager, now: Date) => Promise<Result>,
  ): Promise<Result> {
    await this.inForce.settled();
    try {
      return await this.source.transaction(async (manager) => {
        await manager.query(LOCK_RATES);
        const now = this.clock.now();
        if (await this.inForce.isDue(manager, now)) throw new SheetDue();
        const result = await work(manager, now);
        await endTransaction(manager);
        return result;
      });
    } catch (error) {
      if (error instanceof SheetDue) return this.writing(table, work);
      const { tableName } = this.source.getMetadata(definitionOf(table).entity);
      throw rateTableProblem(error, table, tableName) ?? error;
    }
  }
}

/** Refuses a change of ranges if an approved sheet of the same product is waiting. @throws Problem 409 */
async function assertNoneWaits(
  manager: EntityManager,
  table: RateTable,
  rows: readonly object[],
): Promise<void> {
  if (!isRangeTable(table)) return;
  const products = new Set(rows.map((row) => ('product' in row ? row.product : undefined)));
  await assertNoneScheduled(manager, (changes) => changes.some(({ product }) => products.has(product)));
}

async function ratesOfRange(
  manager: EntityManager,
  now: Date,
  table: RateTable,
  id: number,
): Promise<number[]> {
  if (!isRangeTable(table)) return [];
  const rates = await definitionOf('Tarificador').rows(manager, now);
  return rates.filter((rate) => rate[RANGE_OF_RATE[table]] === id).map((rate) => rate.id);
}

async function storeLimits(manager: EntityManager, table: RateTable, before: Row<RateTable>): Promise<void> {
  if (table !== 'RangePeriod' && table !== 'RangeAmount') return;
  const { id, product, ...bounds } = before as RangePeriodDto | RangeAmountDto;
  await manager.query(STORE_LIMITS[table], [product, ...Object.values(bounds), id]);
}
