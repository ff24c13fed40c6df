import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { NameOrNull, NumberOrNull } from '../../http/answer-fields.ts';
import { FormCode, FormNumber } from '../../http/form-fields.ts';
import { publicText } from '../../http/operation-facts.ts';
import { WholeQuery } from '../../http/query-fields.ts';
import { DayField } from '../../http/nested-fields.ts';
import { RangeAmountDto, RangePeriodDto } from '../book/rate-tables.dto.ts';
import { SheetOfChangeDto } from '../changes/sheets.dto.ts';
import { TarifaRequestDto } from '../book/tarificador.dto.ts';

/** Rate of every purpose and property type of a group. */
export class RateGroupRatesDto {
  @FormCode() product!: number;
  @FormCode({ description: 'a group of GroupBy' }) group!: number;
  @FormCode() range_period!: number;
  @FormCode() range_amount!: number;
  @FormNumber({ min: 0, max: 100, description: 'annual percent' }) rate!: number;
}

export class CoverageCellDto {
  @ApiProperty({ type: 'integer' }) loan_use!: number;
  @ApiProperty({ type: 'integer' }) real_estate_type!: number;
  @ApiProperty({ type: 'integer' }) range_period!: number;
  @ApiProperty({ type: 'integer' }) range_amount!: number;
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

const SheetField = (): PropertyDecorator =>
  ApiProperty({
    type: SheetOfChangeDto,
    nullable: true,
    description: 'null for a change from before there were sheets, or in the core',
  });

/** A change of a rate: from null when it was added, to null when it was deleted. */
export class RateHistoryDto {
  @ApiProperty({ type: String, format: 'date-time', ...publicText('date') }) at!: string;
  @NameOrNull('the user who did it')
  by!: string | null;
  @NumberOrNull('annual percent') from!: number | null;
  @NumberOrNull('annual percent') to!: number | null;
  @SheetField() sheet!: SheetOfChangeDto | null;
}

/** A change of one of a product's rates, which may be deleted. */
export class ChangedRateDto {
  @NumberOrNull('annual percent') from!: number | null;
  @NumberOrNull('annual percent') to!: number | null;
  @ApiProperty({ type: 'integer', description: "the rate's id" }) id!: number;
  @ApiProperty({ type: 'integer' }) loan_use!: number;
  @ApiProperty({ type: 'integer' }) real_estate_type!: number;
  @ApiProperty({
    type: Number,
    description: 'years; with the next two, amounts in UF, the bounds of its ranges',
  })
  min_years!: number;
  @ApiProperty({ type: Number }) max_years!: number;
  @ApiProperty({ type: Number }) min_amount!: number;
  @ApiProperty({ type: Number }) max_amount!: number;
}

/** A changed field of a product or a range, as texts; null means no value. */
export class ChangedFieldDto {
  @ApiProperty({ type: String, ...publicText('code') }) name!: string;
  @ApiProperty({ type: String, nullable: true, ...publicText('code') }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, ...publicText('code') }) to!: string | null;
}

const CHANGED_TABLES = ['Product', 'RangePeriod', 'RangeAmount'] as const;

/** A product, or one of its ranges, which may be deleted. */
export class ChangedRowDto {
  @ApiProperty({ type: String, enum: CHANGED_TABLES }) table!: (typeof CHANGED_TABLES)[number];
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: [ChangedFieldDto] }) fields!: ChangedFieldDto[];
}

/** Changes by one request, e.g. by one spreadsheet. */
export class RecordedChangeDto {
  @ApiProperty({ type: String, format: 'date-time', ...publicText('date') }) at!: string;
  @NameOrNull('the user who did it')
  by!: string | null;
  @ApiProperty({ type: [ChangedRateDto] }) rates!: ChangedRateDto[];
  @ApiProperty({ type: [ChangedRowDto] }) rows!: ChangedRowDto[];
  @SheetField() sheet!: SheetOfChangeDto | null;
}

export class ProductChangesDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'changes on all pages' }) total!: number;
  @ApiProperty({ type: 'integer', minimum: 1 }) page_size!: number;
  @ApiProperty({ type: [RecordedChangeDto], description: 'the newest first' }) changes!: RecordedChangeDto[];
}

/** Filters of a product's changes. */
export class ProductChangesQueryDto {
  @FormCode() product!: number;
  @DayField({ optional: true }) from?: IsoDate;
  @DayField({ optional: true }) to?: IsoDate;
  @WholeQuery({ min: 1, max: 100_000, description: 'from 1 on' }) page?: number;
}

/** Rate that a credit was offered from an instant of a day on. */
export class OfferDto {
  @ApiProperty({ type: String, format: 'date-time', ...publicText('date') }) from!: string;
  @NumberOrNull('annual percent; null for none')
  rate!: number | null;
}

export class OffersDto {
  @ApiProperty({
    type: Boolean,
    description: 'false if the core keeps the rates, since it has only the present ones',
  })
  is_known!: boolean;
  @ApiProperty({ type: [OfferDto], description: 'the oldest first' }) offers!: OfferDto[];
}

/** A credit, and a day in Santiago that is not in the future. */
export class OffersQueryDto extends TarifaRequestDto {
  @DayField() day!: IsoDate;
}
