import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { Problem } from '../../http/problem.ts';
import type { RateTable, Row } from './rate-tables.ts';
import type { RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';
import type { RateRequest, TarificadorAdapter } from './tarificador.port.ts';

const keptByTheCore = (): Problem => new Problem(409, 'Las tarifas se mantienen en los sistemas del banco.');

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

  async rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    if (table === 'Product') return fresh((await this.upstream.ask('Product')) as Row<T>[], 'core');
    if (table === 'LoanUse') return fresh((await this.upstream.ask('loan_uses')) as Row<T>[], 'core');
    throw keptByTheCore();
  }

  async rateGroups(): Promise<never> {
    throw keptByTheCore();
  }

  async add(): Promise<never> {
    throw keptByTheCore();
  }

  async change(): Promise<never> {
    throw keptByTheCore();
  }

  async remove(): Promise<never> {
    throw keptByTheCore();
  }

  async realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return fresh(await this.upstream.ask('RealEstateType'), 'core');
  }

  async ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return fresh(await this.upstream.ask('tarifas'), 'core');
  }
}
