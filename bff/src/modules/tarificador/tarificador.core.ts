import { fresh, type Sourced } from '../../border/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type {
  LoanUseDto,
  ProductDto,
  RateInForceDto,
  RealEstateTypeDto,
  TarifaAnswerDto,
} from './tarificador.dto.ts';
import { type TarifaQuestion, TarificadorPort } from './tarificador.port.ts';

export class CoreTarificador extends TarificadorPort {
  constructor(private readonly upstream: Upstream) {
    super();
  }

  async suggestedRate(question: TarifaQuestion): Promise<Sourced<number>> {
    const answer = await this.upstream.ask<TarifaAnswerDto>({
      operationId: 'Tarifa',
      method: 'POST',
      path: '/api/tarificador/Tarifa',
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

  products(): Promise<Sourced<ProductDto[]>> {
    return this.list('Product', '/api/tarificador/Product/');
  }

  loanUses(): Promise<Sourced<LoanUseDto[]>> {
    return this.list('loan_uses', '/products/api/loan_uses');
  }

  realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return this.list('RealEstateType', '/api/tarificador/RealEstateType/');
  }

  ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return this.list('tarifas', '/api/external/tarifas/');
  }

  private async list<T>(operationId: string, path: string): Promise<Sourced<T>> {
    return fresh(await this.upstream.ask<T>({ operationId, method: 'GET', path }), 'core');
  }
}
