import { ApiProperty } from '@nestjs/swagger';
import { VOLATILE } from '../../http/operation.ts';

export const FIRST_DAY_STEPS = ['administrators', 'uf', 'tmc', 'rates', 'mail', 'core'] as const;
export type FirstDayStepName = (typeof FIRST_DAY_STEPS)[number];

/** Something that the simulator needs before visitors use it. */
export class FirstDayStepDto {
  @ApiProperty({ enum: FIRST_DAY_STEPS }) name!: FirstDayStepName;
  @ApiProperty({ type: String, nullable: true, description: 'what is missing; null: nothing', ...VOLATILE })
  missing!: string | null;
}
