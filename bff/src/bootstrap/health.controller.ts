import { Controller, Get, Inject, type OnModuleDestroy } from '@nestjs/common';
import { ApiServiceUnavailableResponse, ApiProperty } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { UpstreamFactory } from '../border/upstream/upstream-factory.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { PREPARED_SCHEMA } from '../database/configured-database.ts';
import { RELEASE } from '../database/data-source.ts';
import { type PreparedSchema, schemaIn } from '../database/prepare.ts';
import { Answer, Operation, AllowEverybody, VOLATILE } from '../http/operation.ts';
import { databaseCheck, type DatabaseState } from './database-health.ts';
import { Drain } from './orderly-end.ts';
import { MissingValues } from './missing-values.ts';
import { CAPABILITIES, type Capability } from '../config/capability.ts';
import type { Modes } from '../config/modes.ts';

class LiveDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
}

class ReadyDto {
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
const capabilityStates = (
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

@AllowEverybody()
@Controller('health')
export class HealthController implements OnModuleDestroy {
  private readonly databaseState: () => Promise<DatabaseState>;

  constructor(
    private readonly upstreams: UpstreamFactory,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(PREPARED_SCHEMA) private readonly schema: PreparedSchema,
    private readonly drain: Drain,
    private readonly missingValues: MissingValues,
    private readonly source: DataSource,
  ) {
    this.databaseState = databaseCheck(source);
  }

  /** Begins the pause before the other steps of a shutdown, which wait for it. */
  async onModuleDestroy(): Promise<void> {
    await this.drain.begin();
  }

  @Get('live')
  @Operation('live', 'The process answers', LiveDto)
  live() {
    return { status: 'ok' } as const;
  }

  /**
   * Answers 503 during a shutdown and if the database is unavailable, read-only, or of a newer release at the start or since, as soon as
   * the list can't be read. A core that is down does not matter: its answers are cached, or report it themselves.
   */
  @Get('ready')
  @Operation('ready', 'Requests can be served; with the state of each upstream', ReadyDto)
  @ApiServiceUnavailableResponse({
    type: ReadyDto,
    description: 'Without a writable database of this release; the same schema as the 200',
  })
  async ready() {
    const state = await this.databaseState();
    const database = state === 'up' && this.schema.newerMigration !== null ? 'newer' : state;
    const { newerMigration, newerRelease } =
      database === 'newer' ? await schemaIn(this.source).catch(() => this.schema) : this.schema;
    const ok = database === 'up' && !this.drain.hasBegun;
    const isUp = database === 'up';
    const missing = isUp ? await this.missingValues.sentences().catch(() => []) : [];
    const failures = isUp ? await this.missingValues.failures().catch(() => new Map()) : new Map();
    const body: ReadyDto = {
      status: ok ? 'ok' : 'unavailable',
      release: RELEASE,
      database,
      ...(newerMigration !== null && { newer_migration: newerMigration }),
      ...(newerRelease !== null && { newer_release: newerRelease }),
      capabilities: capabilityStates(this.config.modes, this.upstreams.states(), failures),
      ...(missing.length > 0 && { missing }),
    };
    return new Answer(body, {}, ok ? 200 : 503);
  }
}
