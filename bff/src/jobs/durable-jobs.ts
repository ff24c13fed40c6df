import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Task, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { PREPARED_SCHEMA } from '../database/configured-database.ts';
import { prepared } from '../database/prepared.ts';
import type { PreparedSchema } from '../database/prepare.ts';
import { Problem } from '../http/problem.ts';
import { inBackground, type RequestScope } from '../http/request-scope.ts';
import { LOGGER } from '../observability/logger.ts';
import { Metrics } from '../observability/metrics.ts';
import { currentTraceparent, inSpan } from '../observability/tracing.ts';
import { JobRunner } from './job-runner.ts';

/** Payload of a job. Only ids, because the queue's tables are not confidential. */
export type JobPayload = Readonly<Record<string, string>>;

/** Runs a job. If it throws, the job is retried. `signal` is aborted when the process must end; `attempt` counts from 1. */
export type JobHandler<Payload extends JobPayload> = (
  payload: Payload,
  signal: AbortSignal,
  attempt: number,
) => Promise<void>;

/** Records, in the manager's transaction, that an operator cancelled the job with that key. */
type CancelHandler = (manager: EntityManager, key: string) => Promise<void>;

/** A job that waits for its next attempt. */
export interface WaitingJob {
  readonly runAt: Date;
  /** Number of failed attempts. */
  readonly attempts: number;
}

/** Returns the payload with the trace of the current request, if traces are collected. */
function withTrace(payload: JobPayload): JobPayload {
  const trace = currentTraceparent();
  return trace === undefined ? payload : { ...payload, trace };
}

/** Default maximum number of jobs of a task that a process runs at once. */
const JOBS_AT_ONCE = 2;
/** Maximum number of attempts: about a week, with exponential back-off of at most six hours. */
const ATTEMPTS = 40;

/** Returns the pause of the queue after a failed attempt, in ms. Attempts count from 1. */
export const retryPauseMs = (attempt: number): number => Math.exp(Math.min(10, attempt)) * 1000;

const HOUR_MS = 60 * 60_000;

/** A code of Node, PostgreSQL or the mail client. */
const ERROR_CODE = /^[A-Z0-9_]{1,40}$/;

