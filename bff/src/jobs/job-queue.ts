import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Gauge } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditAction, differences } from '../access/audit.ts';
import type { ActorId } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { Metrics, storedValues } from '../observability/metrics.ts';
import { DurableJobs } from './durable-jobs.ts';
import { VOLATILE } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';

const MOST_SHOWN = 100;
const UNKNOWN = 'Esta tarea no existe, o ya se hizo.';
const RUNNING = 'La tarea está en curso. Espere a que termine este intento.';

/** States of a job. `given_up`: failed permanently; stored until an operator retries or cancels it. */
const JOB_STATES = ['waiting', 'retrying', 'running', 'given_up'] as const;
type JobState = (typeof JOB_STATES)[number];

/** An unfinished job. */
export class QueuedJobDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) task!: string;
  @ApiProperty({ enum: JOB_STATES }) state!: JobState;
  @ApiProperty({ type: 'integer', description: 'attempts that were begun' }) attempts!: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'of the next attempt', ...VOLATILE })
  run_at!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'name of the last error' })
  last_error!: string | null;
}

/** Ids of the queue are 64-bit numbers. */
const JOB_ID = /^\d{1,18}$/;

const FIELDS = `
  id::text AS id, task_identifier AS task, attempts, run_at, last_error,
  CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'given_up'
       WHEN attempts > 0 THEN 'retrying' ELSE 'waiting' END AS state`;

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

/** Shows the state of the queue to operators and in the metrics, and changes single jobs for operators. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly audit: Audit,
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

  /** Returns at most 100 jobs: permanently failed ones first, then the oldest. */
  list(): Promise<QueuedJobDto[]> {
    return this.source.query(
      `SELECT ${FIELDS} FROM graphile_worker.jobs
       ORDER BY attempts < max_attempts OR locked_at IS NOT NULL, attempts = 0, jobs.id LIMIT $1`,
      [MOST_SHOWN],
    );
  }

  /** Runs a job within a second, with its attempts reset, and adds an audit row. @throws Problem 404, or 409 while it runs */
  retry(id: string, actor: ActorId): Promise<QueuedJobDto> {
    return this.changing(id, actor, 'job_retried', async (manager) => {
      const call = 'graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)';
      await this.change(manager, call, id);
      return (await this.find(manager, id)).job;
    });
  }

  /** Cancels a job, calls its task's cancellation handler, and adds an audit row. @throws Problem 404, or 409 while it runs */
  cancel(id: string, actor: ActorId): Promise<QueuedJobDto> {
    return this.changing(id, actor, 'job_cancelled', async (manager, { job, key }) => {
      // Locks the task's rows before the job, like all other code, to prevent deadlocks.
      await this.jobs.handleCancellation(manager, job.task, key);
      await this.change(manager, 'graphile_worker.complete_jobs(ARRAY[$1::bigint])', id);
      return job;
    });
  }

  private changing(
    id: string,
    actor: ActorId,
    action: Extract<AuditAction, `job_${string}`>,
    act: (manager: EntityManager, found: FoundJob) => Promise<QueuedJobDto>,
  ): Promise<QueuedJobDto> {
    return this.source.transaction(async (manager) => {
      const found = await this.find(manager, id);
      const after = await act(manager, found);
      const subject = `job ${after.id} ${after.task}`;
      const details = differences(scheduleOf(found.job), scheduleOf(after));
      await this.audit.note({ action, actor, subject, details }, manager);
      return after;
    });
  }

  /** Calls a function of the library, which skips running jobs. @throws Problem 409 if it changed none */
  private async change(manager: EntityManager, call: string, id: string): Promise<void> {
    const changed: unknown[] = await manager.query(`SELECT FROM ${call}`, [id]);
    if (changed.length === 0) throw new Problem(409, RUNNING);
  }

  /** @throws Problem 404 */
  private async find(manager: EntityManager, id: string): Promise<FoundJob> {
    if (!JOB_ID.test(id)) throw new Problem(404, UNKNOWN);
    const rows: (QueuedJobDto & { key: string })[] = await manager.query(
      `SELECT ${FIELDS}, coalesce(key, '') AS key FROM graphile_worker.jobs WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new Problem(404, UNKNOWN);
    const { key, ...job } = row;
    return { job, key };
  }
}

/** A job, and the key by which its task knows it. */
interface FoundJob {
  readonly job: QueuedJobDto;
  readonly key: string;
}

const scheduleOf = ({ run_at: runAt, attempts }: QueuedJobDto) => ({ run_at: runAt.toISOString(), attempts });
