import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { RateEntity } from '../../database/entities/tariff.entities.ts';
import { Problem } from '../../http/problem.ts';
import { HELD_RATES, KEEP_LIMITS, KEEP_PAST } from './rate-queries.ts';
import { RATE_TABLE_DEFINITIONS, type RateTableDefinition } from './rate-table-definitions.ts';
import { RATE_TABLE_SENTENCES, rateTableProblem } from './rate-table-problem.ts';
import { rateTableEntry } from './rate-table-record.ts';
import type { RangeAmountDto, RangePeriodDto } from './rate-tables.dto.ts';
import {
  type Added,
  type Change,
  type Judge,
  RANGE_OF_RATE,
  type RangeTable,
  type RateTable,
  type RateTablesAdapter,
  type RateTablesReader,
  type Row,
  type RowChange,
} from './rate-tables.ts';

/** The rate tables in our database, with an audit row for each change. See docs/rules.md R351 to R354. */
export class LocalRateTables implements RateTablesAdapter {
  constructor(
    protected readonly source: DataSource,
    protected readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return readBy(this.source.manager, this.clock.now()).rows(table);
  }

  async add<T extends RateTable>(
    table: T,
    added: readonly Added<T>[],
    actor: number | null,
    judge: Judge,
  ): Promise<Sourced<Row<T>[]>> {
    const { entity, values, rows } = definitionOf(table);
    const made = await this.writing(table, async (manager, now) => {
      await judge(readBy(manager, now));
      const entities = added.map((row) =>
        Object.assign(new entity(), values(row), table === 'Tarificador' ? { validFrom: now } : {}),
      );
      await keepingPast(manager, now, added, () => manager.insert(entity, entities));
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
    judge: Judge,
  ): Promise<Sourced<Row<T>[]>> {
    const { entity, values } = definitionOf(table);
    const ids = changes.map(({ id }) => id);
    const changed = await this.writing(table, async (manager, now) => {
      await judge(readBy(manager, now));
      const before = await this.rowsOf(manager, now, table, ids);
      const kept = new Map(
        (await manager.findBy(entity, { id: In([...ids]) })).map((each) => [each.id, each]),
      );
      const next = changes
        .map(({ id, change }) => ({ id, to: values(change as Partial<Added<T>> & Change<T>) }))
        .filter(({ id, to }) => !isSame(kept.get(id) ?? {}, to));
      if (next.length === 0) return before;
      const touched = [...before, ...changes.map(({ change }) => change)];
      // A product that is offered no more, or again, changes what its rates are.
      const own = table === 'Product' ? ids.map((product) => ({ product })) : [];
      await keepingPast(manager, now, [...touched, ...own], async () => {
        for (const { id, to } of next) await manager.update(entity, { id }, to);
      });
      for (const row of before) await keepLimits(manager, table, row);
      const after = await this.rowsOf(manager, now, table, ids);
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

  async remove(table: RateTable, id: number, actor: number | null, judge: Judge): Promise<Sourced<null>> {
    await this.writing(table, async (manager, now) => {
      await judge(readBy(manager, now));
      const rows = await this.rowsOf(manager, now, table, [id]);
      await keepingPast(manager, now, rows, () => manager.delete(definitionOf(table).entity, { id }));
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
    judge: Judge,
  ): Promise<Sourced<null>> {
    const reference = RANGE_OF_RATE[table];
    await this.writing(table, async (manager, now) => {
      await judge(readBy(manager, now));
      const [range] = await this.rowsOf(manager, now, table, [id]);
      const rates = (await definitionOf('Tarificador').rows(manager, now)).filter(
        (rate) => rate[reference] === id,
      );
      await keepingPast(manager, now, range ? [range] : [], async () => {
        const ofRange = table === 'RangePeriod' ? { rangePeriodId: id } : { rangeAmountId: id };
        await manager.delete(RateEntity, ofRange);
        await manager.delete(definitionOf(table).entity, { id });
      });
      await this.audit.noteAll(
        [
          ...rates.map((rate) => rateTableEntry('Tarificador', actor, rate, null)),
          ...(range ? [rateTableEntry(table, actor, range, null)] : []),
        ],
        manager,
      );
    });
    return fresh(null, 'local');
  }

  /** In the order of their ids here. @throws Problem 404 */
  private async rowsOf<T extends RateTable>(
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

  /** One change at a time; reads don't wait for it. */
  private async writing<Result>(
    table: RateTable,
    work: (manager: EntityManager, now: Date) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.source.transaction(async (manager) => {
        await manager.query('LOCK TABLE rates IN SHARE ROW EXCLUSIVE MODE');
        return work(manager, this.clock.now());
      });
    } catch (error) {
      const { tableName } = this.source.getMetadata(definitionOf(table).entity);
      throw rateTableProblem(error, table, tableName) ?? error;
    }
  }
}

const readBy = (manager: EntityManager, now: Date): RateTablesReader => ({
  rows: async (table) => fresh(await definitionOf(table).rows(manager, now), 'local'),
});

async function keepLimits(manager: EntityManager, table: RateTable, before: Row<RateTable>): Promise<void> {
  if (table !== 'RangePeriod' && table !== 'RangeAmount') return;
  const { id, product, ...bounds } = before as RangePeriodDto | RangeAmountDto;
  await manager.query(KEEP_LIMITS[table], [product, ...Object.values(bounds), id]);
}

/** Changes rows; former values of any of their products' rates that the change affects are kept. */
async function keepingPast(
  manager: EntityManager,
  now: Date,
  rows: readonly object[],
  work: () => Promise<unknown>,
): Promise<void> {
  const products = rows.flatMap((row) =>
    'product' in row && row.product !== undefined ? [row.product] : [],
  );
  const [before]: { held: string }[] = await manager.query(HELD_RATES, [now, products]);
  await work();
  await manager.query(KEEP_PAST, [now, products, before?.held]);
}

const definitionOf = <T extends RateTable>(table: T): RateTableDefinition<T> =>
  RATE_TABLE_DEFINITIONS[table] as unknown as RateTableDefinition<T>;

/** Whether a change leaves the stored row unchanged, which may differ from what is shown: a limit that is not set is taken from the ranges. */
const isSame = (entity: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || value === (entity as Record<string, unknown>)[name],
  );
