import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { AppConfig } from './environment.ts';

export const APP_CONFIG = Symbol('AppConfig');

@Global()
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: APP_CONFIG, useValue: config }],
      exports: [APP_CONFIG],
    };
  }
}
