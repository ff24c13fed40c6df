import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { readConfig } from '../config/environment.ts';
import { createDataSource } from '../database/data-source.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { Metrics } from '../metrics/metrics.ts';
import { type LogLines, logLines } from '../testing/log-lines.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { jobPool } from './job-pool.ts';
import { LivingWorkers } from './living-workers.ts';
import { DurableJobs, type JobHandler, type JobPayload } from './durable-jobs.ts';

const TASK = 'prueba';

interface JobRow {
  readonly attempts: number;
  readonly locked_by: string | null;
  readonly last_error: string | null;
}

let database: TestDatabase;
let source: DataSource;
let logs: LogLines;
let running: DurableJobs[];

beforeEach(async () => {
  database = await createDatabase();
  source = await createDataSource(database.url).initialize();
  [logs, running] = [logLines(), []];
});
afterEach(async () => {
  for (const jobs of running) await jobs.beforeApplicationShutdown();
  await source.destroy();
  await database.drop();
});

function jobsAt(url = database.url): DurableJobs {
  const config = readConfig({ DATABASE_URL: url, CORE_URL: 'http://localhost' });
  const jobs = new DurableJobs(config, logs.logger, new Metrics());
  running.push(jobs);
  return jobs;
}

function start(handler: JobHandler<JobPayload>, url?: string): DurableJobs {
  const jobs = jobsAt(url);
  jobs.handle(TASK, handler);
  jobs.onApplicationBootstrap();
  return jobs;
}

const add = (jobs: DurableJobs, id: string, key = id): Promise<void> =>
  jobs.enqueue(source.manager, TASK, { id }, key);

const rows = (): Promise<JobRow[]> =>
  database.query('SELECT attempts, locked_by, last_error FROM graphile_worker._private_jobs') as Promise<
    JobRow[]
  >;

/** What the look gives when it is what is waited for, or what it gives at the end of our patience. */
async function seen<T>(look: () => T | Promise<T>, isSeen: (found: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (isSeen(found)) return found;
    await pause(50);
  }
  return look();
}

const noJobs = (): Promise<JobRow[]> => seen(rows, (found) => found.length === 0);

describe('a durable job', () => {
  it('is done once after its transaction was committed, and not at all when it was not', async () => {
    const done: string[] = [];
    const jobs = start(async ({ id }) => void done.push(id ?? ''));
    await source
      .transaction(async (manager) => {
        await jobs.enqueue(manager, TASK, { id: 'undone' }, 'undone');
        throw new Error('no');
      })
      .catch(() => undefined);
    await source.transaction(async (manager) => {
      await jobs.enqueue(manager, TASK, { id: 'done' }, 'done');
      expect(await rows()).toEqual([]);
    });
    await seen(
      () => done,
      ({ length }) => length > 0,
    );
    expect(await noJobs()).toEqual([]);
    expect(done).toEqual(['done']);
  });

  it('is not added again while one with its key waits or runs', async () => {
    const done: string[] = [];
    let go = (): void => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    const jobs = start(async ({ id }) => {
      done.push(id ?? '');
      await gone;
    });
    await Promise.all(Array.from({ length: 20 }, () => add(jobs, 'uno')));
    await seen(
      () => done,
      ({ length }) => length > 0,
    );
    await add(jobs, 'uno');
    go();
    expect(await noJobs()).toEqual([]);
    expect(done).toEqual(['uno']);
  });

  it('waits while nobody does its task', async () => {
    const jobs = jobsAt();
    jobs.onApplicationBootstrap();
    await add(jobs, 'uno');
    expect([await rows(), jobs.isHandled(TASK)]).toMatchObject([[{ attempts: 0, locked_by: null }], false]);
    const done: string[] = [];
    start(async ({ id }) => void done.push(id ?? ''));
    expect(await noJobs()).toEqual([]);
    expect(done).toEqual(['uno']);
  });

  it('that fails is put back, without a word of why in the queue or the log', async () => {
    let tries = 0;
    const jobs = start(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('550 ana@correo.example no existe');
    });
    await add(jobs, 'uno');
    const [failed] = await seen(rows, ([row]) => row?.last_error !== null);
    expect(failed).toEqual({ attempts: 1, locked_by: null, last_error: 'TypeError' });
    expect(logs.text()).not.toMatch(/ana|correo/);
    const [entry] = logs.entries().filter(({ msg }) => msg === 'job failed');
    expect(entry).toMatchObject({ task: TASK, attempt: 1, err: { type: 'TypeError' } });
    await database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    expect(await noJobs()).toEqual([]);
    expect(tries).toBe(2);
  });
});

