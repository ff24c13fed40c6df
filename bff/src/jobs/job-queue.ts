import { Injectable, Module } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { Metrics } from '../observability/metrics.ts';
import { storedValues } from '../observability/stored-values.ts';
import { DurableJobs, JobsModule } from './durable-jobs.ts';
import { QueuedJobs } from './queued-jobs.ts';

/** Counts jobs by task: tasks with a handler in this process, and those that have jobs. */
const BY_TASK = `
  SELECT task,
    (count(*) FILTER (WHERE locked_at IS NULL AND attempts = 0))::int AS waiting,
    (count(*) FILTER (WHERE locked_at IS NULL AND attempts > 0 AND attempts < max_attempts))::int AS retrying,
    (count(*) FILTER (WHERE locked_at IS NOT NULL))::int AS running,
    (count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts))::int AS given_up,
    min(created_at) FILTER (WHERE locked_at IS NOT NULL OR attempts < max_attempts) AS oldest
  FROM (SELECT unnest($1::text[]) AS task UNION SELECT task_identifier FROM graphile_worker.jobs) AS named
  LEFT JOIN graphile_worker.jobs ON task_identifier = task
  GROUP BY task
  ORDER BY task`;

/** Counts of the jobs of one task. */
export class TaskJobsDto {
  @ApiProperty({ type: String }) task!: string;
  @ApiProperty({ type: Boolean, description: 'false: no worker handles them, they wait' }) handled!: boolean;
  @ApiProperty({ type: 'integer', description: 'not tried yet' }) waiting!: number;
  @ApiProperty({ type: 'integer', description: 'failed, will be retried' }) retrying!: number;
  @ApiProperty({ type: 'integer' }) running!: number;
  @ApiProperty({ type: 'integer', description: 'failed too often, kept for inspection' }) given_up!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'of the jobs that are not done yet',
  })
  oldest!: Date | null;
}

/** Reads the state of the queue, for operators and for the metrics. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    { registry }: Metrics,
    clock: Clock,
  ) {
    const ageOf = ({ oldest }: TaskJobsDto): number =>
      oldest ? Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000) : 0;
    const shown: readonly [string, string, (task: TaskJobsDto) => number][] = [
      [
        'jobs_waiting',
        'Jobs that wait for their turn or their retry',
        (each) => each.waiting + each.retrying,
      ],
      ['jobs_oldest_seconds', 'Age of the oldest job that is not done; 0 without one', ageOf],
      ['jobs_given_up', 'Jobs that failed too often', (each) => each.given_up],
    ];
    const byTask = storedValues(() => this.byTask());
    for (const [name, help, of] of shown)
      new Gauge({
        ...{ name, help: `${help}; the same for every replica`, labelNames: ['task'], registers: [registry] },
        async collect() {
          for (const each of (await byTask()) ?? []) this.set({ task: each.task }, of(each));
        },
      });
  }

  /** Returns the counts by task. */
  async byTask(): Promise<TaskJobsDto[]> {
    const { handled } = this.jobs;
    const rows: Omit<TaskJobsDto, 'handled'>[] = await this.source.query(BY_TASK, [handled]);
    return rows.map((row) => ({ ...row, handled: handled.includes(row.task) }));
  }
}

@Module({ providers: [JobQueue, QueuedJobs], exports: [JobQueue, QueuedJobs], imports: [JobsModule] })
export class JobQueueModule {}
