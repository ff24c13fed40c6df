import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

export class CoreTarificador implements TarificadorAdapter {
  constructor(private readonly upstream: Upstream) {}

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
    return fresh(answer.rate, 'core');
  }

  async products(): Promise<Sourced<ProductDto[]>> {
    return fresh(await this.upstream.ask('Product'), 'core');
  }

  async loanUses(): Promise<Sourced<LoanUseDto[]>> {
    return fresh(await this.upstream.ask('loan_uses'), 'core');
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return fresh(await this.upstream.ask('RealEstateType'), 'core');
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return fresh(await this.upstream.ask('tarifas'), 'core');
  }
}
