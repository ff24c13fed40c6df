import type { DataSource } from 'typeorm';
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
import type { Fields, PriceChange, RowChange as PlannedRow } from '../changes/kinds/row-kind.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import type { RatesInForce } from '../changes/rates-in-force.ts';

/** Plans a change of a row that is not a rate. */
const rowChange = (
  table: keyof typeof KIND_OF_TABLE,
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

  async add<T extends RateTable>(table: T, row: Added<T>, act: RowAct): Promise<Sourced<Row<T>>> {
    return fresh(first(await this.write(table, act, null, [row])), 'local');
  }

  async addRates(rates: readonly NewRateDto[], act: RowAct): Promise<Sourced<Row<'Tarificador'>[]>> {
    return fresh(await this.write('Tarificador', act, null, rates), 'local');
  }

  async change<T extends RateTable>(
    table: T,
    { id, change }: RowChange<T>,
    act: RowAct,
  ): Promise<Sourced<Row<T>>> {
    return fresh(first(await this.write(table, act, id, [change])), 'local');
  }

  async remove(table: RateTable, id: number, act: RowAct, withRates = false): Promise<Sourced<null>> {
    await this.write(table, act, id, null, withRates);
    return fresh(null, 'local');
  }

  /** Adds rows (`id` is null), changes one, or deletes it (`values` is null). Returns what was added or changed. */
  private write<T extends RateTable>(
    table: T,
    { actor, check }: RowAct,
    id: number | null,
    values: readonly object[] | null,
    withRates = false,
  ): Promise<Row<T>[]> {
    return this.door.locked(async (manager, now) => {
      await check(readBy(manager, now));
      const before = id === null ? null : first(await rowsOf(manager, now, table, [id]));
      if (
        id !== null &&
        values &&
        table !== 'Tarificador' &&
        (await isUnchanged(manager, table, id, values[0] ?? {}))
      )
        return before ? [before] : [];
      const book = await rateBookOf(manager, now);
      const ratesOf = (ids: readonly number[], to: number | null): readonly PriceChange[] =>
        changesOf(book, new Map(ids.map((rate) => [rate, to])));
      const tables = readBy(manager, now);
      const plan = async (): Promise<readonly PriceChange[]> => {
        if (table !== 'Tarificador') {
          const { value: rates } = await tables.rows('Tarificador');
          const isOwn = (rate: (typeof rates)[number]): boolean =>
            withRates && isRangeTable(table) && rate[RANGE_OF_RATE[table]] === id;
          const own = rates.filter(isOwn).map((rate) => rate.id);
          return [
            ...ratesOf(own, null),
            rowChange(table as keyof typeof KIND_OF_TABLE, before, values?.[0] ?? null),
          ];
        }
        if (id === null) return newRates(tables, (values ?? []) as NewRateDto[]);
        return ratesOf([id], (values?.[0] as RateChangeDto | undefined)?.rate ?? null);
      };
      try {
        const { rates, rows } = await this.door.put(manager, now, { changes: await plan(), actor });
        if (table !== 'Tarificador') return rows as unknown as Row<T>[];
        return rowsOf(manager, now, table, id === null ? rates : values ? [id] : []);
      } catch (error) {
        throw rateTableProblem(error, 'Tarificador', 'rates') ?? error;
      }
    });
  }
}