/** Returns an error's name and code, e.g. `Error ESOCKET`. Not its message, which could contain a person's name: the queue stores it. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { name, code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && ERROR_CODE.test(code) ? `${name} ${code}` : name;
}

/** Queue of jobs that survive a crash: they are stored in PostgreSQL, in the transaction that adds them. */
@Injectable()
export class DurableJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks: TaskList = {};
  /** Maximum number of jobs of a task that this process runs at once. */
  private readonly atOnce = new Map<string, number>();
  private readonly cancelHandlers = new Map<string, CancelHandler>();
  private readonly hourly: (() => Promise<void>)[] = [];
  private everyHour: NodeJS.Timeout | undefined;
  /** One runner per task, so that a backlog of one task does not delay the others. */
  private runners: readonly JobRunner[] = [];

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
    @Inject(PREPARED_SCHEMA) private readonly schema: PreparedSchema,
  ) {}

  /**
   * Adds a job for a task, in the manager's transaction. Does nothing while a job with the same key waits or runs. A job
   * that is done is not remembered, so the caller must check that itself.
   */
  async enqueue(manager: EntityManager, task: string, payload: JobPayload, key: string): Promise<void> {
    await manager.query(
      prepared(
        `SELECT FROM graphile_worker.add_job($1, $2::json, max_attempts => $3, job_key => $4, job_key_mode => 'unsafe_dedupe')`,
      ),
      [task, JSON.stringify(withTrace(payload)), ATTEMPTS, key],
    );
  }

  /** Like `enqueue`, but a job that waits for a retry runs now, with its attempts reset. */
  async enqueueNow(manager: EntityManager, task: string, payload: JobPayload, key: string): Promise<void> {
    await this.cancel(manager, key);
    await this.enqueue(manager, task, payload, key);
  }

  /**
   * Removes a waiting job, in the manager's transaction. Returns false if the job is running. A job that does not exist counts as removed.
   */
  async cancel(manager: EntityManager, key: string): Promise<boolean> {
    await manager.query(
      `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
       WHERE key = $1 AND locked_at IS NULL`,
      [key],
    );
    const running: unknown[] = await manager.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [key]);
    return running.length === 0;
  }

  /** Returns the waiting jobs that will be retried, by key. A running job and a job that failed permanently are absent. */
  async waiting(manager: EntityManager, keys: readonly string[]): Promise<ReadonlyMap<string, WaitingJob>> {
    const rows: (WaitingJob & { key: string })[] = await manager.query(
      `SELECT key, run_at AS "runAt", attempts FROM graphile_worker.jobs
       WHERE key = ANY ($1) AND locked_at IS NULL AND attempts < max_attempts`,
      [keys],
    );
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** Registers the handler of a task before the application has started. Jobs without a handler wait. */
  handle<Payload extends JobPayload>(
    task: string,
    handler: JobHandler<Payload>,
    atOnce = JOBS_AT_ONCE,
  ): void {
    this.atOnce.set(task, atOnce);
    this.tasks[task] = this.observed(task, handler as JobHandler<JobPayload>);
  }

  /**
   * Registers work that adds the jobs of a task that are due, before the application has started. It runs at the start and every hour; a
   * failure is logged.
   */
  addHourly(task: string, add: () => Promise<void>): void {
    this.hourly.push(() =>
      add().catch((error: unknown) => this.logger.warn({ err: error, task }, 'jobs not added')),
    );
  }

  /** Registers what to do when an operator cancels a job of a task. */
  whenCancelled(task: string, handler: CancelHandler): void {
    this.cancelHandlers.set(task, handler);
  }

  /** Calls the handler of a cancellation by an operator, in the manager's transaction. */
  async handleCancellation(manager: EntityManager, task: string, key: string): Promise<void> {
    await this.cancelHandlers.get(task)?.(manager, key);
  }

  /** Returns the tasks that have a handler in this process. */
  get handled(): readonly string[] {
    return Object.keys(this.tasks);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { config, logger } = this;
    if (this.schema.newerMigration !== null) {
      logger.error(this.schema, 'the schema is of a newer release: not ready, no jobs are run');
      return;
    }
    this.runners = Object.entries(this.tasks).map(
      ([task, handler]) =>
        new JobRunner({
          databaseUrl: config.databaseUrl,
          tasks: { [task]: handler },
          atOnce: this.atOnce.get(task) ?? JOBS_AT_ONCE,
          logger,
        }),
    );
    const addAll = () => Promise.all(this.hourly.map((add) => add()));
    this.everyHour = setInterval(() => void addAll(), HOUR_MS).unref();
    await addAll();
  }

  /** Stops the runners before the database is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.everyHour);
    await Promise.all(this.runners.map((runner) => runner.stop()));
  }

  private observed(task: string, handler: JobHandler<JobPayload>): Task {
    return (payload, { job, abortSignal }) => {
      const { trace: parent, ...own } = payload as JobPayload;
      const run = async ({ requestId, traceId }: RequestScope): Promise<void> => {
        try {
          await handler(own, abortSignal, job.attempts);
          this.metrics.jobs.inc({ task, outcome: 'done' });
        } catch (error) {
          this.metrics.jobs.inc({ task, outcome: 'failed' });
          const logFields = error instanceof Problem ? error.logFields : {};
          this.logger.warn(
            { requestId, traceId, task, job: job.id, attempt: job.attempts, ...logFields, err: error },
            'job failed',
          );
          throw new Error(kindOf(error), { cause: error });
        }
      };
      const facts = { task, job: job.id, attempt: job.attempts };
      return inSpan(`job ${task}`, facts, () => inBackground(run), { kind: 'CONSUMER', parent });
    };
  }
}
