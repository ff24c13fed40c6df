import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { OpsController } from './ops.controller.ts';

@Module({ imports: [JobsModule], controllers: [OpsController] })
export class OpsModule {}
