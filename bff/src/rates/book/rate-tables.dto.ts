import { LIMITS } from '@simulador/contracts/calculation/limits';
import { RANGE_BOUND_MAX } from '@simulador/contracts/rates/ranges';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { Type } from '@nestjs/common';
import {
  FlagField,
  TextField,
  FormCode,
  FormNumber,
  FormWhole,
  CodeField,
  DecimalField,
  nullIsAbsent,
  UfField,
} from '../../http/fields.ts';

const optional = true;
const filled = true;
const { textMaxLength: maxLength } = LIMITS.web;
const CODE = { optional, description: "the bank's code; by default the next free one" };
/** Texts of the bank. */
const NAME = { maxLength, publicText: true } as const;
export const UF = { min: 0, max: RANGE_BOUND_MAX.amount, description: 'UF' };
export const YEARS = { min: 0, max: RANGE_BOUND_MAX.period, description: 'years' };
export const PERCENT = { min: 0, max: 100, description: 'annual percent' };

/** Returns a class with the same fields, each of which may be absent. */
export function partialOf<Body extends object>(body: Type<Body>): Type<Partial<Body>> {
  const partial = PartialType(body);
  for (const { propertyName } of getMetadataStorage().getTargetValidationMetadatas(body, '', false, false))
    nullIsAbsent()(partial.prototype as object, propertyName);
  return partial;
}

export class NewLoanUseDto {
  @FormCode(CODE) id?: number;
  @TextField({ ...NAME, filled }) name!: string;
  @TextField({ ...NAME, optional }) description?: string;
}

export class LoanUseChangeDto extends partialOf(OmitType(NewLoanUseDto, ['id'])) {}

/** A product. Its ranges must cover its limits; without limits, they must be contiguous from the lowest bound to the highest. */
export class NewProductDto extends NewLoanUseDto {
  @FlagField({ optional }) is_active?: boolean;
  @FormNumber({ ...UF, optional }) min_amount?: number;
  @FormNumber({ ...UF, optional }) max_amount?: number;
  @FormWhole({ ...YEARS, optional }) min_period?: number;
  @FormWhole({ ...YEARS, optional }) max_period?: number;
}

export class ProductChangeDto extends partialOf(OmitType(NewProductDto, ['id'])) {}

export class NewRangePeriodDto {
  @FormCode() product!: number;
  @FormWhole(YEARS) min_years!: number;
  @FormWhole(YEARS) max_years!: number;
}

export class RangePeriodChangeDto extends partialOf(NewRangePeriodDto) {}

export class RangePeriodDto extends NewRangePeriodDto {
  @ApiProperty({ type: 'integer' }) id!: number;
}

export class NewRangeAmountDto {
  @FormCode() product!: number;
  @FormNumber(UF) min_amount!: number;
  @FormNumber(UF) max_amount!: number;
}

export class RangeAmountChangeDto extends partialOf(NewRangeAmountDto) {}

export class RangeAmountDto extends NewRangeAmountDto {
  @ApiProperty({ type: 'integer' }) id!: number;
}

export class NewRateDto {
  @FormCode() product!: number;
  @FormCode() loan_use!: number;
  @FormCode() real_estate_type!: number;
  @FormCode() range_period!: number;
  @FormCode() range_amount!: number;
  @FormNumber(PERCENT) rate!: number;
}

export class RateChangeDto {
  @FormNumber(PERCENT) rate!: number;
}

/** A rate in force, with the ids of its product, purpose, property type and ranges. */
export class RateDto extends NewRateDto {
  @ApiProperty({ type: 'integer' }) id!: number;
}

/** Purposes and property types that share their rates. */
export class RateGroupDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: 'integer', isArray: true }) loan_use!: number[];
  @ApiProperty({ type: 'integer', isArray: true }) real_estate_types!: number[];
}

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

/** Cell of the tables: UF and years. */
export class RateCellDto {
  @ApiProperty({ type: 'integer' }) product!: number;
  @ApiProperty({ type: 'integer' }) loan_use!: number;
  @ApiProperty({ type: 'integer' }) real_estate_type!: number;
  @ApiProperty({ type: Number }) min_years!: number;
  @ApiProperty({ type: Number }) max_years!: number;
  @ApiProperty({ type: Number }) min_amount!: number;
  @ApiProperty({ type: Number }) max_amount!: number;
}

/** A rate in force, annual percent. */
export class RateInForceDto extends RateCellDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: Number }) rate!: number;
}
