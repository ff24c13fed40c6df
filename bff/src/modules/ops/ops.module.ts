import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { OpsController } from './ops.controller.ts';

/**
 * `/ops` leads a browser to the page, before anybody asks for credentials: what a browser is asked for below `/ops/` it sends there
 * alone; asked for at `/ops`, it would send them everywhere.
 */
const leadToPanel: RequestHandler = (_request, response) => response.redirect(302, '/ops/panel');

@Module({ imports: [JobsModule], controllers: [OpsController] })
export class OpsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(leadToPanel).forRoutes({ path: 'ops', method: RequestMethod.GET });
  }
}
