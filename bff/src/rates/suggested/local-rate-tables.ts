import type { DataSource, EntityManager } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { rateTableProblem } from '../book/rate-table-problem.ts';
import type { NewRateDto, RateChangeDto } from '../book/rate-tables.dto.ts';
import {
  type Added,
  first,
  isRangeTable,
  RANGE_OF_RATE,
  type RateTable,
  type RateTablesAdapter,
  type Row,
  type RowAct,
  type RowChange,
} from '../book/rate-tables.ts';
import { isUnchanged, readBy, rowsOf } from '../book/table-rows.ts';
import type { ChangeDoor } from '../changes/change-door.ts';
import { changesOf, newRates } from '../changes/put-rates.ts';
import type { Fields, RowChange as PlannedRow } from '../changes/kinds/row-kind.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import type { RatesInForce } from '../changes/rates-in-force.ts';

/** Plans a change of a row that is not a rate. */
const rowChange = (
  table: Exclude<RateTable, 'Tarificador'>,
  before: Row<RateTable> | null,
  values: object | null,
): PlannedRow => ({
  kind: KIND_OF_TABLE[table],
  row: before && String(before.id),
  from: before as Fields | null,
  values: values as Fields | null,
});

/** The rate tables in our database. Each change is a set of changes in force at once. See docs/rules.md R351 to R354, R591. */
export class LocalRateTables implements RateTablesAdapter {
  constructor(
    protected readonly source: DataSource,
    protected readonly inForce: RatesInForce,
    private readonly door: ChangeDoor,
  ) {}

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return readBy(this.source.manager, await this.inForce.settled()).rows(table);
  }

  async add<T extends RateTable>(
    table: T,
    row: Added<T>,
    { actor, check }: RowAct,
  ): Promise<Sourced<Row<T>>> {
    const made = await this.door.locked(async (manager, now): Promise<unknown> => {
      await check(readBy(manager, now));
      if (table === 'Tarificador')
        return first(await this.putRates(manager, now, actor, new Map(), [row as NewRateDto]));
      const { rows } = await this.door.put(manager, now, { changes: [rowChange(table, null, row)], actor });
      return rows[0];
    });
    return fresh(made as Row<T>, 'local');
  }

  async change<T extends RateTable>(
    table: T,
    { id, change }: RowChange<T>,
    { actor, check }: RowAct,
  ): Promise<Sourced<Row<T>>> {
    const changed = await this.door.locked(async (manager, now): Promise<unknown> => {
      await check(readBy(manager, now));
      const before = first(await rowsOf(manager, now, table, [id]));
      if (table === 'Tarificador') {
        await this.putRates(manager, now, actor, new Map([[id, (change as RateChangeDto).rate]]));
        return first(await rowsOf(manager, now, table, [id]));
      }
      if (await isUnchanged(manager, table, id, change)) return before;
      const { rows } = await this.door.put(manager, now, {
        changes: [rowChange(table, before, change)],
        actor,
      });
      return rows[0];
    });
    return fresh(changed as Row<T>, 'local');
  }

  async addRates(
    added: readonly NewRateDto[],
    { actor, check }: RowAct,
  ): Promise<Sourced<Row<'Tarificador'>[]>> {
    const rows = await this.door.locked(async (manager, now) => {
      await check(readBy(manager, now));
      return this.putRates(manager, now, actor, new Map(), added);
    });
    return fresh(rows, 'local');
  }

  async remove(
    table: RateTable,
    id: number,
    { actor, check }: RowAct,
    withRates = false,
  ): Promise<Sourced<null>> {
    await this.door.locked(async (manager, now) => {
      await check(readBy(manager, now));
      const row = first(await rowsOf(manager, now, table, [id]));
      if (table === 'Tarificador')
        return void (await this.putRates(manager, now, actor, new Map([[id, null]])));
      const { value: all } = await readBy(manager, now).rows('Tarificador');
      const isOfRange = isRangeTable(table) && withRates;
      const rates = isOfRange ? all.filter((rate) => rate[RANGE_OF_RATE[table]] === id) : [];
      const deleted = changesOf(
        await rateBookOf(manager, now),
        new Map(rates.map((rate) => [rate.id, null])),
      );
      await this.door.put(manager, now, { changes: [...deleted, rowChange(table, row, null)], actor });
    });
    return fresh(null, 'local');
  }

  /** Writes new values of rates (null deletes one) and new rates. Returns the rows of the new ones. */
  private async putRates(
    manager: EntityManager,
    at: Date,
    actor: number | null,
    values: ReadonlyMap<number | null, number | null>,
    added: readonly NewRateDto[] = [],
  ): Promise<Row<'Tarificador'>[]> {
    const book = await rateBookOf(manager, at);
    const changes = [...changesOf(book, values), ...(await newRates(readBy(manager, at), added))];
    try {
      const { rates } = await this.door.put(manager, at, { changes, actor });
      return await rowsOf(manager, at, 'Tarificador', rates);
    } catch (error) {
      throw rateTableProblem(error, 'Tarificador', 'rates') ?? error;
    }
  }
}
