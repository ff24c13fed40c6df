import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AccessModule } from '../access/access.module.ts';
import { JobQueueModule } from '../jobs/job-queue.ts';
import { OperatorActions } from './operator-actions.ts';
import { OpsActionsController } from './ops-actions.controller.ts';
import { OpsController } from './ops.controller.ts';

/**
 * Redirects a browser from `/ops` to the panel without requiring credentials there: a browser sends credentials required below `/ops/` only
 * there, but those required at `/ops` everywhere.
 */
const redirectToPanel: RequestHandler = (_request, response) => response.redirect(302, '/ops/panel');

@Module({
  imports: [AccessModule, JobQueueModule],
  controllers: [OpsController, OpsActionsController],
  providers: [OperatorActions],
})
export class OpsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(redirectToPanel).forRoutes({ path: 'ops', method: RequestMethod.GET });
  }
}
