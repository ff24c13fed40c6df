/**
 * Measures saves per second, and the processor time of a save with its mail and PDF, with a PostgreSQL configured like an installation's:
 * in rounds, with 8 and with 32 concurrent saves. BENCH_ROUNDS: number of rounds.
 * BENCH_OTHER=…/bff/dist/main.js: another build, measured in turns with this one. BENCH_PROF=folder: CPU profiles.
 */
import 'reflect-metadata';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import pg from 'pg';
import type { prepareDatabase } from '../../bff/src/database/prepare.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { BenchVisitor } from './bench-visitor.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { median } from './median.ts';
import { startSubject, type Stoppable, type Subject } from './subject.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SAVES = 320;
const AT_ONCE = [8, 32];
const WARM_UP_SAVES = 200;
const LOOK_MS = 20;
const GOAL_PER_SECOND = 100;

interface Build {
  readonly prepareDatabase: typeof prepareDatabase;
}

/** A BFF with its own PostgreSQL. */
interface Saved {
  readonly name: string;
  readonly bff: Subject;
  readonly pool: Pool;
  readonly database: pg.Client;
  readonly postgresUs: () => Promise<number>;
}

interface Round {
  /** Acknowledged saves per second, until the last answer. */
  readonly perSecond: number;
  /** Saves per second, until the last mail was sent. */
  readonly mailedPerSecond: number;
  readonly bffMs: number;
  readonly postgresMs: number;
}

let visitors = 0;

/** Runs `work` for each item, with a maximum number at once. */
async function atOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

async function untilMailed({ database }: Saved): Promise<void> {
  for (;;) {
    const { rows } = await database.query('SELECT FROM graphile_worker.jobs LIMIT 1');
    if (rows.length === 0) return;
    await pause(LOOK_MS);
  }
}

async function introduced({ pool }: Saved, count: number): Promise<BenchVisitor[]> {
  const all = Array.from({ length: count }, () => new BenchVisitor(pool, (visitors += 1)));
  await atOnce(all, 8, async (visitor) => {
    await visitor.calculate();
    await visitor.introduce();
  });
  return all;
}

async function round(saved: Saved, limit: number, saves = SAVES): Promise<Round> {
  const savers = await introduced(saved, saves);
  const [bffBefore, postgresBefore] = [await saved.bff.cpuUs(), await saved.postgresUs()];
  const began = performance.now();
  await atOnce(savers, limit, (visitor) => visitor.save());
  const answered = performance.now();
  await untilMailed(saved);
  const mailed = performance.now();
  return {
    perSecond: (saves * 1000) / (answered - began),
    mailedPerSecond: (saves * 1000) / (mailed - began),
    bffMs: ((await saved.bff.cpuUs()) - bffBefore) / saves / 1000,
    postgresMs: ((await saved.postgresUs()) - postgresBefore) / saves / 1000,
  };
}

async function measure(all: readonly Saved[], limit: number): Promise<void> {
  const rounds = new Map<Saved, Round[]>(all.map((saved) => [saved, []]));
  for (let number = 0; number < ROUNDS; number += 1)
    for (const saved of number % 2 ? all.toReversed() : all)
      rounds.get(saved)?.push(await round(saved, limit));
  for (const [{ name }, measured] of rounds) {
    const of = (figure: keyof Round, digits: number): string => {
      const values = measured.map((each) => each[figure]);
      return `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} … ${Math.max(...values).toFixed(digits)})`;
    };
    const met = median(measured.map(({ mailedPerSecond }) => mailedPerSecond)) >= GOAL_PER_SECOND;
    const cells = [
      name,
      limit,
      of('perSecond', 0),
      of('mailedPerSecond', 0),
      of('bffMs', 1),
      of('postgresMs', 1),
    ];
    console.log(`| ${[...cells, limit === 32 ? (met ? 'yes' : 'NO') : ''].join(' | ')} |`);
  }
}

const running: Stoppable[] = [];

/** Starts a BFF. @param main of a build, which migrates its own database, because it runs no jobs on a newer schema */
async function start(name: string, main: URL, env: Record<string, string>): Promise<Saved> {
  const postgres = await KillablePostgres.start();
  running.push(postgres);
  const build = (await import(new URL('database/prepare.js', main).href)) as Build;
  await build.prepareDatabase(postgres.url, { demoData: true });
  const bff = await startSubject(main.href, {
    NODE_ENV: 'production',
    JWT_SECRET: 'una-clave-solo-para-medir-de-mas-de-32-caracteres',
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'loopback',
    PORT: '0',
    ...env,
  });
  running.push(bff);
  const pool = new Pool(bff.url.origin, { connections: 32 });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  running.push({ stop: async () => void (await Promise.all([pool.close(), database.end()])) });
  return { name, bff, pool, database, postgresUs: await postgresCpu(postgres.url) };
}

try {
  const core = await startSubject('./fast-core.ts');
  const mail = await startSubject('./mail-sink.ts');
  running.push(core, mail);
  const env = {
    CORE_URL: core.url.href,
    UPSTREAM_ALLOWED_HOSTS: core.url.hostname,
    SMTP_URL: mail.url.href,
  };
  const all = [await start('BFF', new URL('../../bff/dist/main.js', import.meta.url), env)];
  const other = process.env['BENCH_OTHER'];
  if (other) all.push(await start('other BFF', pathToFileURL(other), env));
  for (const saved of all) await round(saved, 32, WARM_UP_SAVES);
  console.log(
    `\nSaves with mail and PDF, Node ${process.version}: median of ${ROUNDS} rounds of ${SAVES} (least … most)`,
  );
  const heads = [
    '',
    'at once',
    'saved/s',
    'and mailed/s',
    'BFF ms each',
    'PostgreSQL ms each',
    `≥ ${GOAL_PER_SECOND} mailed/s`,
  ];
  for (const cells of [heads, heads.map(() => '---')]) console.log(`| ${cells.join(' | ')} |`);
  for (const limit of AT_ONCE) await measure(all, limit);
} finally {
  for (const each of running.toReversed()) await each.stop();
}
