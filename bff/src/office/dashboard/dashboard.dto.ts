import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { type DayWindow, WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { publicText } from '../../http/operation.ts';
import { WholeQuery } from '../../http/fields.ts';
import { requestedWindow } from '../../simulations/reading/requested-window.ts';

const { daysMax, daysDefault } = WINDOW_LIMITS;
const Id = (): PropertyDecorator => ApiProperty({ type: 'integer' });
const Count = (): PropertyDecorator => ApiProperty({ type: 'integer', minimum: 0 });
const Text = (): PropertyDecorator => ApiProperty({ type: String, ...publicText() });

/** The days to count. See docs/rules.md R280. */
export class CountQueryDto {
  @WholeQuery({ min: 0, max: daysMax, description: 'number of days, including today; 0 only with an end' })
  time_period: number = daysDefault;
  @WholeQuery({ min: 0, max: daysMax, description: 'if given, both count days before today' })
  ending_time_period?: number;
}

/** Returns the days of a query. @throws Problem 400 */
export const countedWindow = (
  today: IsoDate,
  { time_period: count, ending_time_period: endingCount }: CountQueryDto,
): DayWindow => requestedWindow(today, { name: 'time_period', count, endingCount });

/** Progress of a simulation at the bank. */
export class StateDto {
  @Id() id!: number;
  @Text() description!: string;
  @Id() order_dashboard!: number;
}

/** Outcome of a simulation. */
export class ResolutionDto {
  @Id() id!: number;
  @Text() description!: string;
  @Id() simulation_state!: number;
}

export class StateCountDto extends StateDto {
  @Count() count!: number;
}

export class ResolutionCountDto extends StateCountDto {
  @Id() id_estado!: number;
  @ApiProperty({ type: Boolean }) vigente!: boolean;
}

/** Number of simulations by state and resolution. */
export class CountsDto {
  @ApiProperty({ type: [StateCountDto] }) counts_estados!: StateCountDto[];
  @ApiProperty({ type: [ResolutionCountDto] }) counts_resoluciones!: ResolutionCountDto[];
  @Count() total_count_estados!: number;
}

/** Number of simulations saved on a day. */
export class DayCountDto {
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) day!: string;
  @Count() count!: number;
}
