import { Controller, Get, Inject, type OnModuleDestroy, Res } from '@nestjs/common';
import { ApiProperty, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { CAPABILITIES } from '../config/capability.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { PREPARED_SCHEMA } from '../database/database.module.ts';
import type { PreparedSchema } from '../database/prepare.ts';
import { UpstreamFactory } from '../border/upstream/upstream-factory.ts';
import { MissingValues } from './missing-values.ts';
import { Drain } from './drain.ts';
import { Operation } from '../http/operation.ts';
import { AllowEverybody, VOLATILE } from '../http/operation-facts.ts';

const DATABASE_TIMEOUT_MS = 1_000;
/**
 * Checks that the database reads and writes. It writes a new page of a file, because on a full disk rows that fit into
 * existing pages can still be written. Leaves nothing behind.
 */
const WRITE_CHECK = "CREATE TEMP TABLE ready_look ON COMMIT DROP AS SELECT 'x'::text AS filler";
/** SQL states: disk full, I/O error, and read-only (a standby). */
const UNWRITABLE = ['53100', '58030', '25006'];
/** SQL state: permission denied. A role that may not create temporary tables needs only any answer of the database. */
const NOT_ALLOWED = '42501';
const SHARED_FOR_MS = 1_000;

type DatabaseState = 'up' | 'unwritable' | 'newer' | 'down';

export class LiveDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
}

export class ReadyDto {
  @ApiProperty({ enum: ['ok', 'unavailable'] }) status!: 'ok' | 'unavailable';
  @ApiProperty({ enum: ['up', 'unwritable', 'newer', 'down'] }) database!: DatabaseState;
  @ApiProperty({
    required: false,
    description: 'latest migration of the newer release that the schema is of, when the database is `newer`',
  })
  newer_migration?: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object' },
    description:
      'by capability: its mode and, where a core answers it, what the last call showed (unknown, up, unauthorized, down)',
  })
  capabilities!: Record<string, { mode: string; upstream?: string }>;
  @ApiProperty({
    type: [String],
    required: false,
    description: 'UF and TMC of today that this BFF should have and has not, with how to give them',
    ...VOLATILE,
  })
  missing?: string[];
}

@AllowEverybody()
@Controller('health')
export class HealthController implements OnModuleDestroy {
  private lastCheck: { readonly at: number; readonly answer: Promise<DatabaseState> } | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly upstreams: UpstreamFactory,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(PREPARED_SCHEMA) private readonly schema: PreparedSchema,
    private readonly drain: Drain,
    private readonly missingValues: MissingValues,
  ) {}

  /** Begins the pause before the other steps of a shutdown, which wait for it. */
  async onModuleDestroy(): Promise<void> {
    await this.drain.begin();
  }

  @Get('live')
  @Operation('live', 'The process answers', LiveDto)
  live(): LiveDto {
    return { status: 'ok' };
  }

  /**
   * Answers 503 during a shutdown and if the database is unavailable, read-only or of a newer release. A core that is
   * down does not matter: its answers are cached, or report it themselves.
   */
  @Get('ready')
  @Operation('ready', 'Requests can be served; with the state of each upstream', ReadyDto)
  @ApiServiceUnavailableResponse({
    type: ReadyDto,
    description: 'Without a writable database of this release; the same schema as the 200',
  })
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyDto> {
    const { newerMigration } = this.schema;
    const state = await this.databaseState();
    const database = state === 'up' && newerMigration !== null ? 'newer' : state;
    const ok = database === 'up' && !this.drain.hasBegun;
    response.status(ok ? 200 : 503);
    const missing = database === 'up' ? await this.missingValues.sentences().catch(() => []) : [];
    return {
      status: ok ? 'ok' : 'unavailable',
      database,
      ...(newerMigration === null ? {} : { newer_migration: newerMigration }),
      capabilities: this.capabilities(),
      ...(missing.length > 0 && { missing }),
    };
  }

  /** Checks the database once a second for all callers, because probes must not exhaust the pool. */
  private databaseState(): Promise<DatabaseState> {
    const now = performance.now();
    if (!this.lastCheck || now - this.lastCheck.at > SHARED_FOR_MS) {
      this.lastCheck = { at: now, answer: this.askDatabase() };
    }
    return this.lastCheck.answer;
  }

  private async askDatabase(): Promise<DatabaseState> {
    const late = new Promise<DatabaseState>((resolve) =>
      setTimeout(resolve, DATABASE_TIMEOUT_MS, 'down').unref(),
    );
    const answer = this.source.query(WRITE_CHECK).then(() => 'up' as const, stateAfter);
    return Promise.race([answer, late]);
  }

  private capabilities(): ReadyDto['capabilities'] {
    const states = this.upstreams.states();
    return Object.fromEntries(
      CAPABILITIES.map(({ name }) => {
        const upstream = states[name]?.state;
        return [name, { mode: this.config.modes[name].mode, ...(upstream ? { upstream } : {}) }];
      }),
    );
  }
}

/** Returns the state of the database after a failed check. */
export function stateAfter(error: unknown): DatabaseState {
  const code = String((error as { code?: unknown } | null)?.code);
  if (code === NOT_ALLOWED) return 'up';
  return UNWRITABLE.includes(code) ? 'unwritable' : 'down';
}
