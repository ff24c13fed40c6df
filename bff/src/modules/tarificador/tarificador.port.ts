import type { Sourced } from '../../border/sourced.ts';
import type { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';

/** What a rate depends on. Codes are the bank's. */
export interface TarifaQuestion {
  readonly amountUf: number;
  readonly periodYears: number;
  readonly loanUse: number;
  readonly product: number;
  readonly realEstateType: number;
}

/** Which rate does the bank suggest, and what does it lend for? */
export abstract class TarificadorPort {
  /** Annual percent. @throws Problem 404 when there is no rate for it. */
  abstract suggestedRate(question: TarifaQuestion): Promise<Sourced<number>>;
  abstract products(): Promise<Sourced<ProductDto[]>>;
  abstract loanUses(): Promise<Sourced<LoanUseDto[]>>;
  abstract realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>>;
  abstract ratesInForce(): Promise<Sourced<RateInForceDto[]>>;
}
