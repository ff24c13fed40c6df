import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';

/** The pause between a signal and the end of new connections, in which a load balancer sees that readiness is gone. */
@Injectable()
export class Drain {
  private ended: Promise<void> | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  get hasBegun(): boolean {
    return this.ended !== undefined;
  }

  /** Begins the pause if it has not begun. Resolves at its end. */
  begin(): Promise<void> {
    const { shutdownDelayMs } = this.config;
    this.ended ??= shutdownDelayMs === 0 ? Promise.resolve() : pause(shutdownDelayMs);
    return this.ended;
  }
}
