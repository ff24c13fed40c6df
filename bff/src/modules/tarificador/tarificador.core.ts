import { fresh, type Sourced } from '../../border/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';
import { type TarifaQuestion, TarificadorPort } from './tarificador.port.ts';

export class CoreTarificador extends TarificadorPort {
  constructor(private readonly upstream: Upstream) {
    super();
  }

  async suggestedRate(question: TarifaQuestion): Promise<Sourced<number>> {
    const answer = await this.upstream.ask('Tarifa', {
      body: {
        amount: question.amountUf,
        period: question.periodYears,
        loan_use: question.loanUse,
        product: question.product,
        real_estate_type: question.realEstateType,
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
