import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import {
  LoanUseEntity,
  RateGroupEntity,
  RealEstateTypeEntity,
} from '../../database/entities/tariff.entities.ts';
import { Problem } from '../../http/problem.ts';
import { LocalRateTables } from './local-rate-tables.ts';
import { RateHistory } from './rate-history.ts';
import { RATES_IN_FORCE } from '../book/rate-queries.ts';
import type { RateGroupDto } from '../book/rate-tables.dto.ts';
import type { RateInForceDto, RealEstateTypeDto } from '../book/tarificador.dto.ts';
import { ChangeDoor } from '../changes/change-door.ts';
import { RatesInForce } from '../changes/rates-in-force.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

/** Reads the rate tables. */
@Injectable()
export class LocalTarificador extends LocalRateTables implements TarificadorAdapter {
  constructor(
    source: DataSource,
    private readonly history: RateHistory,
    inForce: RatesInForce,
    door: ChangeDoor,
  ) {
    super(source, inForce, door);
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
