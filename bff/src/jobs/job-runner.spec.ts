import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { JobQueue, TASK } from '../testing/job-queue.ts';
import { retryUntil, scaled } from '../testing/retry-until.ts';
import { askDatabase } from '../testing/test-database.ts';
import type { JobHandler } from './durable-jobs.ts';
import { RESTART_GRACE_MS } from './job-runner.ts';

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
    let proceed: (() => void) | undefined;
    const isAway = new Promise<void>((resolve) => (proceed = resolve));
    const ids = ['0', '1', '2', '3'];
    const attempts: string[] = [];
    const jobs = queue.jobsAt();
    const handler: JobHandler<{ id: string }> = async ({ id }) => {
      attempts.push(id);
      await isAway;
      // One after the other, because results of the same moment are stored together.
      await pause(Number(id) * 100);
    };
    jobs.handle(TASK, handler, ids.length);
    jobs.onApplicationBootstrap();
    for (const id of ids) await queue.add(jobs, id);
    await retryUntil(
      () => attempts,
      ({ length }) => length === ids.length,
    );
    const database = administered();
    await database.close();
    proceed?.();
    // One line for each result that could not be stored.
    await queue.logs.matching(({ msg, err }) => msg === 'job queue' && err === undefined, ids.length);
    await database.open();
    const began = performance.now();
    expect(await queue.noJobs()).toEqual([]);
    expect(performance.now() - began).toBeLessThan(scaled(RESTART_GRACE_MS));
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
