import { Injectable } from '@nestjs/common';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import {
  LoanUseEntity,
  RateGroupEntity,
  RealEstateTypeEntity,
} from '../../database/entities/tariff.entities.ts';
import { Problem } from '../../http/problem.ts';
import { RateHistory } from './rate-history.ts';
import { RATES_IN_FORCE } from '../book/rate-queries.ts';
import { rateTableProblem } from '../book/rate-table-problem.ts';
import type { NewRateDto, RateGroupDto } from '../book/rate-tables.dto.ts';
import {
  isRangeTable,
  RANGE_OF_RATE,
  type RateTable,
  type Row,
  type TableWrite,
} from '../book/rate-tables.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import type { Fields } from '../book/stored-table.ts';
import { isUnchanged, readBy, rowOf, tableRows } from '../book/table-rows.ts';
import type { RateInForceDto, RealEstateTypeDto } from '../book/tarificador.dto.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import type { PriceChange } from '../changes/kinds/row-kind.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import { newRates } from '../changes/put-rates.ts';
import { RatesInForce } from '../changes/rates-in-force.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

/** The rate tables in our database. Each change is a set of changes in force at once. See docs/rules.md R351 to R354, R591. */
@Injectable()
export class LocalTarificador implements TarificadorAdapter {
  constructor(
    private readonly source: DataSource,
    private readonly history: RateHistory,
    private readonly inForce: RatesInForce,
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

  async suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const annualPct = await this.history.at(await this.inForce.instant(), request);
    if (annualPct === null)
      throw new Problem(404, 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.');
    return fresh(annualPct, 'local');
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    const rows = await this.source.getRepository(RealEstateTypeEntity).find({ order: { id: 'ASC' } });
    return fresh(
      rows.map(({ id, name }) => ({ id, name })),
      'local',
    );
  }

  async rateGroups(): Promise<Sourced<RateGroupDto[]>> {
    const { manager } = this.source;
    const groups = await manager.find(RateGroupEntity, { order: { id: 'ASC' } });
    const uses = new Set((await manager.find(LoanUseEntity)).map(({ id }) => id));
    return fresh(
      groups.map(({ id, name, loanUses, realEstateTypes }) => ({
        id,
        name,
        real_estate_types: realEstateTypes,
        // The group may still refer to a deleted purpose.
        loan_use: loanUses.filter((use) => uses.has(use)),
      })),
      'local',
    );
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    const rows: RateInForceDto[] = await this.source.query(RATES_IN_FORCE, [await this.inForce.settled()]);
    return fresh(rows, 'local');
  }
}
