import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { JobQueue, TASK } from '../testing/job-queue.ts';
import { retryUntil, scaled } from '../testing/retry-until.ts';
import { askDatabase } from '../testing/test-database.ts';
import type { JobHandler } from './durable-jobs.ts';
import type { Pool } from 'pg';
import { jobPool } from '../database/data-source.ts';
import { WorkerHeartbeat } from './job-runner.ts';
import { JOB_TABLE } from '../testing/job-table.ts';

let queue: JobQueue;
beforeEach(async () => {
  queue = await JobQueue.open();
});
afterEach(() => queue.close());

/** The database of the queue as its server's administrator sees it. */
function administered() {
  const server = new URL(queue.database.url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const allow = (isAllowed: boolean) =>
    askDatabase(server.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
  return {
    close: async () => {
      await allow(false);
      const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1';
      await askDatabase(server.href, end, [name]);
    },
    open: () => allow(true),
  };
}

it(
  'runs jobs again soon after the results of several could not be stored',
  async () => {
    const ids = ['0', '1', '2', '3'];
    const attempts: string[] = [];
    const proceed = new Map<string, () => void>();
    const jobs = queue.jobsAt();
    const handler: JobHandler<{ id: string }> = async ({ id }) => {
      attempts.push(id);
      if (attempts.length <= ids.length) await new Promise<void>((resolve) => proceed.set(id, resolve));
    };
    jobs.handle(TASK, handler, ids.length);
    await jobs.onApplicationBootstrap();
    for (const id of ids) await queue.add(jobs, id);
    await retryUntil(
      () => proceed,
      ({ size }) => size === ids.length,
    );
    const database = administered();
    await database.close();
    // Results of the same moment would be stored together: a job ends after the line about the result before.
    const isUnstored = ({ msg, err }: Record<string, unknown>): boolean =>
      msg === 'job queue' && err === undefined;
    for (const [index, id] of ids.entries()) {
      proceed.get(id)?.();
      await queue.logs.matching(isUnstored, index + 1);
    }
    await database.open();
    expect(await queue.noJobs()).toEqual([]);
    const restarts = queue.logs.entries().filter(({ msg }) => msg === 'job queue stopped');
    expect(restarts[0]).toMatchObject({ err: { type: 'ResultsOverdue' } });
    expect(attempts).toHaveLength(2 * ids.length);
  },
  scaled(90_000),
);

it(
  'runs a job after an outage of the database, although its first attempt never ends',
  async () => {
    const database = administered();
    const attempts: string[] = [];
    const jobs = queue.start(async ({ id }) => {
      attempts.push(id ?? '');
      if (attempts.length === 1) await new Promise(() => undefined);
    });
    await queue.add(jobs, 'uno');
    await retryUntil(
      () => attempts,
      ({ length }) => length === 1,
    );
    await database.close();
    // Failed polls restart the queue.
    await retryUntil(
      () => queue.logs.text(),
      (text) => text.includes('job queue stopped'),
      45_000,
    );
    await database.open();
    expect(
      await retryUntil(
        () => queue.rows(),
        ({ length }) => length === 0,
        45_000,
      ),
    ).toEqual([]);
    expect(attempts).toEqual(['uno', 'uno']);
  },
  scaled(90_000),
);

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
