import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { JobQueueModule } from '../jobs/job-queue.ts';
import { OperatorActions } from './operator-actions.ts';
import { OpsController } from './ops.controller.ts';

@Module({
  imports: [AccessModule, JobQueueModule],
  controllers: [OpsController],
  providers: [OperatorActions],
})
export class OpsModule {}
