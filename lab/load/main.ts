/**
 * `npm run load`: mixed traffic of visitors and staff on a BFF as in production, with a PostgreSQL configured like an installation's. First
 * finds the knee: the rate above which the 95th percentile of the visitors' calculation exceeds its service level. Then sends a rate for
 * some minutes. SIMULATIONS=20000: stored before. MINUTES=10. RATE: requests per second; default: half of the knee's. MAX_RATE=1000.
 */
import 'reflect-metadata';
import { SystemClock } from '../../bff/src/clock/clock.ts';
import { runDemoDataCommand } from '../../bff/src/commands/demo-data-command.ts';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { prepareDatabase } from '../../bff/src/database/prepare.ts';
import { NO_LIMIT } from '../bench/demo-database.ts';
import { postgresCpu } from '../bench/postgres-cpu.ts';
import { startSubject, type Stoppable, type Subject } from '../bench/subject.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { createUser } from '../../bff/src/testing/staff.ts';
import { openLoop, percentileMs, type Traffic } from './open-loop.ts';
import { CALCULATION, MixedTraffic } from './traffic.ts';

const SIMULATIONS = process.env['SIMULATIONS'] || '20000';
const MINUTES = Number(process.env['MINUTES'] || 10);
const RATE = Number(process.env['RATE'] || 0);
const MAX_RATE = Number(process.env['MAX_RATE'] || 1_000);

/** Service level of the visitors' calculation: 95 % within it (docs/examples/alerts.yml), ms. */
const SERVICE_LEVEL_MS = 1_000;
const FIRST_RATE = 40;
const STEP = 1.4;
const STEP_SECONDS = 15;
const MINUTE_SECONDS = 60;
const DETAILS = 1_000;

interface Loaded {
  readonly bff: Subject;
  readonly postgresUs: () => Promise<number>;
  readonly traffic: MixedTraffic;
}

/** Figures of some seconds of traffic. */
interface Phase {
  readonly measured: Traffic;
  readonly answered: number;
  readonly failed: number;
  /** Answers per second, until the last one. */
  readonly rate: number;
  /** Number of used processors. */
  readonly bff: number;
  readonly postgres: number;
  readonly delayMs: number;
  readonly rssMb: number;
}

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const head = (cells: readonly string[]): void => {
  console.log('');
  row(cells);
  row(cells.map(() => '---'));
};

async function send({ bff, postgresUs, traffic }: Loaded, rate: number, seconds: number): Promise<Phase> {
  await traffic.renew();
  await bff.state();
  const before = [await bff.cpuUs(), await postgresUs()] as const;
  const began = performance.now();
  const measured = await openLoop(traffic.operations, rate, seconds);
  const us = (performance.now() - began) * 1000;
  const all = [...measured.values()];
  const answered = all.reduce((sum, { times }) => sum + times.count, 0);
  return {
    measured,
    answered,
    failed: all.reduce((sum, { failures }) => sum + failures, 0),
    rate: (answered * 1_000_000) / us,
    bff: ((await bff.cpuUs()) - before[0]) / us,
    postgres: ((await postgresUs()) - before[1]) / us,
    ...(await bff.state()),
  };
}

const calculationP95 = ({ measured }: Phase): number => {
  const calculation = measured.get(CALCULATION);
  return calculation ? percentileMs(calculation, 95) : Number.NaN;
};

const firstFailureOf = ({ measured }: Phase): string =>
  [...measured.values()].find(({ failures }) => failures > 0)?.firstFailure ?? '';

const usage = ({ bff, postgres, delayMs, rssMb }: Phase): string[] => [
  bff.toFixed(2),
  postgres.toFixed(2),
  delayMs.toFixed(0),
  rssMb.toFixed(0),
];
const USAGE = ['BFF, processors', 'PostgreSQL, processors', 'event loop p99, ms', 'BFF RSS, MB'];

