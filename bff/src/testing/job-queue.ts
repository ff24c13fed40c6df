import type { DataSource } from 'typeorm';
import { readConfig } from '../config/environment.ts';
import { createDataSource } from '../database/data-source.ts';
import { DurableJobs, type JobHandler, type JobPayload } from '../jobs/durable-jobs.ts';
import { Metrics } from '../observability/metrics.ts';
import { type LogLines, logLines } from './log-lines.ts';
import { retryUntil } from './retry-until.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';

/** Name of the test's task. */
export const TASK = 'prueba';

export interface JobRow {
  readonly attempts: number;
  readonly locked_by: string | null;
  readonly last_error: string | null;
}

/** A queue in its own database, and the processes that work on it. */
export class JobQueue {
  readonly logs: LogLines = logLines();
  private readonly running: DurableJobs[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly source: DataSource,
  ) {}

  static async open(): Promise<JobQueue> {
    const database = await createDatabase();
    return new JobQueue(database, await createDataSource(database.url).initialize());
  }

  async close(): Promise<void> {
    for (const jobs of this.running) await jobs.beforeApplicationShutdown();
    await this.source.destroy();
    await this.database.drop();
  }

  /** Returns a process without a handler. */
  jobsAt(url = this.database.url): DurableJobs {
    const config = readConfig({ DATABASE_URL: url, CORE_URL: 'http://localhost' });
    const schema = { newerMigration: null, newerRelease: null };
    const jobs = new DurableJobs(config, this.logs.logger, new Metrics(), schema);
    this.running.push(jobs);
    return jobs;
  }

  /** Starts a process with a handler of the task. */
  start(handler: JobHandler<JobPayload>, url?: string): DurableJobs {
    const jobs = this.jobsAt(url);
    jobs.handle(TASK, handler);
    void jobs.onApplicationBootstrap();
    return jobs;
  }

  add(jobs: DurableJobs, id: string, key = id): Promise<void> {
    return jobs.enqueue(this.source.manager, TASK, { id }, key);
  }

  rows(): Promise<JobRow[]> {
    return this.database.query('SELECT attempts, locked_by, last_error FROM graphile_worker.jobs') as Promise<
      JobRow[]
    >;
  }

  /** Waits until there are no jobs; returns those that are left at the deadline. */
  noJobs(): Promise<JobRow[]> {
    return retryUntil(
      () => this.rows(),
      ({ length }) => length === 0,
    );
  }
}
