import { ApiProperty } from '@nestjs/swagger';
import type { UpstreamFactory } from '../border/upstream/upstream-factory.ts';
import { CAPABILITIES, type Capability } from '../config/capability.ts';
import type { Modes } from '../config/modes.ts';
import { VOLATILE } from '../http/operation-facts.ts';
import type { DatabaseState } from './database-health.ts';

export class LiveDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
}

export class ReadyDto {
  @ApiProperty({ enum: ['ok', 'unavailable'] }) status!: 'ok' | 'unavailable';
  @ApiProperty({
    type: String,
    description: 'number of this release, which rises with each migration',
    ...VOLATILE,
  })
  release!: string;
  @ApiProperty({ enum: ['up', 'unwritable', 'newer', 'down'] }) database!: DatabaseState;
  @ApiProperty({
    required: false,
    description: 'latest migration of the newer release that the schema is of, when the database is `newer`',
  })
  newer_migration?: string;
  @ApiProperty({
    required: false,
    description: 'release that ran it, if the database names it: the earliest one that can be started',
  })
  newer_release?: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object' },
    description:
      'by capability: its mode and, where a core answers it, what the last call showed (unknown, up, unauthorized, down), and `failure`, why the CMF gives no values',
  })
  capabilities!: Record<string, { mode: string; upstream?: string; failure?: string }>;
  @ApiProperty({
    type: [String],
    required: false,
    description:
      'UF and TMC of today, and rates, that this BFF should have and has not, with how to give them',
    ...VOLATILE,
  })
  missing?: string[];
}

/** Returns the mode of each capability and, if it asks another system, its state after the last call, and why the CMF gives no values. */
export const capabilityStates = (
  modes: Modes,
  states: ReturnType<UpstreamFactory['states']>,
  failures: ReadonlyMap<Capability, string>,
): ReadyDto['capabilities'] =>
  Object.fromEntries(
    CAPABILITIES.map(({ name }) => {
      const upstream = states[name]?.state;
      const failure = failures.get(name);
      return [
        name,
        {
          mode: modes[name].mode,
          ...(upstream && { upstream }),
          ...(failure && { failure: `La CMF ${failure}.` }),
        },
      ];
    }),
  );
