import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';

/** Pause between a signal and the end of new connections, so that a load balancer notices the failing readiness probe. */
@Injectable()
export class Drain {
  private ended: Promise<void> | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  get hasBegun(): boolean {
    return this.ended !== undefined;
  }

  /** Begins the pause unless it has begun. Resolves at its end. */
  begin(): Promise<void> {
    const { shutdownDelayMs } = this.config;
    this.ended ??= shutdownDelayMs === 0 ? Promise.resolve() : pause(shutdownDelayMs);
    return this.ended;
  }
}
