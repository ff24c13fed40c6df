import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';

/** UF with 4 decimals. The payment is interest + capital + insurance; the balance is what is owed after it. */
export class ScheduleFiguresDto {
  @ApiProperty({ type: Number }) interest!: number;
  @ApiProperty({ type: Number }) capital!: number;
  @ApiProperty({ type: Number }) insurance!: number;
  @ApiProperty({ type: Number }) payment!: number;
  @ApiProperty({ type: Number }) balance!: number;
}

/** An instalment. */
export class ScheduleRowDto extends ScheduleFiguresDto {
  @ApiProperty({ type: 'integer', description: 'from 1 to the number of instalments' }) k!: number;
  @ApiProperty({ type: String, format: 'date' }) due!: IsoDate;
}

/** Sum of twelve instalments. */
export class ScheduleYearDto extends ScheduleFiguresDto {
  @ApiProperty({ type: 'integer', description: "the credit's own year, from 1 to the term" }) year!: number;
}

export class ScheduleAnswerDto {
  @ApiProperty({ type: [ScheduleRowDto] }) rows!: ScheduleRowDto[];
  @ApiProperty({ type: [ScheduleYearDto] }) by_year!: ScheduleYearDto[];
}
