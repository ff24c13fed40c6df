import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessModule } from '../access/access.module.ts';
import { AuditModule } from '../access/audit.ts';
import { type Clock, SystemClock, ClockModule } from '../clock/clock.ts';
import { ConfigModule, type AppConfig } from '../config/environment.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { DatabaseHealth } from './database-health.ts';
import { Drain } from './orderly-end.ts';
import { MissingValues } from './missing-values.ts';
import { HealthController } from './health.controller.ts';
import { createLogger, LoggingModule } from '../observability/logger.ts';
import { MetricsModule } from '../observability/metrics.ts';
import { TraceExportModule } from '../observability/tracing.ts';
import { OperationsModule } from '../http/operations.ts';
import { RecordingModule } from '../border/recording/recording.module.ts';
import { ShadowModule } from '../border/shadow/shadow.service.ts';
import { UpstreamModule } from '../border/upstream/upstream-factory.ts';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Folders below `src` that may hold modules: the seven subjects, and the operators' folder. What most requests ask comes first, because
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

@Module({})
export class AppModule {
  static async with(config: AppConfig, parts: AppParts = {}): Promise<DynamicModule> {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(parts.logger ?? createLogger(config.logLevel)),
        ClockModule.with(parts.clock ?? new SystemClock()),
        DatabaseModule,
        MetricsModule,
        OperationsModule,
        TraceExportModule,
        RecordingModule,
        ShadowModule,
        UpstreamModule,
        AuditModule,
        AccessModule,
        ...(await discoverModules()),
      ],
      controllers: [HealthController],
      providers: [DatabaseHealth, Drain, MissingValues],
    };
  }
}
