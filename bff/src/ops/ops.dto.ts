import { ApiProperty } from '@nestjs/swagger';
import { MODE_NAMES } from '../config/capability.ts';
import { BREAKER_SETTINGS, type BreakerSetting } from '../border/upstream/breaker-settings.ts';
import { BREAKER_STATES, type BreakerState } from '../border/upstream/policy.ts';
import { WholeField } from '../http/fields.ts';
import { InstantField } from '../http/nested-fields.ts';

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

/** Maximum delay of a job, minutes: thirty days. */
export const MOST_MINUTES = 30 * 24 * 60;

/** Delay of a job: one of the two fields. */
export class DelayDto {
  @InstantField('when it runs', { optional: true }) until?: string;
  @WholeField({
    min: 1,
    max: MOST_MINUTES,
    optional: true,
    publicText: 'figure',
    description: 'after which it runs',
  })
  minutes?: number;
}
