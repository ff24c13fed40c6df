import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { JobQueue } from '../testing/job-queue.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { jobPool } from '../database/data-source.ts';
import { WorkerHeartbeat } from './job-runner.ts';
import { JOB_TABLE } from '../testing/job-table.ts';

let queue: JobQueue;
beforeEach(async () => {
  queue = await JobQueue.open();
});
afterEach(() => queue.close());

describe('a running process', () => {
  let pool: Pool;
  beforeEach(() => {
    pool = jobPool(queue.database.url, { connections: 3 });
  });
  afterEach(() => pool.end());

  const lockedFor = (minutes: number): Promise<unknown> =>
    queue.database.query(
      `UPDATE ${JOB_TABLE} SET locked_by = 'pool-vivo', locked_at = now() - interval '${minutes} minutes'`,
    );
  const holder = async (): Promise<string | null | undefined> => (await queue.rows())[0]?.locked_by;

  /** Returns the connections that hold a worker's lock in this test's database. */
  const holders = (): Promise<{ pid: number }[]> =>
    queue.database.query(
      `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE locktype = 'advisory' AND granted AND datname = current_database()`,
    ) as Promise<{ pid: number }[]>;

  it('keeps its jobs, even if its connection breaks', async () => {
    const [running, another] = [new WorkerHeartbeat(pool), new WorkerHeartbeat(pool)];
    await queue.add(queue.jobsAt(), 'uno');
    await lockedFor(120);
    await running.start('pool-vivo');
    for (const at of ['start', 'run'] as const) await another.freeAbandonedJobs(at);
    expect(await holder()).toBe('pool-vivo');
    const [first] = await holders();
    await queue.database.query('SELECT pg_terminate_backend($1)', [first?.pid]);
    const [second] = await retryUntil(holders, ([found]) => found !== undefined && found.pid !== first?.pid);
    expect(second).toBeDefined();
    await another.freeAbandonedJobs('start');
    expect(await holder()).toBe('pool-vivo');
    running.end();
  });

  it('has a grace period, except when a process starts', async () => {
    const another = new WorkerHeartbeat(pool);
    await queue.add(queue.jobsAt(), 'uno');
    await lockedFor(0);
    await another.freeAbandonedJobs('run');
    expect(await holder()).toBe('pool-vivo');
    await lockedFor(2);
    await another.freeAbandonedJobs('run');
    expect(await holder()).toBeNull();
    await lockedFor(0);
    await another.freeAbandonedJobs('start');
    expect(await holder()).toBeNull();
  });
});
