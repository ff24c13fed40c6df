import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { hostname } from 'node:os';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';

/** Host and process of this replica. In a cluster the host is the pod. */
const REPLICA = `${hostname()}-${process.pid}`;

/** Sets `X-Modes: paridad=core, dividendo=local, …` and `X-Replica` on operators' answers only, because they describe our upstreams. */
@Injectable()
export class ProcessHeaders implements NestInterceptor {
  private readonly modes: string;

  constructor(@Inject(APP_CONFIG) { modes }: AppConfig) {
    this.modes = Object.entries(modes)
      .map(([capability, { mode }]) => `${capability}=${mode}`)
      .join(', ');
  }

  intercept(context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('X-Modes', this.modes).setHeader('X-Replica', REPLICA);
    return next.handle();
  }
}
