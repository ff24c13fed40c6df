import { Injectable, Module } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { Metrics } from '../observability/metrics.ts';
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
export interface TaskJobs {
  readonly task: string;
  readonly handled: boolean;
  readonly waiting: number;
  readonly retrying: number;
  readonly running: number;
  readonly given_up: number;
  /** When the oldest unfinished job was added; null if there is none. */
  readonly oldest: Date | null;
}

/** Reads the state of the queue, for the operators' pages and for the metrics. */
@Injectable()
export class JobQueue {
  private current: Promise<TaskJobs[]> | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    { registry }: Metrics,
    clock: Clock,
  ) {
    const ageOf = ({ oldest }: TaskJobs): number =>
      oldest ? Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000) : 0;
    const shown: readonly [string, string, (task: TaskJobs) => number][] = [
      [
        'jobs_waiting',
        'Jobs that wait for their turn or their retry',
        (each) => each.waiting + each.retrying,
      ],
      ['jobs_oldest_seconds', 'Age of the oldest job that is not done; 0 without one', ageOf],
      ['jobs_given_up', 'Jobs that failed too often', (each) => each.given_up],
    ];
    for (const [name, help, of] of shown)
      this.gauge(registry, `${help}; the same for every replica`, name, of);
  }

  /** Returns the counts by task. Concurrent calls share one query. */
  byTask(): Promise<TaskJobs[]> {
    this.current ??= this.read().finally(() => (this.current = undefined));
    return this.current;
  }

  private gauge(
    registry: Metrics['registry'],
    help: string,
    name: string,
    of: (task: TaskJobs) => number,
  ): void {
    const byTask = (): Promise<TaskJobs[]> => this.byTask();
    new Gauge({
      name,
      help,
      labelNames: ['task'],
      registers: [registry],
      async collect() {
        // These metrics keep their last values if the database is unavailable, so that the others can still be collected.
        const tasks = await byTask().catch(() => []);
        for (const each of tasks) this.set({ task: each.task }, of(each));
      },
    });
  }

  private async read(): Promise<TaskJobs[]> {
    const { handled } = this.jobs;
    const rows: Omit<TaskJobs, 'handled'>[] = await this.source.query(BY_TASK, [handled]);
    return rows.map((row) => ({ ...row, handled: handled.includes(row.task) }));
  }
}

@Module({ providers: [JobQueue, QueuedJobs], exports: [JobQueue, QueuedJobs], imports: [JobsModule] })
export class JobQueueModule {}
