import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { RANGE_BOUND_MAX } from '@simulador/contracts/rates/ranges';
import { FlagField, TextField, FormCode, FormNumber, FormWhole } from '../../http/fields.ts';

const optional = true;
const filled = true;
const { textMaxLength: maxLength } = LIMITS.web;
/** Texts of the bank. */
const NAME = { maxLength, publicText: true } as const;
export const UF = { min: 0, max: RANGE_BOUND_MAX.amount, description: 'UF' };
export const YEARS = { min: 0, max: RANGE_BOUND_MAX.period, description: 'years' };
export const PERCENT = { min: 0, max: 100, description: 'annual percent' };

/** A product. Its ranges must cover its limits; without limits, they must be contiguous from the lowest bound to the highest. */
export class NewProductDto {
  @FormCode({ optional, description: "the bank's code; by default the next free one" }) id?: number;
  @TextField({ ...NAME, filled }) name!: string;
  @TextField({ ...NAME, optional }) description?: string;
  @FlagField({ optional }) is_active?: boolean;
  @FormNumber({ ...UF, optional }) min_amount?: number;
  @FormNumber({ ...UF, optional }) max_amount?: number;
  @FormWhole({ ...YEARS, optional }) min_period?: number;
  @FormWhole({ ...YEARS, optional }) max_period?: number;
}

export class ProductChangeDto {
  @TextField({ ...NAME, filled, optional }) name?: string;
  @TextField({ ...NAME, optional }) description?: string;
  @FlagField({ optional }) is_active?: boolean;
  @FormNumber({ ...UF, optional }) min_amount?: number;
  @FormNumber({ ...UF, optional }) max_amount?: number;
  @FormWhole({ ...YEARS, optional }) min_period?: number;
  @FormWhole({ ...YEARS, optional }) max_period?: number;
}

export class NewLoanUseDto {
  @FormCode({ optional, description: "the bank's code; by default the next free one" }) id?: number;
  @TextField({ ...NAME, filled }) name!: string;
  @TextField({ ...NAME, optional }) description?: string;
}

export class LoanUseChangeDto {
  @TextField({ ...NAME, filled, optional }) name?: string;
  @TextField({ ...NAME, optional }) description?: string;
}

export class NewRangePeriodDto {
  @FormCode() product!: number;
  @FormWhole(YEARS) min_years!: number;
  @FormWhole(YEARS) max_years!: number;
}

export class RangePeriodChangeDto {
  @FormCode({ optional }) product?: number;
  @FormWhole({ ...YEARS, optional }) min_years?: number;
  @FormWhole({ ...YEARS, optional }) max_years?: number;
}

export class RangePeriodDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: 'integer' }) product!: number;
  @ApiProperty({ type: Number }) min_years!: number;
  @ApiProperty({ type: Number }) max_years!: number;
}

export class NewRangeAmountDto {
  @FormCode() product!: number;
  @FormNumber(UF) min_amount!: number;
  @FormNumber(UF) max_amount!: number;
}

export class RangeAmountChangeDto {
  @FormCode({ optional }) product?: number;
  @FormNumber({ ...UF, optional }) min_amount?: number;
  @FormNumber({ ...UF, optional }) max_amount?: number;
}

export class RangeAmountDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: 'integer' }) product!: number;
  @ApiProperty({ type: Number }) min_amount!: number;
  @ApiProperty({ type: Number }) max_amount!: number;
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
export class RateDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: 'integer' }) product!: number;
  @ApiProperty({ type: 'integer' }) loan_use!: number;
  @ApiProperty({ type: 'integer' }) real_estate_type!: number;
  @ApiProperty({ type: 'integer' }) range_period!: number;
  @ApiProperty({ type: 'integer' }) range_amount!: number;
  @ApiProperty({ type: Number, description: 'annual percent' }) rate!: number;
}

/** Purposes and property types that share their rates. */
export class RateGroupDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: 'integer', isArray: true }) loan_use!: number[];
  @ApiProperty({ type: 'integer', isArray: true }) real_estate_types!: number[];
}
