import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/domain/dates';

/** UF with 4 decimals. Interest, capital and insurance are the payment; the balance is what is owed after it. */
export class ScheduleFiguresDto {
  @ApiProperty({ type: Number }) interest!: number;
  @ApiProperty({ type: Number }) capital!: number;
  @ApiProperty({ type: Number }) insurance!: number;
  @ApiProperty({ type: Number }) payment!: number;
  @ApiProperty({ type: Number }) balance!: number;
}

/** One instalment. */
export class ScheduleRowDto extends ScheduleFiguresDto {
  @ApiProperty({ type: 'integer', description: 'from 1 to the number of instalments' }) k!: number;
  @ApiProperty({ type: String, format: 'date' }) due!: IsoDate;
}

/** Twelve instalments summed up. */
export class ScheduleYearDto extends ScheduleFiguresDto {
  @ApiProperty({ type: 'integer', description: "the credit's own year, from 1 to the term" }) year!: number;
}

export class ScheduleAnswerDto {
  @ApiProperty({ type: [ScheduleRowDto] }) rows!: ScheduleRowDto[];
  @ApiProperty({ type: [ScheduleYearDto] }) by_year!: ScheduleYearDto[];
}
