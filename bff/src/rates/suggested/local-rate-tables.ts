import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import type { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { rateTableProblem } from '../book/rate-table-problem.ts';
import type { NewRateDto } from '../book/rate-tables.dto.ts';
import {
  isRangeTable,
  RANGE_OF_RATE,
  type RateTable,
  type RateTablesAdapter,
  type Row,
  type TableWrite,
} from '../book/rate-tables.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import type { Fields } from '../book/stored-table.ts';
import { isUnchanged, readBy, rowOf, tableRows } from '../book/table-rows.ts';
import type { ChangeDoor } from '../changes/change-door.ts';
import type { PriceChange } from '../changes/kinds/row-kind.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import { newRates } from '../changes/put-rates.ts';
import type { RatesInForce } from '../changes/rates-in-force.ts';

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

  async write<T extends RateTable>(
    table: T,
    { id, values, withRates = false, actor, check }: TableWrite,
  ): Promise<Sourced<Row<T>[]>> {
    const written = await this.door.locked(async (manager, now): Promise<Row<T>[]> => {
      const tables = readBy(manager, now);
      await check(tables);
      const before = id === null ? null : await rowOf(manager, now, table, id);
      const [value = null] = values ?? [];
      const ratesTo = async (isMeant: (rate: Row<'Tarificador'>) => boolean, to: number | null) => {
        const ids = new Set(
          (await tableRows(manager, now, 'Tarificador')).filter(isMeant).map((row) => row.id),
        );
        const { rates } = await rateBookOf(manager, now);
        return rates
          .filter((rate) => ids.has(rate.id ?? 0) && rate.rate !== to)
          .map((rate) => changeOf(rate, to));
      };
      const planned = async (): Promise<readonly PriceChange[]> => {
        if (table === 'Tarificador')
          return id === null
            ? newRates(tables, (values ?? []) as NewRateDto[])
            : ratesTo((rate) => rate.id === id, (value as Row<'Tarificador'> | null)?.rate ?? null);
        const kind = KIND_OF_TABLE[table as keyof typeof KIND_OF_TABLE];
        const own = {
          kind,
          row: before && String(id),
          from: before as Fields | null,
          values: value as Fields | null,
        };
        return withRates && isRangeTable(table)
          ? [...(await ratesTo((rate) => rate[RANGE_OF_RATE[table]] === id, null)), own]
          : [own];
      };
      if (before && value && table !== 'Tarificador' && (await isUnchanged(manager, table, before.id, value)))
        return [before];
      try {
        const { rates, rows } = await this.door.put(manager, now, { changes: await planned(), actor });
        if (table !== 'Tarificador') return rows as unknown as Row<T>[];
        const ids = id === null ? rates : values ? [id] : [];
        return ids.length === 0 ? [] : tableRows(manager, now, table, ids);
      } catch (error) {
        throw rateTableProblem(error, 'Tarificador', 'rates') ?? error;
      }
    });
    return fresh(written, 'local');
  }
}
