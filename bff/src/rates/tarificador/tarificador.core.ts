import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { CoreRateTables } from './core-rate-tables.ts';
import type { RateGroupDto } from '../tables/rate-tables.dto.ts';
import type { RateInForceDto, RealEstateTypeDto } from '../tables/tarificador.dto.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

export class CoreTarificador extends CoreRateTables implements TarificadorAdapter {
  async suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const answer = await this.upstream.ask('Tarifa', {
      body: {
        amount: request.amountUf,
        period: request.periodYears,
        loan_use: request.loanUse,
        product: request.product,
        real_estate_type: request.realEstateType,
      },
    });
    return fresh(fourDecimals(answer.rate), 'core');
  }

  async rateGroups(): Promise<Sourced<RateGroupDto[]>> {
    return fresh(await this.upstream.ask('GroupBy'), 'core');
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return fresh(await this.upstream.ask('RealEstateType'), 'core');
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return fresh(await this.upstream.ask('tarifas'), 'core');
  }
}
