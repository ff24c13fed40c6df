import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { LoanUseEntity, RealEstateTypeEntity } from '../../database/entities/tariff.entities.ts';
import { Problem } from '../../http/problem.ts';
import type { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';
import { PRODUCTS, RATES_IN_FORCE, SUGGESTED_RATE } from './tarificador.sql.ts';

/** Answers from the rate tables. */
@Injectable()
export class LocalTarificador implements TarificadorAdapter {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const { product, loanUse, realEstateType, periodYears, amountUf } = request;
    const rows: { annual_pct: string }[] = await this.source.query(SUGGESTED_RATE, [
      product,
      loanUse,
      realEstateType,
      periodYears,
      amountUf,
      this.clock.now(),
    ]);
    const [row] = rows;
    if (!row) throw new Problem(404, 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.');
    return fresh(Number(row.annual_pct), 'local');
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
