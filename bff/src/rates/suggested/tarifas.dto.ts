import { ApiProperty, OmitType } from '@nestjs/swagger';
import { NameOrNull, NumberOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { FormCode } from '../../http/fields.ts';
import { publicText } from '../../http/operation.ts';
import { NewRateDto, RangeAmountDto, RangePeriodDto } from '../book/rate-tables.dto.ts';

/** Rate of every purpose and property type of a group. */
export class RateGroupRatesDto extends OmitType(NewRateDto, ['loan_use', 'real_estate_type']) {
  @FormCode({ description: 'a group of GroupBy' }) group!: number;
}

export class CoverageCellDto extends OmitType(NewRateDto, ['product', 'rate']) {
  @NumberOrNull('annual percent; null if none is in force')
  rate!: number | null;
}

const FAULT_KINDS = ['period', 'amount'] as const;

/** Bounds of an error in the ranges, in years or UF. */
export class RangeFaultDto {
  @ApiProperty({ type: Number }) from!: number;
  @ApiProperty({ type: Number }) to!: number;
  @ApiProperty({ type: String, enum: FAULT_KINDS }) kind!: (typeof FAULT_KINDS)[number];
}

export class MaximumRateDto {
  @ApiProperty({ type: 'integer' }) range_amount!: number;
  @NumberOrNull('TMC in force, annual percent')
  rate!: number | null;
}

/** A product's rates and its combinations without a rate. */
export class CoverageDto {
  @ApiProperty({ type: [RangePeriodDto] }) periods!: RangePeriodDto[];
  @ApiProperty({ type: [RangeAmountDto] }) amounts!: RangeAmountDto[];
  @ApiProperty({ type: [CoverageCellDto] }) cells!: CoverageCellDto[];
  @ApiProperty({ type: [RangeFaultDto], description: 'within the limits of the product, in no range' })
  holes!: RangeFaultDto[];
  @ApiProperty({ type: [RangeFaultDto], description: 'in more than one range' }) overlaps!: RangeFaultDto[];
  @ApiProperty({ type: [MaximumRateDto] }) maximum_rates!: MaximumRateDto[];
}

/** A change of a rate: from null when it was added, to null when it was deleted. */
export class RateHistoryDto {
  @ApiProperty({ type: String, format: 'date-time', ...publicText('date') }) at!: Date;
  @NameOrNull('the user who did it')
  by!: string | null;
  @NumberOrNull('annual percent') from!: number | null;
  @NumberOrNull('annual percent') to!: number | null;
  @WholeOrNull('the sheet that did it; null for a change from before there were sheets, or in the core')
  sheet!: number | null;
}
