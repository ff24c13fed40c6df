import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { JobQueue, TASK } from '../testing/job-queue.ts';
import { retryUntil, scaled } from '../testing/retry-until.ts';
import { askDatabase } from '../testing/test-database.ts';
import type { JobHandler } from './durable-jobs.ts';

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
