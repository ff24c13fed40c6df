import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { Recorder } from '@simulador/recording/recorder';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AccessGuard } from '../access/access.guard.ts';
import { BearerAuthenticator } from '../access/access-token.ts';
import { Audit } from '../access/audit.ts';
import { Refusals } from '../access/refusals.ts';
import { SaveLimits } from '../access/save-limits.ts';
import { UserSessions } from '../access/sessions.ts';
import { RECORDER, recorderProvider } from '../border/recording/record-client.ts';
import { Shadow } from '../border/shadow/shadow.service.ts';
import { BreakerSettings } from '../border/upstream/breaker-settings.ts';
import { CoreLists } from '../border/upstream/core-lists.ts';
import { UpstreamFactory } from '../border/upstream/upstream-factory.ts';
import { Clock, SystemClock } from '../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { databaseProviders } from '../database/configured-database.ts';
import { TableChanges } from '../database/table-changes.ts';
import { Operations } from '../http/operations.ts';
import { REFUSAL_RECORD } from '../http/problem.filter.ts';
import { DurableJobs } from '../jobs/durable-jobs.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { createLogger, LOGGER } from '../observability/logger.ts';
import { Metrics } from '../observability/metrics.ts';
import { TraceExport } from '../observability/tracing.ts';
import { FirstDayController } from './first-day.controller.ts';
import { HealthController } from './health.controller.ts';
import { MissingValues } from './missing-values.ts';
import { Drain } from './orderly-end.ts';

/**
 * Folders below `src` that may hold modules: the seven subjects, the operators' folder and that of spreadsheets. What most requests ask comes first, because
 * Express compares a path with the routes in the order of their modules (lab/performance.md).
 */
export const MODULE_FOLDERS = [
  'bank',
  'calculation',
  'rates',
  'simulations',
  'people',
  'office',
  'workflow',
  'ops',
  'spreadsheet',
] as const;

const SUFFIX = extname(import.meta.url);
const ROOT = new URL('../', import.meta.url);

/** Returns the Nest modules: the single export of each `*.module` file, in the order of the folders and of the files' paths. */
export async function discoverModules(): Promise<Type[]> {
  const files = await Promise.all(
    MODULE_FOLDERS.map(async (folder) =>
      (await readdir(new URL(folder, ROOT), { recursive: true })).map((file) => `${folder}/${file}`).sort(),
    ),
  );
  return Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith(`.module${SUFFIX}`))
      .map(moduleOf),
  );
}

async function moduleOf(file: string): Promise<Type> {
  const exported = Object.values((await import(new URL(file, ROOT).href)) as object) as Type[];
  const [only] = exported;
  if (only === undefined || exported.length > 1) throw new Error(`${file} must export exactly one module`);
  return only;
}

/** Parts of the app that a test or a replay replaces. */
export interface AppParts {
  readonly clock?: Clock;
  readonly logger?: Logger;
}

/** Providers that every module uses: configuration, time, log, database, jobs, the border to the core, and access. */
@Module({ imports: [DiscoveryModule] })
class GroundModule implements OnApplicationShutdown {
  constructor(
    private readonly source: DataSource,
    @Inject(RECORDER) private readonly recorder: Recorder | null,
  ) {}

  static with(config: AppConfig, { clock, logger }: AppParts): DynamicModule {
    const providers = [
      { provide: APP_CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger ?? createLogger(config.logLevel) },
      { provide: Clock, useValue: clock ?? new SystemClock() },
      ...[...databaseProviders, TableChanges, DurableJobs, JobQueue, Metrics, Operations],
      ...[recorderProvider, Shadow, UpstreamFactory, BreakerSettings, CoreLists],
      ...[Audit, BearerAuthenticator, UserSessions, SaveLimits, Refusals],
      { provide: REFUSAL_RECORD, useExisting: Refusals },
    ];
    return {
      module: GroundModule,
      global: true,
      providers: [...providers, TraceExport, { provide: APP_GUARD, useClass: AccessGuard }],
      exports: providers,
    };
  }

  /** Ends the recording and the connections after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.recorder?.close();
    if (this.source.isInitialized) await this.source.destroy();
  }
}

@Module({})
export class AppModule {
  /** Makes the app. What a module exports is at every other's disposal: constructors say already who uses it. */
  static async with(config: AppConfig, parts: AppParts = {}): Promise<DynamicModule> {
    const subjects = (await discoverModules()).map((module) => ({ module, global: true }));
    return {
      module: AppModule,
      imports: [GroundModule.with(config, parts), ...subjects],
      controllers: [FirstDayController, HealthController],
      providers: [Drain, MissingValues],
    };
  }
}
