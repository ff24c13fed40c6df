import {
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { startTracing, stopTracing } from './tracing.ts';

/** Turns tracing on while the process serves, if `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector. */
@Injectable()
class TraceExport implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async onModuleInit(): Promise<void> {
    if (this.config.traceCollector !== null) await startTracing(this.config.traceCollector);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.config.traceCollector !== null) await stopTracing();
  }
}

@Global()
@Module({ providers: [TraceExport] })
export class TraceExportModule {}
