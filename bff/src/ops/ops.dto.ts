import { ApiProperty } from '@nestjs/swagger';
import { MODE_NAMES } from '../config/capability.ts';
import { BREAKER_SETTINGS, type BreakerSetting } from '../border/upstream/breaker-settings.ts';
import { BREAKER_STATES, type BreakerState } from '../border/upstream/policy.ts';
import { FormWhole } from '../http/form-fields.ts';
import { InstantField } from '../http/nested-fields.ts';
import { VOLATILE } from '../http/operation-facts.ts';
import type { JobState } from '../jobs/queued-jobs.ts';

/** A capability's mode and, if it has a core, its address, deadline and state after the last call. */
export class ModeDto {
  @ApiProperty({ type: String }) capability!: string;
  @ApiProperty({ enum: [...MODE_NAMES, 'none'] }) mode!: string;
  @ApiProperty({ type: String, required: false }) origin?: string;
  @ApiProperty({ type: 'integer', required: false }) timeout_ms?: number;
  @ApiProperty({ enum: ['unknown', 'up', 'unauthorized', 'down'], required: false }) upstream?: string;
  @ApiProperty({ type: String, required: false, description: 'how the last request ended' }) outcome?: string;
  @ApiProperty({ enum: BREAKER_SETTINGS, required: false, description: 'how operators hold its breaker' })
  breaker?: BreakerSetting;
  @ApiProperty({
    enum: BREAKER_STATES,
    required: false,
    description: 'open: nothing is sent; half-open: the next request decides',
  })
  breaker_state?: BreakerState;
}

/** Operators' setting of a capability's breaker. */
export class BreakerDto {
  @ApiProperty({ type: String }) capability!: string;
  @ApiProperty({ enum: BREAKER_SETTINGS }) breaker!: BreakerSetting;
}

/** A place where answers of the core violated the contract. */
export class DeviationDto {
  @ApiProperty({ type: String }) operation!: string;
  @ApiProperty({ type: String, description: 'JSON path, list indexes as *' }) path!: string;
  @ApiProperty({ type: String }) what!: string;
  @ApiProperty({ type: Boolean, description: 'false: clients got a 502' }) usable!: boolean;
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeen!: string;
  @ApiProperty({ type: String, nullable: true, description: 'of the newest request that met it' })
  request_id!: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'as in the log line of that request',
  })
  upstream!: object;
}

/** Maximum difference between two figures of a field. */
export class FieldToleranceDto {
  @ApiProperty({ type: String }) field!: string;
  @ApiProperty({ type: Number }) amount!: number;
  @ApiProperty({ type: String, required: false, description: 'the field that the amount is counted by' })
  per_each?: string;
}

/** Maximum difference between two figures. */
export class ToleranceDto {
  @ApiProperty({ type: Number, description: 'of the documented tolerances' }) pct!: number;
  @ApiProperty({ type: [FieldToleranceDto] }) fields!: readonly FieldToleranceDto[];
  @ApiProperty({ type: Number, description: 'of all other figures' }) others!: number;
}

export class ShadowReportDto {
  @ApiProperty({ type: ToleranceDto }) tolerance!: ToleranceDto;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object' }, description: 'by capability' })
  counts!: object;
  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description: 'findings that differ in the same places, the most frequent first',
  })
  groups!: readonly object[];
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'newest first' })
  findings!: readonly object[];
}

export class TaskJobsDto {
  @ApiProperty({ type: String }) task!: string;
  @ApiProperty({ type: Boolean, description: 'false: no worker handles them, they wait' }) handled!: boolean;
  @ApiProperty({ type: 'integer', description: 'not tried yet' }) waiting!: number;
  @ApiProperty({ type: 'integer', description: 'failed, will be retried' }) retrying!: number;
  @ApiProperty({ type: 'integer' }) running!: number;
  @ApiProperty({ type: 'integer', description: 'failed too often, kept for inspection' }) given_up!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'of the jobs that are not done yet',
  })
  oldest!: Date | null;
}

/** An unfinished job. */
export class QueuedJobDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) task!: string;
  @ApiProperty({ enum: ['waiting', 'retrying', 'running', 'given_up'] }) state!: JobState;
  @ApiProperty({ type: 'integer', description: 'attempts that were begun' }) attempts!: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'of the next attempt', ...VOLATILE })
  run_at!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'name of the last error' })
  last_error!: string | null;
}

/** Maximum delay of a job, minutes: thirty days. */
export const MOST_MINUTES = 30 * 24 * 60;

/** Delay of a job: one of the two fields, from JSON or from the page's form. */
export class DelayDto {
  @InstantField('when it runs', { optional: true }) until?: string;
  @FormWhole({ min: 1, max: MOST_MINUTES, optional: true, description: 'after which it runs' })
  minutes?: number;
}
