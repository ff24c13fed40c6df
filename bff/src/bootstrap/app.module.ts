import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessModule } from '../access/access.module.ts';
import { AuditModule } from '../access/audit.ts';
import { discoverModules } from '../config/discovery.ts';
import { type Clock, SystemClock, ClockModule } from '../clock/clock.ts';
import { ConfigModule } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { DatabaseHealth } from './database-health.ts';
import { Drain } from './drain.ts';
import { MissingValues } from './missing-values.ts';
import { HealthController } from './health.controller.ts';
import { createLogger, LoggingModule } from '../observability/logger.ts';
import { MetricsModule } from '../observability/metrics.ts';
import { TraceExportModule } from '../observability/trace-export.ts';
import { OperationsModule } from '../http/operations.ts';
import { RecordingModule } from '../border/recording/recording.module.ts';
import { ShadowModule } from '../border/shadow/shadow.service.ts';
import { UpstreamModule } from '../border/upstream/upstream-factory.ts';

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
