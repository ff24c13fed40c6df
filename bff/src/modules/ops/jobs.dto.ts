import { ApiProperty } from '@nestjs/swagger';

/** The jobs of one task. */
export class TaskJobsDto {
  @ApiProperty({ type: String }) task!: string;
  @ApiProperty({ type: Boolean, description: 'false: nobody here does them, they wait' }) handled!: boolean;
  @ApiProperty({ type: 'integer', description: 'not tried yet' }) waiting!: number;
  @ApiProperty({ type: 'integer', description: 'failed before, to be tried again' }) retrying!: number;
  @ApiProperty({ type: 'integer' }) running!: number;
  @ApiProperty({ type: 'integer', description: 'failed too often, kept to be looked at' }) given_up!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'of the jobs still to be done',
  })
  oldest!: Date | null;
}
