import { ApiProperty } from '@nestjs/swagger';
import { CodeField, DecimalField, UfField } from '../../http/fields.ts';

export class TarifaRequestDto {
  @UfField({ description: 'UF' }) amount!: number;
  @DecimalField({ min: 0, max: 100, description: 'years', publicText: 'figure' }) period!: number;
  @CodeField({ description: 'credit purpose' }) loan_use!: number;
  @CodeField() product!: number;
  @CodeField({ description: 'property type' }) real_estate_type!: number;
}

/** Annual percent. */
export class TarifaAnswerDto {
  @ApiProperty({ type: Number }) rate!: number;
}

export class RealEstateTypeDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

export class LoanUseDto extends RealEstateTypeDto {
  @ApiProperty({ type: String, required: false }) description?: string;
}

/** A product and the limits of its ranges: UF and years. A range is valid if its parts leave no gap. */
export class ProductDto extends LoanUseDto {
  @ApiProperty({ type: Boolean, required: false }) is_active?: boolean;
  @ApiProperty({ type: Boolean, required: false }) is_range_amount_valid?: boolean;
  @ApiProperty({ type: Boolean, required: false }) is_range_valid_period?: boolean;
  @ApiProperty({ type: Number, required: false }) min_amount?: number;
  @ApiProperty({ type: Number, required: false }) max_amount?: number;
  @ApiProperty({ type: Number, required: false }) min_period?: number;
  @ApiProperty({ type: Number, required: false }) max_period?: number;
}

/** A rate in force: UF, years, annual percent. */
export class RateInForceDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: 'integer' }) product!: number;
  @ApiProperty({ type: 'integer' }) loan_use!: number;
  @ApiProperty({ type: 'integer' }) real_estate_type!: number;
  @ApiProperty({ type: Number }) min_years!: number;
  @ApiProperty({ type: Number }) max_years!: number;
  @ApiProperty({ type: Number }) min_amount!: number;
  @ApiProperty({ type: Number }) max_amount!: number;
  @ApiProperty({ type: Number }) rate!: number;
}
