import { Injectable } from '@nestjs/common';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import type { NewRateDto, RateGroupDto, RateInForceDto, RealEstateTypeDto } from '../book/rate-tables.dto.ts';
import type { RateTable, RateTablesReader, Row, TableChange, TableWrite } from '../book/rate-tables.ts';
import { ratesAt, readBy, type StoredRate, tableRows } from '../book/table-rows.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import { readRowChanges, type WantedRow } from '../changes/kinds/wanted-rows.ts';
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
    private readonly clock: Clock,
  ) {}

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return readBy(this.source.manager, await this.door.settled()).rows(table);
  }

  async write({ plan, actor }: TableWrite): Promise<Sourced<Row<RateTable>[]>> {
    let wanted: readonly TableChange[] = [];
    const { rates, rows } = await this.door.put(async (manager, now) => {
      const tables = readBy(manager, now);
      wanted = await plan(tables);
      const changes = await rateChanges(wanted, tables, await ratesAt(manager, now));
      return { changes: [...changes, ...(await readRowChanges(rowsIn(wanted), manager, now))], actor };
    });
    const [{ table } = { table: 'Tarificador' as const }] = wanted;
    const ids = [...rates, ...[...wanted, ...rows].map((row) => row?.id)];
    const all = await tableRows(this.source.manager, this.clock.now(), table);
    return fresh(
      all.filter(({ id }) => ids.includes(id)),
      'local',
    );
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
    return fresh(await ratesAt(this.source.manager, await this.door.settled()), 'local');
  }
}

/** Returns changes of rows that are not rates. */
const rowsIn = (wanted: readonly TableChange[]): WantedRow[] =>
  wanted.flatMap(({ table, id, values }) =>
    table === 'Tarificador'
      ? []
      : [{ kind: KIND_OF_TABLE[table], row: id === null ? undefined : String(id), values }],
  );

/** Returns changes of rates, also of new ones for existing ranges, without those that change nothing. */
async function rateChanges(
  wanted: readonly TableChange[],
  tables: RateTablesReader,
  rates: readonly StoredRate[],
): Promise<readonly RateChange[]> {
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  return wanted.flatMap(({ table, id, values }): RateChange[] => {
    if (table !== 'Tarificador') return [];
    const present = rates.find((rate) => rate.id === id);
    const { rate: value = null, ...of } = (values ?? {}) as Partial<NewRateDto>;
    if (present) return present.rate === value ? [] : [changeOf(present, value)];
    const { product, loan_use, real_estate_type, range_period, range_amount } = of as NewRateDto;
    const { min_years = 0, max_years = 0 } = periods.find((each) => each.id === range_period) ?? {};
    const { min_amount = 0, max_amount = 0 } = amounts.find((each) => each.id === range_amount) ?? {};
    const cell = { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
    return [{ ...cell, rate: null, from: null, value }];
  });
}
