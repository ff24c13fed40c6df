import { Module } from '@nestjs/common';
import { DurableJobs } from './durable-jobs.ts';

@Module({ providers: [DurableJobs], exports: [DurableJobs] })
export class JobsModule {}
