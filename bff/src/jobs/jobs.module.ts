import { Module } from '@nestjs/common';
import { DurableJobs } from './durable-jobs.ts';
import { JobsController } from '../modules/ops/jobs.controller.ts';

@Module({
  controllers: [JobsController],
  providers: [DurableJobs],
  exports: [DurableJobs],
})
export class DurableModule {}
