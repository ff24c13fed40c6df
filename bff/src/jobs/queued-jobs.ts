import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../http/problem.ts';
import { DurableJobs } from './durable-jobs.ts';

const MOST_SHOWN = 100;
const UNKNOWN = 'Esta tarea no existe, o ya se hizo.';
const RUNNING = 'La tarea está en curso. Espere a que termine este intento.';

/** State of a job. `given_up`: failed permanently; stored until an operator retries or cancels it. */
export type JobState = 'waiting' | 'retrying' | 'running' | 'given_up';

/** An unfinished job. */
export interface QueuedJob {
  readonly id: string;
  readonly task: string;
  readonly state: JobState;
  /** Number of attempts that were started. */
  readonly attempts: number;
  readonly run_at: Date;
  /** Name and code of the last error. */
  readonly last_error: string | null;
}

/** A job before and after an operator's action. */
export interface ChangedJob {
  readonly before: QueuedJob;
  readonly after: QueuedJob;
}

const JOBS = `
  SELECT jobs.id::text AS id, tasks.identifier AS task, jobs.attempts, jobs.run_at, jobs.last_error,
    CASE WHEN jobs.locked_at IS NOT NULL THEN 'running' WHEN NOT jobs.is_available THEN 'given_up'
         WHEN jobs.attempts > 0 THEN 'retrying' ELSE 'waiting' END AS state
  FROM graphile_worker._private_jobs AS jobs
  JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id`;

/** Lists and changes single jobs, for operators. */
@Injectable()
export class QueuedJobs {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
  ) {}

  /** Returns at most 100 jobs: permanently failed ones first, then the oldest. */
  list(): Promise<QueuedJob[]> {
    return this.source.query(
      `${JOBS} ORDER BY jobs.is_available OR jobs.locked_at IS NOT NULL, jobs.attempts = 0, jobs.id LIMIT $1`,
      [MOST_SHOWN],
    );
  }

  /** Runs a job now, with its attempts reset. @throws Problem 404, or 409 while it runs */
  async retry(manager: EntityManager, id: string): Promise<ChangedJob> {
    const before = await this.idle(manager, id);
    await manager.query(
      `SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0),
         pg_notify('jobs:insert', '{"count":1}')`,
      [id],
    );
    return { before, after: await this.find(manager, id) };
  }

  /** Delays a job until an instant, with its attempts reset. @throws Problem 404, or 409 while it runs */
  async delay(manager: EntityManager, id: string, until: Date): Promise<ChangedJob> {
    const before = await this.idle(manager, id);
    await manager.query(
      'SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => $2, attempts => 0)',
      [id, until],
    );
    return { before, after: await this.find(manager, id) };
  }

  /** Cancels a job and calls its task's cancellation handler. @throws Problem 404, or 409 while it runs */
  async cancel(manager: EntityManager, id: string): Promise<ChangedJob> {
    const { task } = await this.find(manager, id);
    // Locks the task's rows before the job, like all other code, to prevent deadlocks.
    await this.jobs.handleCancellation(manager, task, id);
    const job = await this.idle(manager, id);
    await manager.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id]);
    return { before: job, after: job };
  }

  /**
   * Locks and returns a job, so that no worker takes it before the manager's transaction ends.
   * @throws Problem 404, or 409 while it runs
   */
  private async idle(manager: EntityManager, id: string): Promise<QueuedJob> {
    const rows: { locked_at: Date | null }[] = await manager.query(
      'SELECT locked_at FROM graphile_worker._private_jobs WHERE id = $1 FOR UPDATE',
      [id],
    );
    const [row] = rows;
    if (!row) throw new Problem(404, UNKNOWN);
    if (row.locked_at) throw new Problem(409, RUNNING);
    return this.find(manager, id);
  }

  private async find(manager: EntityManager, id: string): Promise<QueuedJob> {
    const rows: QueuedJob[] = await manager.query(`${JOBS} WHERE jobs.id = $1`, [id]);
    const [job] = rows;
    if (!job) throw new Problem(404, UNKNOWN);
    return job;
  }
}