/** Returns the last rate, per second, that met the service level. */
async function knee(loaded: Loaded): Promise<number> {
  head(['rate wanted', 'answered/s', 'failed', 'calculation p50, ms', 'p95', ...USAGE]);
  let sustained = 0;
  for (let rate = FIRST_RATE; rate <= MAX_RATE; rate = Math.round(rate * STEP)) {
    const phase = await send(loaded, rate, STEP_SECONDS);
    const calculation = phase.measured.get(CALCULATION);
    const p50 = calculation ? percentileMs(calculation, 50).toFixed(0) : '';
    const failed = `${phase.failed} ${firstFailureOf(phase)}`.trim();
    row([rate, phase.rate.toFixed(0), failed, p50, calculationP95(phase).toFixed(0), ...usage(phase)]);
    if (phase.failed > 0 || calculationP95(phase) > SERVICE_LEVEL_MS) break;
    sustained = rate;
  }
  console.log(`\nThe service level, 95 % within ${SERVICE_LEVEL_MS} ms, holds up to ${sustained} a second.`);
  return sustained;
}

async function steady(loaded: Loaded, rate: number): Promise<void> {
  console.log(`\n${rate} a second for ${MINUTES} minutes`);
  const totals = new Map<string, Traffic extends ReadonlyMap<string, infer M> ? M : never>();
  head(['minute', 'answered/s', 'failed', 'calculation p95, ms', ...USAGE]);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const phase = await send(loaded, rate, MINUTE_SECONDS);
    row([minute, phase.rate.toFixed(0), phase.failed, calculationP95(phase).toFixed(0), ...usage(phase)]);
    for (const [name, measured] of phase.measured) {
      const total = totals.get(name);
      if (!total) totals.set(name, measured);
      else {
        total.times.add(measured.times);
        total.failures += measured.failures;
        total.firstFailure ||= measured.firstFailure;
      }
    }
  }
  head(['operation', 'answers', 'p50, ms', 'p95', 'p99', 'failed']);
  for (const [name, measured] of totals) {
    const times = [50, 95, 99].map((percentage) => percentileMs(measured, percentage).toFixed(0));
    row([name, measured.times.count, ...times, `${measured.failures} ${measured.firstFailure}`]);
  }
}

/** Fills the database. Returns some simulations for their details. */
async function fill(url: string): Promise<string[]> {
  await prepareDatabase(url, { demoData: true });
  const source = await createDataSource(url, NO_LIMIT).initialize();
  await createUser({ query: (sql, parameters) => source.query<unknown[]>(sql, parameters) }, 'executiverole');
  await runDemoDataCommand([SIMULATIONS], { source, clock: new SystemClock(), print: console.log });
  await source.query('VACUUM ANALYZE');
  const rows: { uuid: string }[] = await source.query('SELECT uuid FROM simulations LIMIT $1', [DETAILS]);
  await source.destroy();
  return rows.map(({ uuid }) => uuid);
}

const running: Stoppable[] = [];
try {
  const postgres = await KillablePostgres.start();
  running.push(postgres);
  const simulations = await fill(postgres.url);
  const core = await startSubject('./fast-core.ts');
  const mail = await startSubject('./mail-sink.ts');
  running.push(core, mail);
  const bff = await startSubject('../../bff/dist/main.js', {
    NODE_ENV: 'production',
    JWT_SECRET: 'una-clave-solo-para-medir-de-mas-de-32-caracteres',
    DATABASE_URL: postgres.url,
    CORE_URL: core.url.href,
    UPSTREAM_ALLOWED_HOSTS: core.url.hostname,
    SMTP_URL: mail.url.href,
    TRUST_PROXY: 'loopback',
    PORT: '0',
  });
  running.push(bff);
  const traffic = new MixedTraffic(bff.url, simulations);
  running.push({ stop: () => traffic.close() });
  const loaded = { bff, traffic, postgresUs: await postgresCpu(postgres.url) };
  await send(loaded, FIRST_RATE, STEP_SECONDS);
  const sustained = RATE > 0 ? RATE : await knee(loaded);
  if (MINUTES > 0 && sustained > 0) await steady(loaded, RATE > 0 ? RATE : Math.round(sustained / 2));
} finally {
  for (const each of running.toReversed()) await each.stop();
}