describe('the end of a process', () => {
  it('waits for a job that is about to end', async () => {
    let isDone = false;
    const jobs = start(async () => {
      await pause(300);
      isDone = true;
    });
    await add(jobs, 'uno');
    await seen(rows, ([row]) => Boolean(row?.locked_by));
    await jobs.beforeApplicationShutdown();
    expect([isDone, await rows()]).toEqual([true, []]);
  });

  it('interrupts a job that takes longer and leaves it to the next process', async () => {
    const jobs = start((_payload, signal) =>
      once(signal, 'abort').then(() => Promise.reject(new Error('end'))),
    );
    await add(jobs, 'uno');
    await seen(rows, ([row]) => Boolean(row?.locked_by));
    const began = Date.now();
    await jobs.beforeApplicationShutdown();
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await rows()).toEqual([{ attempts: 1, locked_by: null, last_error: 'Error' }]);
  });

  it('that was killed in the middle of a job leaves it to the next one at once', async () => {
    await add(jobsAt(), 'uno');
    await database.query(
      "UPDATE graphile_worker._private_jobs SET attempts = 1, locked_by = 'pool-muerto', locked_at = now()",
    );
    const done: string[] = [];
    start(async ({ id }) => void done.push(id ?? ''));
    expect(await noJobs()).toEqual([]);
    expect(done).toEqual(['uno']);
  });
});

describe('a process that lives', () => {
  let pool: Pool;
  beforeEach(() => {
    pool = jobPool(database.url, { connections: 3 });
  });
  afterEach(() => pool.end());

  const lockedFor = (minutes: number): Promise<unknown> =>
    database.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-vivo', locked_at = now() - interval '${minutes} minutes'`,
    );
  const holder = async (): Promise<string | null | undefined> => (await rows())[0]?.locked_by;

  /** Whose connections hold a worker's lock here: the server has other databases, and other tests. */
  const holders = (): Promise<{ pid: number }[]> =>
    database.query(
      `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE locktype = 'advisory' AND granted AND datname = current_database()`,
    ) as Promise<{ pid: number }[]>;

  it('keeps its jobs, also when its connection breaks', async () => {
    const [living, another] = [new LivingWorkers(pool), new LivingWorkers(pool)];
    await add(jobsAt(), 'uno');
    await lockedFor(120);
    await living.announce('pool-vivo');
    for (const at of ['start', 'run'] as const) await another.freeAbandonedJobs(at);
    expect(await holder()).toBe('pool-vivo');
    const [first] = await holders();
    await database.query('SELECT pg_terminate_backend($1)', [first?.pid]);
    const [second] = await seen(holders, ([found]) => found !== undefined && found.pid !== first?.pid);
    expect(second).toBeDefined();
    await another.freeAbandonedJobs('start');
    expect(await holder()).toBe('pool-vivo');
    living.end();
  });

  it('has the benefit of the doubt for a minute, but not from who begins', async () => {
    const another = new LivingWorkers(pool);
    await add(jobsAt(), 'uno');
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

describe('a role that does not own the queue', () => {
  const ROLE = `aplicación "${randomBytes(6).toString('hex')}"`;

  it('adds jobs and does them', async () => {
    const own = new URL(database.url);
    const name = pg.Client.prototype.escapeIdentifier(ROLE);
    await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'de-prueba'`);
    try {
      await prepareDatabase(own.href, { demoData: false, applicationRole: ROLE });
      await prepareDatabase(own.href, { demoData: false, applicationRole: ROLE });
      Object.assign(own, { username: encodeURIComponent(ROLE), password: 'de-prueba' });
      const theirs = await createDataSource(own.href).initialize();
      const done: string[] = [];
      const jobs = start(async ({ id }) => void done.push(id ?? ''), own.href);
      await jobs.enqueue(theirs.manager, TASK, { id: 'uno' }, 'uno');
      await theirs.destroy();
      expect(await noJobs()).toEqual([]);
      expect(done).toEqual(['uno']);
      await jobs.beforeApplicationShutdown();
    } finally {
      await database.query(`DROP OWNED BY ${name}`);
      await database.query(`DROP ROLE ${name}`);
    }
  });
});
