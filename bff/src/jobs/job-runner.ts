import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger as WorkerLogger, TaskList, WorkerPool, WorkerPoolOptions } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { jobPool } from '../database/data-source.ts';

/** First key of the advisory locks that serve as the workers' heartbeat. */
const LOCK_CLASS = 7_340_119;
const RETRY_MS = 500;
/** Time without a lock after which a worker counts as dead, ms. A worker that only lost its connection takes its lock again before. */
const GRACE_MS = 15_000;

const LOCK_OF = (worker: string): string => `(hashtext(${worker}) & 2147483647)`;

/**
 * Returns the jobs of killed processes to the queue, which would otherwise lock them for four hours. A running worker holds an advisory
 * lock, which ends with its connection.
 */
export class WorkerHeartbeat {
  private readonly ended = new AbortController();
  private holder: PoolClient | null = null;

  constructor(private readonly pool: Pool) {}

  /** Resolves when the worker holds its lock. Takes the lock again when the connection breaks. */
  async start(worker: string): Promise<void> {
    while (!this.ended.signal.aborted) {
      try {
        return await this.hold(worker);
      } catch {
        await pause(RETRY_MS, undefined, { signal: this.ended.signal }).catch(() => undefined);
      }
    }
  }

  /**
   * Frees the jobs of dead workers. At the start there is no grace period, because the dead worker is probably this process before a
   * restart.
   */
  async freeAbandonedJobs(at: 'start' | 'run'): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT jobs.locked_by))
       FROM graphile_worker.jobs AS jobs
       WHERE jobs.locked_at <= now() - $2 * interval '1 millisecond' AND NOT EXISTS (
         SELECT FROM pg_locks
         WHERE locktype = 'advisory' AND granted AND classid = $1::oid AND objid = ${LOCK_OF('jobs.locked_by')}::oid
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
       HAVING count(*) > 0`,
      [LOCK_CLASS, at === 'start' ? 0 : GRACE_MS],
    );
  }

  end(): void {
    this.ended.abort();
    const { holder } = this;
    this.holder = null;
    holder?.release(true);
  }

  private async hold(worker: string): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query(`SELECT pg_advisory_lock($1, ${LOCK_OF('$2')})`, [LOCK_CLASS, worker]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (this.ended.signal.aborted) return client.release(true);
    this.holder = client;
    client.once('end', () => {
      if (this.holder !== client) return;
      this.holder = null;
      client.release(true);
      void this.start(worker);
    });
  }
}

/** Connections in addition to one per running job: one to listen, one for the heartbeat, one spare. */
const OTHER_CONNECTIONS = 3;
/** Interval of polling for due retries and missed notifications, ms. New jobs are announced by NOTIFY. */
const POLL_MS = 1_000;
const LOOK_FOR_ABANDONED_MS = 5_000;
const RESTART_MS = 2_000;
const FAILURES_TO_RESTART = 5;
/** Maximum time for running jobs at shutdown, and for the shutdown itself, ms. */
const JOB_GRACE_MS = 1_500;
const END_GRACE_MS = 3_000;
/** Maximum time of a restart, ms. A job that does not end by then keeps running without its lock. */
const RESTART_GRACE_MS = 10_000;
/** Maximum time to store the results of the last jobs, once they have ended, ms. */
const RESULTS_GRACE_MS = 1_000;

const OPTIONS = {
  gracefulShutdownAbortTimeout: JOB_GRACE_MS,
  noHandleSignals: true,
  pollInterval: POLL_MS,
} as const satisfies WorkerPoolOptions;

type WorkerPreset = NonNullable<WorkerPoolOptions['preset']>;

export interface JobRunnerParts {
  readonly databaseUrl: string;
  readonly tasks: TaskList;
  /** Maximum number of jobs that run at once. */
  readonly atOnce: number;
  readonly logger: Logger;
}

/** Runs the jobs of the queue until it is stopped. An unavailable database does not stop it: it continues when the database is back. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private readonly pool: Pool;
  private readonly ended: Promise<void>;
  private workers: WorkerPool | null = null;
  private stopped: Promise<void> | undefined;

  constructor(private readonly parts: JobRunnerParts) {
    this.pool = jobPool(parts.databaseUrl, { connections: parts.atOnce + OTHER_CONNECTIONS });
    this.ended = this.keepRunning();
  }

  /** Stops the runner. Running jobs get some seconds; the next process runs an unfinished job again. */
  stop(): Promise<void> {
    this.stopped ??= Promise.race([this.end(), pause(END_GRACE_MS, undefined, { ref: false })]);
    return this.stopped;
  }

  private async end(): Promise<void> {
    this.stopping.abort();
    await Promise.resolve(this.workers?.gracefulShutdown()).catch(() => undefined);
    await this.ended;
    await this.pool.end();
  }

  private async keepRunning(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const heartbeat = new WorkerHeartbeat(this.pool);
      try {
        await heartbeat.freeAbandonedJobs('start');
        await this.run(heartbeat);
      } catch (error) {
        this.parts.logger.warn({ err: error }, 'job queue stopped');
      } finally {
        heartbeat.end();
      }
      await pause(RESTART_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async run(heartbeat: WorkerHeartbeat): Promise<void> {
    const { Logger, runTaskList } = await import('graphile-worker');
    if (this.stopping.signal.aborted) return;
    const { atOnce, logger, tasks } = this.parts;
    const events = new EventEmitter();
    const options = {
      ...OPTIONS,
      concurrency: atOnce,
      events,
      logger: new Logger(workerLog(logger)),
      preset: presetFor(heartbeat),
    };
    const workers = runTaskList(options, tasks, this.pool);
    this.workers = workers;
    const looking = setInterval(() => {
      heartbeat.freeAbandonedJobs('run').catch((error: unknown) => logger.warn({ err: error }, 'job queue'));
    }, LOOK_FOR_ABANDONED_MS);
    restartAfterFailures(events, workers);
    try {
      await Promise.race([workers.promise, shutdownOverdue(events, atOnce)]);
    } finally {
      clearInterval(looking);
      this.workers = null;
    }
  }
}

/** Starts the heartbeat of a pool's workers before they take a job. */
function presetFor(heartbeat: WorkerHeartbeat): WorkerPreset {
  let started: Promise<void> | undefined;
  const start = (worker: string): Promise<void> => (started ??= heartbeat.start(worker));
  return {
    plugins: [
      {
        name: 'worker-heartbeat',
        version: '1',
        worker: { hooks: { startWorker: (_ctx, { worker }) => start(worker.workerPool.id) } },
      },
    ],
    // A delay, even 0, batches results. The library leaves an unbatched result that it could not store as an unhandled rejection, which would end the process.
    worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
  };
}

/**
 * Restarts the pool after a failed start: the library caches its task ids, and a pool that started without a database
 * would never get a job.
 */
function restartAfterFailures(events: EventEmitter, workers: WorkerPool): void {
  let failures = 0;
  const works = (): void => void (failures = 0);
  events.on('worker:getJob:empty', works).on('job:start', works);
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === FAILURES_TO_RESTART)
      void Promise.resolve(workers.gracefulShutdown()).catch(() => undefined);
  });
}

/** A restart is overdue: a job ignores its signal, or the results of jobs that have ended are not stored. */
class RestartOverdue extends Error {
  constructor(override readonly name: 'JobOverdue' | 'ResultsOverdue') {
    super('the job queue did not end at a restart');
  }
}

/**
 * Rejects when a shutdown is overdue. The library waits forever for a job that ignores its signal. After the last worker has
 * stopped, the library waits for the results of jobs: forever, because it miscounts them after a few could not be stored
 * (https://github.com/graphile/worker/issues/636).
 */
const shutdownOverdue = (events: EventEmitter, workers: number): Promise<never> =>
  new Promise((_, reject) => {
    const rejectAfter = (ms: number, name: RestartOverdue['name']): void =>
      void setTimeout(() => reject(new RestartOverdue(name)), ms).unref();
    let running = workers;
    events.once('pool:gracefulShutdown', () => rejectAfter(RESTART_GRACE_MS, 'JobOverdue'));
    events.on('worker:stop', () => {
      running -= 1;
      if (running === 0) rejectAfter(RESULTS_GRACE_MS, 'ResultsOverdue');
    });
  });

type LogFunctionFactory = ConstructorParameters<typeof WorkerLogger>[0];

/** Writes the library's warnings to our log. Its messages can contain a job's data, so only the error is logged, as `err`. */
const workerLog =
  (logger: Logger): LogFunctionFactory =>
  () =>
  (level, _message, meta) => {
    // A failed job is already logged by the code that ran it.
    if (meta?.['failure']) return;
    if (level === 'error' || level === 'warning') logger.warn({ err: meta?.['error'] }, 'job queue');
  };
