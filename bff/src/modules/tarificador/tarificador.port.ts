import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';

/** What a rate depends on. Codes are the bank's. */
export interface RateRequest {
  readonly amountUf: number;
  readonly periodYears: number;
  readonly loanUse: number;
  readonly product: number;
  readonly realEstateType: number;
}

export interface TarificadorAdapter {
  suggestedRate(request: RateRequest): Promise<Sourced<number>>;
  products(): Promise<Sourced<ProductDto[]>>;
  loanUses(): Promise<Sourced<LoanUseDto[]>>;
  realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>>;
  ratesInForce(): Promise<Sourced<RateInForceDto[]>>;
}

/** Which rate does the bank suggest, and what does it lend for? */
export class TarificadorPort extends Port<TarificadorAdapter> {
  /** Annual percent. @throws Problem 404 when there is no rate for it. */
  suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    return this.ask('suggestedRate', [request], (adapter) => adapter.suggestedRate(request));
  }

  products(): Promise<Sourced<ProductDto[]>> {
    return this.ask('products', [], (adapter) => adapter.products());
  }

  loanUses(): Promise<Sourced<LoanUseDto[]>> {
    return this.ask('loanUses', [], (adapter) => adapter.loanUses());
  }

  realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return this.ask('realEstateTypes', [], (adapter) => adapter.realEstateTypes());
  }

  ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return this.ask('ratesInForce', [], (adapter) => adapter.ratesInForce());
  }
}
