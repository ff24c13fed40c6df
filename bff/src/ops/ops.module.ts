import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { JobQueueModule } from '../jobs/job-queue.ts';
import { OperatorActions } from './operator-actions.ts';
import { OpsActionsController } from './ops-actions.controller.ts';
import { OpsController } from './ops.controller.ts';

@Module({
  imports: [AccessModule, JobQueueModule],
  controllers: [OpsController, OpsActionsController],
  providers: [OperatorActions],
})
export class OpsModule {}
