import { setTimeout as pause } from 'node:timers/promises';
import { OPERATIONS } from '../../bff/src/testing/example.ts';
import type { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { retryUntil } from '../../bff/src/testing/retry-until.ts';
import { type DrilledBff, withDrilledBff } from './drilled-bff.ts';

const BURST = 64;
/**
 * Maximum delay of a restart after the start of a burst, ms, so that it meets each stage: connecting, checking out a connection, running a
 * statement.
 */
const MOST_INTO_BURST_MS = 60;
const STEP_MS = 7;

const RESTARTS = {
  ordinary: (postgres: KillablePostgres) => postgres.end(),
  crash: (postgres: KillablePostgres) => postgres.kill(),
} as const;
type Restart = keyof typeof RESTARTS;

/** Operations that query the database at each request. */
const READS = OPERATIONS.filter(([, path]) => /tarifas|tmc|Tarifa$|Range|products|real_estate/.test(path));

type Counts = Map<string, number>;

/** Returns the status of each request of a burst, when all are answered. */
function burst(url: string, address: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: BURST }, async (_, index) => {
      const [method, path, body] = READS[index % READS.length] ?? ['GET', '/', null];
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      try {
        const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
        await answer.arrayBuffer();
        return String(answer.status);
      } catch {
        return 'no answer';
      }
    }),
  );
}

/** Runs one burst on a cold pool, during which PostgreSQL restarts: the previous restart broke every connection. */
async function round(drilled: DrilledBff, number: number, restart: Restart): Promise<string[]> {
  const { bff, postgres } = drilled;
  const answers = burst(bff.url, `10.0.${number >> 8}.${number & 255}`);
  await pause((number * STEP_MS) % MOST_INTO_BURST_MS);
  await RESTARTS[restart](postgres);
  await postgres.restart();
  return answers;
}

const isReady = async ({ bff }: DrilledBff): Promise<boolean> =>
  (await fetch(`${bff.url}/health/ready`)).status === 200;

const shown = (counts: Counts): string =>
  [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** Returns the log without the lines of requests. */
const lastWords = (log: string): string =>
  log
    .trim()
    .split('\n')
    .filter((line) => !line.includes('"msg":"request '))
    .slice(-60)
    .join('\n');

/** Restarts PostgreSQL a number of times under a serving BFF. Goal: it never exits, and answers 200 or 503 only. */
export function drillRestarts(times: number): Promise<boolean> {
  return withDrilledBff(async (drilled) => {
    const counts: Readonly<Record<Restart, Counts>> = { ordinary: new Map(), crash: new Map() };
    let ends = 0;
    for (let number = 0; number < times; number += 1) {
      const restart = number % 2 === 0 ? 'ordinary' : 'crash';
      for (const status of await round(drilled, number, restart))
        counts[restart].set(status, (counts[restart].get(status) ?? 0) + 1);
      const { exitCode, signalCode } = drilled.bff.process;
      if (exitCode === null && signalCode === null) continue;
      ends += 1;
      console.log(`the BFF ended (${exitCode ?? signalCode}): ${lastWords(drilled.bff.log())}`);
      await drilled.startAgain();
    }
    const ready = await retryUntil(() => isReady(drilled), Boolean);
    console.log(`${times} restarts of PostgreSQL, ${BURST} requests in flight at each.`);
    for (const restart of ['ordinary', 'crash'] as const)
      console.log(`  ${restart}: ${shown(counts[restart])}`);
    console.log(`  ends of the BFF: ${ends}; ready in the end: ${ready ? 'yes' : 'NO'}`);
    const statuses = Object.values(counts).flatMap((each) => [...each.keys()]);
    return ends === 0 && ready && statuses.every((status) => status === '200' || status === '503');
  });
}
