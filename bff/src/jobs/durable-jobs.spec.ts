import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { createDataSource } from '../database/data-source.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { Problem } from '../http/problem.ts';
import { JobQueue, TASK } from '../testing/job-queue.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { JOB_TABLE, RUN_JOBS_NOW } from '../testing/job-table.ts';

let queue: JobQueue;
beforeEach(async () => {
  queue = await JobQueue.open();
});
afterEach(() => queue.close());

describe('a durable job', () => {
  it('is done once after its transaction was committed, and not at all when it was not', async () => {
    const done: string[] = [];
    const jobs = queue.start(async ({ id }) => void done.push(id ?? ''));
    await queue.source
      .transaction(async (manager) => {
        await jobs.enqueue(manager, TASK, { id: 'undone' }, 'undone');
        throw new Error('no');
      })
      .catch(() => undefined);
    await queue.source.transaction(async (manager) => {
      await jobs.enqueue(manager, TASK, { id: 'done' }, 'done');
      expect(await queue.rows()).toEqual([]);
    });
    await retryUntil(
      () => done,
      ({ length }) => length > 0,
    );
    expect(await queue.noJobs()).toEqual([]);
    expect(done).toEqual(['done']);
  });

  it('is not added again while one with its key waits or runs', async () => {
    const done: string[] = [];
    let go = (): void => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    const jobs = queue.start(async ({ id }) => {
      done.push(id ?? '');
      await gone;
    });
    await Promise.all(Array.from({ length: 20 }, () => queue.add(jobs, 'uno')));
    await retryUntil(
      () => done,
      ({ length }) => length > 0,
    );
    await queue.add(jobs, 'uno');
    go();
    expect(await queue.noJobs()).toEqual([]);
    expect(done).toEqual(['uno']);
  });

  it('is done although jobs of another task use all of their slots', async () => {
    const done: string[] = [];
    let go = (): void => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    const jobs = queue.jobsAt();
    jobs.handle('otra', () => gone);
    jobs.handle(TASK, async ({ id }) => void done.push(id ?? ''));
    await jobs.onApplicationBootstrap();
    for (const id of ['a', 'b', 'c']) await jobs.enqueue(queue.source.manager, 'otra', { id }, id);
    await retryUntil(
      () => queue.rows(),
      (rows) => rows.filter(({ locked_by }) => locked_by !== null).length === 2,
    );
    await queue.add(jobs, 'uno');
    await retryUntil(
      () => done,
      ({ length }) => length > 0,
    );
    expect(done).toEqual(['uno']);
    go();
    expect(await queue.noJobs()).toEqual([]);
  });

  it('waits without a handler', async () => {
    const jobs = queue.jobsAt();
    await jobs.onApplicationBootstrap();
    await queue.add(jobs, 'uno');
    expect([await queue.rows(), jobs.handled.includes(TASK)]).toMatchObject([
      [{ attempts: 0, locked_by: null }],
      false,
    ]);
    const done: string[] = [];
    queue.start(async ({ id }) => void done.push(id ?? ''));
    expect(await queue.noJobs()).toEqual([]);
    expect(done).toEqual(['uno']);
  });

  it('that fails is retried, without its message in queue and log', async () => {
    let tries = 0;
    const jobs = queue.start(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('550 ana@correo.example no existe');
    });
    await queue.add(jobs, 'uno');
    const [failed] = await retryUntil(
      () => queue.rows(),
      ([row]) => row?.last_error !== null,
    );
    expect(failed).toEqual({ attempts: 1, locked_by: null, last_error: 'TypeError' });
    expect(queue.logs.text()).not.toMatch(/ana|correo/);
    const [entry] = queue.logs.entries().filter(({ msg }) => msg === 'job failed');
    expect(entry).toMatchObject({ task: TASK, attempt: 1, err: { type: 'TypeError' } });
    await queue.database.query(RUN_JOBS_NOW);
    expect(await queue.noJobs()).toEqual([]);
    expect(tries).toBe(2);
  });

  it('that a core made fail has the reason in the log', async () => {
    const upstream = { capability: 'mail', operation: 'send_mail', outcome: 'unauthorized', status: 401 };
    const jobs = queue.start(() =>
      Promise.reject(Object.assign(new Problem(502, 'No pudo responder.'), { logFields: { upstream } })),
    );
    await queue.add(jobs, 'uno');
    const [entry] = await retryUntil(
      () => queue.logs.entries().filter(({ msg }) => msg === 'job failed'),
      (entries) => entries.length > 0,
    );
    expect(entry).toMatchObject({ task: TASK, upstream });
  });

  it('that waits for a retry and should run now is announced to the workers', async () => {
    const jobs = queue.jobsAt();
    await queue.add(jobs, 'uno');
    await queue.database.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), attempts => 3, run_at => now() + interval '1 hour')
       FROM graphile_worker.jobs`,
    );
    const listening = new pg.Client(queue.database.url);
    await listening.connect();
    await listening.query('LISTEN "jobs:insert"');
    const announced = once(listening, 'notification');
    await jobs.enqueueNow(queue.source.manager, TASK, { id: 'uno' }, 'uno');
    const [{ payload }] = (await announced) as [pg.Notification];
    expect([JSON.parse(payload ?? ''), await queue.rows()]).toMatchObject([{ count: 1 }, [{ attempts: 0 }]]);
    await listening.end();
  });
});

describe('the end of a process', () => {
  it('waits for a job that is about to end', async () => {
    let isDone = false;
    let finish: (() => void) | undefined;
    const jobs = queue.start(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      isDone = true;
    });
    await queue.add(jobs, 'uno');
    await retryUntil(() => finish, Boolean);
    const ended = jobs.beforeApplicationShutdown();
    finish?.();
    await ended;
    expect([isDone, await queue.rows()]).toEqual([true, []]);
  });

  it('interrupts a job that takes longer and leaves it to the next process', async () => {
    const jobs = queue.start((_payload, signal) =>
      once(signal, 'abort').then(() => Promise.reject(new Error('end'))),
    );
    await queue.add(jobs, 'uno');
    await retryUntil(
      () => queue.rows(),
      ([row]) => Boolean(row?.locked_by),
    );
    await jobs.beforeApplicationShutdown();
    expect(await queue.rows()).toEqual([{ attempts: 1, locked_by: null, last_error: 'Error' }]);
  });

  it('that was killed during a job leaves it to the next one immediately', async () => {
    await queue.add(queue.jobsAt(), 'uno');
    await queue.database.query(
      `UPDATE ${JOB_TABLE} SET attempts = 1, locked_by = 'pool-muerto', locked_at = now()`,
    );
    const done: string[] = [];
    queue.start(async ({ id }) => void done.push(id ?? ''));
    expect(await queue.noJobs()).toEqual([]);
    expect(done).toEqual(['uno']);
  });
});

describe('a role that does not own the queue', () => {
  const ROLE = `aplicación "${randomBytes(6).toString('hex')}"`;

  it('adds jobs and runs them', async () => {
    const own = new URL(queue.database.url);
    const name = pg.Client.prototype.escapeIdentifier(ROLE);
    await queue.database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'de-prueba'`);
    try {
      await prepareDatabase(own.href, { demoData: false, applicationRole: ROLE });
      await prepareDatabase(own.href, { demoData: false, applicationRole: ROLE });
      Object.assign(own, { username: encodeURIComponent(ROLE), password: 'de-prueba' });
      const theirs = await createDataSource(own.href).initialize();
      const done: string[] = [];
      const jobs = queue.start(async ({ id }) => void done.push(id ?? ''), own.href);
      await jobs.enqueue(theirs.manager, TASK, { id: 'uno' }, 'uno');
      await theirs.destroy();
      expect(await queue.noJobs()).toEqual([]);
      expect(done).toEqual(['uno']);
      await jobs.beforeApplicationShutdown();
    } finally {
      await queue.database.query(`DROP OWNED BY ${name}`);
      await queue.database.query(`DROP ROLE ${name}`);
    }
  });
});
