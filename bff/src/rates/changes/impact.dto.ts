import { ApiProperty } from '@nestjs/swagger';
import { NumberOrNull } from '../../http/answer-fields.ts';

/** Change of an instalment: rates in annual percent, dividends in UF per month. */
export class ChangedInstalmentDto {
  @ApiProperty({ type: 'integer', description: "the simulation's number" }) simulation!: number;
  @ApiProperty({ type: Number }) rate_before!: number;
  @ApiProperty({ type: Number }) rate_after!: number;
  @ApiProperty({ type: Number }) dividend_before!: number;
  @ApiProperty({ type: Number }) dividend_after!: number;
  @ApiProperty({ type: Number }) change_uf!: number;
}

/** Number of instalments that change by a percentage between two bounds. */
export class ImpactBarDto {
  @NumberOrNull('percent of the instalment, included; null for no bound')
  from!: number | null;
  @ApiProperty({ type: Number, nullable: true }) to!: number | null;
  @ApiProperty({ type: 'integer' }) count!: number;
}

/** Effect of a sheet on the simulations of the last 90 days. See docs/rules.md R595. */
export class ImpactDto {
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: 'integer' }) same!: number;
  @ApiProperty({ type: 'integer' }) lower!: number;
  @ApiProperty({ type: 'integer' }) higher!: number;
  @ApiProperty({ type: 'integer', description: 'have a rate now and none by the sheet' }) lost!: number;
  @ApiProperty({ type: 'integer', description: 'of all, whose rate by the sheet is above the TMC' })
  above_tmc!: number;
  @NumberOrNull('median change in UF of the instalments that change; null for none')
  median_uf!: number | null;
  @NumberOrNull('median change in percent of the instalments that change; null for none')
  median_percent!: number | null;
  @ApiProperty({ type: [ImpactBarDto], description: 'of those that are lower or higher' })
  distribution!: readonly ImpactBarDto[];
  @ApiProperty({ type: [ChangedInstalmentDto], description: 'the ten that change most' })
  largest!: readonly ChangedInstalmentDto[];
}
