import { ApiProperty } from '@nestjs/swagger';
import { MODE_NAMES } from '../config/capability.ts';
import { BREAKER_SETTINGS, type BreakerSetting } from '../border/upstream/breaker-settings.ts';
import { BREAKER_STATES, type BreakerState } from '../border/upstream/policy.ts';

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

/** Differences between local answers and the core's, without values of a person. */
export class ShadowReportDto {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object' }, description: 'by capability' })
  counts!: object;
  @ApiProperty({
    type: 'array',
    items: { type: 'object' },
    description:
      'comparisons that differ in the same places with the newest of them, the most frequent first',
  })
  groups!: readonly object[];
}
