import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessModule } from './access/access.module.ts';
import { type Clock, SystemClock } from './clock/clock.ts';
import { ClockModule } from './clock/clock.module.ts';
import { ConfigModule } from './config/config.module.ts';
import type { AppConfig } from './config/environment.ts';
import { DatabaseModule } from './database/database.module.ts';
import { HealthController } from './health/health.controller.ts';
import { createLogger } from './logging/logger.ts';
import { LoggingModule } from './logging/logging.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { CatalogosModule } from './modules/catalogos/catalogos.module.ts';
import { DividendoModule } from './modules/dividendo/dividendo.module.ts';
import { OperationCostsModule } from './modules/operation-costs/operation-costs.module.ts';
import { OpsModule } from './modules/ops/ops.module.ts';
import { ParidadModule } from './modules/paridad/paridad.module.ts';
import { SegurosModule } from './modules/seguros/seguros.module.ts';
import { SimuladorModule } from './modules/simulador/simulador.module.ts';
import { TarificadorModule } from './modules/tarificador/tarificador.module.ts';
import { TmcModule } from './modules/tmc/tmc.module.ts';
import { RecordingModule } from './recording/recording.module.ts';
import { ShadowModule } from './shadow/shadow.module.ts';
import { UpstreamModule } from './upstream/upstream.module.ts';

/** What a test or a replay gives instead of the process's own. */
export interface AppParts {
  readonly clock?: Clock;
  readonly logger?: Logger;
}

@Module({})
export class AppModule {
  static with(config: AppConfig, parts: AppParts = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(parts.logger ?? createLogger(config.logLevel)),
        ClockModule.with(parts.clock ?? new SystemClock()),
        DatabaseModule,
        MetricsModule,
        RecordingModule,
        ShadowModule,
        UpstreamModule,
        AccessModule,
        ParidadModule,
        CatalogosModule,
        SegurosModule,
        DividendoModule,
        OperationCostsModule,
        TmcModule,
        TarificadorModule,
        SimuladorModule,
        OpsModule,
      ],
      controllers: [HealthController],
    };
  }
}
