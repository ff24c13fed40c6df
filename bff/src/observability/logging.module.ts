import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from './logger.ts';

@Global()
@Module({})
export class LoggingModule implements OnApplicationShutdown {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  static with(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }

  onApplicationShutdown(): void {
    this.logger.flush();
  }
}
