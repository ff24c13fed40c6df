import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { JobQueue } from '../testing/job-queue.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { askDatabase } from '../testing/test-database.ts';

let queue: JobQueue;
beforeEach(async () => {
  queue = await JobQueue.open();
});
afterEach(() => queue.close());

it('does a job after its database was away, though the job’s first attempt never ends', async () => {
  const { database } = queue;
  const server = new URL(database.url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
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
  await askDatabase(server.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await askDatabase(
    server.href,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
    [name],
  );
  // Long enough for the failed polls that restart the queue.
  await pause(7_000);
  await askDatabase(server.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  expect(
    await retryUntil(
      () => queue.rows(),
      ({ length }) => length === 0,
      45_000,
    ),
  ).toEqual([]);
  expect(attempts).toEqual(['uno', 'uno']);
}, 90_000);
