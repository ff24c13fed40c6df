import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { JobsController } from './jobs.controller.ts';
import { OpsController } from './ops.controller.ts';

@Module({ imports: [JobsModule], controllers: [OpsController, JobsController] })
export class OpsModule {}
