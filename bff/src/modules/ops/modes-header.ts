import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';

/** `X-Modes: paridad=core, dividendo=local, …` on operators' answers; nobody else learns about our upstreams. */
@Injectable()
export class ModesHeader implements NestInterceptor {
  private readonly text: string;

  constructor(@Inject(APP_CONFIG) { modes }: AppConfig) {
    this.text = Object.entries(modes)
      .map(([capability, { mode }]) => `${capability}=${mode}`)
      .join(', ');
  }

  intercept(context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    context.switchToHttp().getResponse<Response>().setHeader('X-Modes', this.text);
    return next.handle();
  }
}
