import { Injectable } from '@nestjs/common';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import { RATES_IN_FORCE } from '../book/rate-queries.ts';
import {
  type NewRateDto,
  type RangeAmountDto,
  type RangePeriodDto,
  type RateChangeDto,
  type RateGroupDto,
  type RateInForceDto,
  type RealEstateTypeDto,
} from '../book/rate-tables.dto.ts';
import type { RateTable, Row, TableWrite } from '../book/rate-tables.ts';
import { rateBookOf, isUnchanged, readBy, rowOf, tableRows } from '../book/table-rows.ts';
import type { Fields } from '../book/stored-table.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import type { PriceChange } from '../changes/kinds/row-kind.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import { RateHistory } from './rate-history.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

/** SQL: the groups, which may still refer to a deleted purpose. */
const RATE_GROUPS = `
  SELECT id, name, real_estate_types,
    ARRAY(SELECT use FROM unnest(rate_groups.loan_uses) AS use WHERE use IN (SELECT id FROM loan_uses)) AS loan_use
  FROM rate_groups ORDER BY id`;

/** The rate tables in our database. Each change is a set of changes in force at once. See docs/rules.md R351 to R354, R591. */
@Injectable()
export class LocalTarificador implements TarificadorAdapter {
  constructor(
    private readonly source: DataSource,
    private readonly history: RateHistory,
    private readonly door: ChangeDoor,
  ) {}

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return readBy(this.source.manager, await this.door.settled()).rows(table);
  }

  async write({ plan, actor }: TableWrite): Promise<Sourced<Row<RateTable>[]>> {
    // The TMC may come from a slow core, so the first plan requests it before the lock; the second one is for the locked tables.
    await plan(this);
    const written = await this.door.locked(async (manager, now): Promise<Row<RateTable>[]> => {
      const tables = readBy(manager, now);
      const wanted = await plan(tables, true);
      const { rates: priced } = await rateBookOf(manager, now);
      const { value: periods } = await tables.rows('RangePeriod');
      const { value: amounts } = await tables.rows('RangeAmount');
      const changes: PriceChange[] = [];
      for (const { table, id, values } of wanted) {
        if (table === 'Tarificador') {
          const present = priced.find((rate) => rate.id === id);
          if (present) changes.push(changeOf(present, (values as RateChangeDto | null)?.rate ?? null));
          else changes.push(newRate(values as NewRateDto, periods, amounts));
          continue;
        }
        const before = id === null ? null : await rowOf(manager, now, table, id);
        // The shown row may differ from the stored one, because a missing limit is derived from the ranges.
        if (before && values && (await isUnchanged(manager, table, before.id, values))) return [before];
        const row = before && String(id);
        changes.push({
          ...{ kind: KIND_OF_TABLE[table], row, from: before as Fields | null },
          values: values as Fields | null,
        });
      }
      const effective = changes.filter((change) => 'kind' in change || change.from !== change.value);
      const { rates, rows } = await this.door.put(manager, now, { changes: effective, actor });
      const changed = wanted.flatMap(({ table, id, values }) =>
        table === 'Tarificador' && id !== null && values !== null ? [id] : [],
      );
      const ids = [...changed, ...rates];
      const made = ids.length === 0 ? [] : await tableRows(manager, now, 'Tarificador', ids);
      return [...made, ...rows.filter((row) => row !== null)] as Row<RateTable>[];
    });
    return fresh(written, 'local');
  }

  async suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const annualPct = await this.history.at(await this.door.instant(), request);
    if (annualPct === null)
      throw new Problem(404, 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.');
    return fresh(annualPct, 'local');
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return fresh(await this.source.query('SELECT id, name FROM real_estate_types ORDER BY id'), 'local');
  }

  async rateGroups(): Promise<Sourced<RateGroupDto[]>> {
    return fresh(await this.source.query(RATE_GROUPS), 'local');
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    const rows: RateInForceDto[] = await this.source.query(RATES_IN_FORCE, [await this.door.settled()]);
    return fresh(rows, 'local');
  }
}

/** Returns the change that adds a rate to existing ranges. */
function newRate(
  { range_period, range_amount, rate: value, product, loan_use, real_estate_type }: NewRateDto,
  periods: readonly RangePeriodDto[],
  amounts: readonly RangeAmountDto[],
): RateChange {
  const { min_years = 0, max_years = 0 } = periods.find(({ id }) => id === range_period) ?? {};
  const { min_amount = 0, max_amount = 0 } = amounts.find(({ id }) => id === range_amount) ?? {};
  const cell = { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
  return { ...cell, rate: null, from: null, value };
}
