import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { NumberOrNull } from '../../http/answer-fields.ts';
import { ChoiceField, UfField, WholeField } from '../../http/fields.ts';
import { ObjectField } from '../../http/nested-fields.ts';
import { publicText } from '../../http/operation.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { ScheduleRowDto, ScheduleYearDto } from '../schedule/schedule.dto.ts';

const INSTALMENTS_MAX = 12 * LIMITS.web.yearsMax;

/** Prepayments for the credit of a calculation. */
export class PrepagoRequestDto {
  @ObjectField(() => DividendoRequestDto) calculation!: DividendoRequestDto;
  @UfField({ description: 'each prepayment, UF; capped at the balance' }) extra_uf!: number;
  @WholeField({
    min: 1,
    max: INSTALMENTS_MAX,
    description: 'number of the instalment after which it is paid',
    publicText: 'figure',
  })
  month!: number;
  @ChoiceField({ values: ['once', 'yearly'] }) every!: 'once' | 'yearly';
  @ChoiceField({ values: ['term', 'payment'], description: 'what the prepayment lowers' })
  effect!: 'term' | 'payment';
}

export class PrepaidRowDto extends ScheduleRowDto {
  @ApiProperty({ type: Number, description: 'UF' }) extra!: number;
}

export class PrepaidYearDto extends ScheduleYearDto {
  @ApiProperty({ type: Number, description: 'UF' }) extra!: number;
}

/** Legal limits of the commission, with their source. */
export class PrepaymentConditionsDto {
  @ApiProperty({ type: Number, description: 'months of interest on the prepaid capital' }) months!: number;
  @ApiProperty({ type: Number, description: 'largest credit that the limit applies to' })
  credit_max_uf!: number;
  @ApiProperty({ type: Number, description: 'percent of the balance below which the bank may refuse' })
  least_part_pct!: number;
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) valid_from!: string;
  @ApiProperty({ type: String, ...publicText() }) source!: string;
}

/** Schedule with prepayments; UF with 4 decimals. */
export class PrepagoAnswerDto {
  @ApiProperty({ type: 'integer' }) instalments!: number;
  @ApiProperty({ type: String, format: 'date' }) last_due!: string;
  @ApiProperty({ type: Number, description: 'without insurance' }) dividend!: number;
  @ApiProperty({ type: Number, description: 'after the latest prepayment' }) dividend_after!: number;
  @ApiProperty({ type: Number, description: 'all prepayments' }) extra_uf!: number;
  @NumberOrNull('null for a credit whose commission the law does not limit')
  commission_uf!: number | null;
  @ApiProperty({ type: Number }) interest_before_uf!: number;
  @ApiProperty({ type: Number }) interest_uf!: number;
  @ApiProperty({ type: Number }) saved_interest_uf!: number;
  @NumberOrNull('saved interest less commission')
  net_saving_uf!: number | null;
  @ApiProperty({ type: Number, description: 'of the instalments that are saved; not part of the net saving' })
  insurance_saved_uf!: number;
  @ApiProperty({ type: PrepaymentConditionsDto }) conditions!: PrepaymentConditionsDto;
  @ApiProperty({ type: [PrepaidRowDto] }) rows!: PrepaidRowDto[];
  @ApiProperty({ type: [PrepaidYearDto] }) by_year!: PrepaidYearDto[];
}
