import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { NumberOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { MAX_INTEGER, UfField, WholeField } from '../../http/fields.ts';
import { ObjectField } from '../../http/nested-fields.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';

const MONTHS = 12;

/** Another bank's offer, with its payment in UF or in pesos. */
export class OtherOfferDto {
  @UfField({ description: 'credit, UF' }) credit_uf!: number;
  @WholeField({ min: 1, max: LIMITS.web.yearsMax, description: 'years', publicText: 'figure' })
  years!: number;
  @UfField({ optional: true, description: 'monthly payment, UF' }) payment_uf?: number;
  @WholeField({
    min: 1,
    max: MAX_INTEGER,
    optional: true,
    description: 'monthly payment, pesos',
    publicText: 'figure',
  })
  payment_clp?: number;
  @UfField({ optional: true, description: 'operation costs, UF' }) costs_uf = 0;
  @UfField({ optional: true, description: 'insurance in the payment, UF a month; absent: not known' })
  insurance_uf?: number;
}

export class OfertaRequestDto {
  @ObjectField(() => DividendoRequestDto) calculation!: DividendoRequestDto;
  @ObjectField(() => OtherOfferDto) offer!: OtherOfferDto;
}

/** Figures of an offer or of our credit, to be compared side by side. */
export class ComparedOfferDto {
  @ApiProperty({ type: Number, description: 'monthly payment with insurance, UF' }) payment_uf!: number;
  @ApiProperty({ type: 'integer', description: 'the same, pesos' }) payment_clp!: number;
  @NumberOrNull('annual percent; null if the insurance is not known')
  rate!: number | null;
  @ApiProperty({ type: Number, description: 'nominal annual percent' }) cae!: number;
  @NumberOrNull('null if the costs exceed the credit')
  cae_with_costs!: number | null;
  @ApiProperty({ type: Number, description: 'operation costs, UF' }) costs_uf!: number;
  @ApiProperty({ type: Number, description: 'all payments and the operation costs, UF' })
  total_with_costs_uf!: number;
}

/** The offer, calculated with the conventions of our figures. A positive difference means that the offer costs more. */
export class OfertaAnswerDto {
  @ApiProperty({ type: Number, description: 'nominal annual percent' }) cae!: number;
  @ApiProperty({ type: Number, description: 'nominal annual percent, with its operation costs' })
  cae_with_costs!: number;
  @ApiProperty({ type: Number, description: 'all payments' }) total_uf!: number;
  @ApiProperty({ type: 'integer', description: 'pesos a month, offer less ours' })
  monthly_difference_clp!: number;
  @ApiProperty({
    type: Number,
    description: 'UF over all payments, offer less ours, without operation costs',
  })
  total_difference_uf!: number;
  @ApiProperty({ type: ComparedOfferDto }) theirs!: ComparedOfferDto;
  @ApiProperty({ type: ComparedOfferDto }) ours!: ComparedOfferDto;
}

/** A credit that is being paid; its payment excludes insurance. */
export class PresentCreditDto {
  @UfField({ description: 'what is owed' }) balance_uf!: number;
  @UfField({ description: 'monthly payment without insurance' }) payment_uf!: number;
  @WholeField({ min: 1, max: MONTHS * LIMITS.web.yearsMax, publicText: 'figure' }) months_left!: number;
}

export class RefinanciamientoRequestDto {
  @ObjectField(() => DividendoRequestDto) calculation!: DividendoRequestDto;
  @ObjectField(() => PresentCreditDto) present!: PresentCreditDto;
}

export class RefinanciamientoAnswerDto {
  @WholeOrNull('first month in which it pays; null for never, and if the commission is not known')
  month!: number | null;
  @ApiProperty({ type: Number, description: 'annual percent of the present credit' }) present_rate!: number;
  @NumberOrNull('of prepaying the present credit, at most; null if the law sets no maximum for its balance')
  commission_uf!: number | null;
  @ApiProperty({ type: Number, description: 'operation costs of the new credit' }) costs_uf!: number;
  @ApiProperty({ type: Number, description: 'of the new credit, without insurance' }) dividend!: number;
}
