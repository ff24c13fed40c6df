import type { RateBook, RateChange } from '@simulador/contracts/domain/rates/rate-book';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { endTransaction } from '../proposals/transaction-end.ts';
import { storingPastRates } from './tables/store-past-rates.ts';
import { STORE_LIMITS } from './tables/rate-queries.ts';
import { rateTableProblem } from './tables/rate-table-problem.ts';
import { definitionOf, isUnchanged, readBy, rowsOf } from './tables/local-rows.ts';
import { rateTableEntry } from './tables/rate-table-record.ts';
import type { NewRateDto, RangeAmountDto, RangePeriodDto } from './tables/rate-tables.dto.ts';
import {
  type Added,
  type Change,
  type RowCheck,
  RANGE_OF_RATE,
  type RangeTable,
  type RateTable,
  type RateTablesAdapter,
  type Row,
  type RowChange,
} from './tables/rate-tables.ts';
import { assertNoneScheduled, changesOf, newRates, putDirectly } from './sheets/direct-sheet.ts';
import { rateBookOf } from './tables/rate-book-of.ts';
import { LOCK_RATES, type RatesInForce } from './sheets/rates-in-force.ts';

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
    added: readonly Added<T>[],
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<Row<T>[]>> {
    if (table === 'Tarificador')
      return (await this.edit([], added as readonly NewRateDto[], actor, check)) as Sourced<Row<T>[]>;
    const { entity, values, rows } = definitionOf(table);
    const made = await this.writing(table, async (manager, now) => {
      await check(readBy(manager, now));
      await this.assertOwn(manager, table, added);
      const entities = added.map((row) => Object.assign(new entity(), values(row)));
      await storingPastRates(manager, now, added, () => manager.insert(entity, entities));
      const own = await rows(
        manager,
        now,
        entities.map(({ id }) => id),
      );
      await this.audit.noteAll(
        own.map((row) => rateTableEntry(table, actor, null, row)),
        manager,
      );
      return own;
    });
    return fresh(made, 'local');
  }

  async change<T extends RateTable>(
    table: T,
    changes: readonly RowChange<T>[],
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<Row<T>[]>> {
    if (table === 'Tarificador')
      return (await this.edit(changes as readonly RowChange<'Tarificador'>[], [], actor, check)) as Sourced<
        Row<T>[]
      >;
    const { entity, values } = definitionOf(table);
    const ids = changes.map(({ id }) => id);
    const changed = await this.writing(table, async (manager, now) => {
      await check(readBy(manager, now));
      const before = await rowsOf(manager, now, table, ids);
      const current = new Map(
        (await manager.findBy(entity, { id: In([...ids]) })).map((each) => [each.id, each]),
      );
      const next = changes
        .map(({ id, change }) => ({ id, to: values(change as Partial<Added<T>> & Change<T>) }))
        .filter(({ id, to }) => !isUnchanged(current.get(id) ?? {}, to));
      if (next.length === 0) return before;
      const touched = [...before, ...changes.map(({ change }) => change)];
      await this.assertOwn(manager, table, touched);
      // Withdrawing or restoring a product also changes its rates.
      const own = table === 'Product' ? ids.map((product) => ({ product })) : [];
      await storingPastRates(manager, now, [...touched, ...own], async () => {
        for (const { id, to } of next) await manager.update(entity, { id }, to);
      });
      for (const row of before) await storeLimits(manager, table, row);
      const after = await rowsOf(manager, now, table, ids);
      const entries = ids.map((_id, at) =>
        rateTableEntry(table, actor, before[at] ?? null, after[at] ?? null),
      );
      await this.audit.noteAll(
        entries.filter((_entry, at) => next.some(({ id }) => id === ids[at])),
        manager,
      );
      return after;
    });
    return fresh(changed, 'local');
  }

  async remove(table: RateTable, id: number, actor: number | null, check: RowCheck): Promise<Sourced<null>> {
    await this.writing(table, async (manager, now) => {
      await check(readBy(manager, now));
      const rows = await rowsOf(manager, now, table, [id]);
      if (table === 'Tarificador') return void (await this.delete(manager, now, [id], actor));
      if (!isRange(table)) await this.assertOwn(manager, table, rows);
      await storingPastRates(manager, now, rows, () => manager.delete(definitionOf(table).entity, { id }));
      await this.audit.noteAll(
        rows.map((row) => rateTableEntry(table, actor, row, null)),
        manager,
      );
    });
    return fresh(null, 'local');
  }

  async removeRange(
    table: RangeTable,
    id: number,
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<null>> {
    await this.writing(table, async (manager, now) => {
      await check(readBy(manager, now));
      const rows = await rowsOf(manager, now, table, [id]);
      const rates = await definitionOf('Tarificador').rows(manager, now);
      const ids = rates.filter((rate) => rate[RANGE_OF_RATE[table]] === id).map((rate) => rate.id);
      const sheet = ids.length === 0 ? null : await this.delete(manager, now, ids, actor);
      await storingPastRates(manager, now, rows, () => manager.delete(definitionOf(table).entity, { id }));
      const entries = rows.map((row) => rateTableEntry(table, actor, row, null));
      await this.audit.noteAll(
        entries.map((entry) =>
          sheet === null ? entry : { ...entry, details: { ...entry.details, sheet: [null, sheet] } },
        ),
        manager,
      );
    });
    return fresh(null, 'local');
  }

  /** Changes and adds rates in one transaction. */
  async edit(
    changed: readonly RowChange<'Tarificador'>[],
    added: readonly NewRateDto[],
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<Row<'Tarificador'>[]>> {
    const rows = await this.writing('Tarificador', async (manager, now) => {
      await check(readBy(manager, now));
      const ids = changed.map(({ id }) => id);
      await rowsOf(manager, now, 'Tarificador', ids);
      const book = await rateBookOf(manager, now);
      const changes = [
        ...changesOf(book, new Map(changed.map(({ id, change }) => [id, change.rate]))),
        ...(await newRates(readBy(manager, now), added)),
      ];
      const made = changes.length === 0 ? [] : (await this.put(manager, book, changes, now, actor)).added;
      return rowsOf(manager, now, 'Tarificador', [...ids, ...made]);
    });
    return fresh(rows, 'local');
  }

  /** Returns the sheet that deleted the rates. */
  private async delete(
    manager: EntityManager,
    now: Date,
    ids: readonly number[],
    actor: number | null,
  ): Promise<number> {
    const book = await rateBookOf(manager, now);
    const changes = changesOf(book, new Map(ids.map((id) => [id, null])));
    return (await this.put(manager, book, changes, now, actor)).sheet;
  }

  private async put(
    manager: EntityManager,
    book: RateBook,
    changes: readonly RateChange[],
    at: Date,
    actor: number | null,
  ): Promise<{ readonly sheet: number; readonly added: readonly number[] }> {
    const { sheet, entries } = await putDirectly(manager, book, { changes, at, actor });
    await this.audit.noteAll(entries, manager);
    const added = entries.filter(({ action }) => action === 'rate_table_added');
    return { sheet, added: added.map(({ subject = '' }) => Number(subject.split(' ')[1])) };
  }

  /**
   * Refuses a change of ranges if an approved sheet of the same product is waiting.
   * @throws Problem 409
   */
  private async assertOwn(manager: EntityManager, table: RateTable, rows: readonly object[]): Promise<void> {
    if (!isRange(table)) return;
    const products = new Set(rows.map((row) => ('product' in row ? row.product : undefined)));
    await assertNoneScheduled(manager, (changes) => changes.some(({ product }) => products.has(product)));
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

const isRange = (table: RateTable): table is RangeTable => table in RANGE_OF_RATE;

async function storeLimits(manager: EntityManager, table: RateTable, before: Row<RateTable>): Promise<void> {
  if (table !== 'RangePeriod' && table !== 'RangeAmount') return;
  const { id, product, ...bounds } = before as RangePeriodDto | RangeAmountDto;
  await manager.query(STORE_LIMITS[table], [product, ...Object.values(bounds), id]);
}
