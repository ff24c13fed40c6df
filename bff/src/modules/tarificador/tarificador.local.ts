import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { LoanUseEntity, RealEstateTypeEntity } from '../../database/entities/tariff.entities.ts';
import { Problem } from '../../http/problem.ts';
import { RateHistory } from './rate-history.ts';
import { PRODUCTS, RATES_IN_FORCE } from './rate-queries.ts';
import type { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

/** Answers from the rate tables. */
@Injectable()
export class LocalTarificador implements TarificadorAdapter {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateHistory) private readonly history: RateHistory,
  ) {}

  async suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const annualPct = await this.history.at(this.clock.now(), request);
    if (annualPct === null)
      throw new Problem(404, 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.');
    return fresh(annualPct, 'local');
  }

  async products(): Promise<Sourced<ProductDto[]>> {
    return fresh((await this.source.query(PRODUCTS)) as ProductDto[], 'local');
  }

  async loanUses(): Promise<Sourced<LoanUseDto[]>> {
    return fresh(await this.source.getRepository(LoanUseEntity).find({ order: { id: 'ASC' } }), 'local');
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    const rows = await this.source.getRepository(RealEstateTypeEntity).find({ order: { id: 'ASC' } });
    return fresh(
      rows.map(({ id, name }) => ({ id, name })),
      'local',
    );
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    const rows: RateInForceDto[] = await this.source.query(RATES_IN_FORCE, [this.clock.now()]);
    return fresh(rows, 'local');
  }
}
