import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import supertest from 'supertest';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { addDemoYears } from '../demo-years.ts';
import { retryUntil } from '../../bff/src/testing/retry-until.ts';
import { createUser, signIn } from '../../bff/src/testing/staff.ts';
import { askDatabase } from '../../bff/src/testing/test-database.ts';
import { withDrilledBff } from './drilled-bff.ts';

const GOAL_MS = 1_500;
const LIST_PATH = '/simulations/api/executive/clients/simulations';
/** Lengths of the searched windows: a month, a year, and `Todo`. */
const PERIODS_DAYS = [31, 365, WINDOW_LIMITS.daysMax];
/** Number of connections: the size of the pool. */
const CONNECTIONS = 10;

const numbers = (count: number): string => Array.from({ length: count }, (_word, n) => n).join(' ');
const TEXTS = [
  '12 345 678 5',
  '1 2',
  '1',
  '0 0 0',
  'a e',
  'a e i o u',
  'muñoz soto',
  'an an an',
  'a b c',
  'josé',
  '44472368',
  '56 9',
  '@',
  'persona',
  'persona-12',
  'demostracion.example',
  'gmail.com',
  numbers(85),
  Array.from({ length: 127 }, (_word, n) => n % 10).join(' '),
];
/** Orders and views that are read by another query than the default order. */
const LISTS = ['', '&sort=amount', '&sort=next_contact', '&view=overdue', '&view=below_income'];

interface Staff {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function search(
  { url, headers }: Staff,
  text: string,
  list = '',
  days: number = WINDOW_LIMITS.daysMax,
): Promise<number> {
  const answer = await fetch(`${url}${LIST_PATH}?days=${days}${list}&name=${encodeURIComponent(text)}`, {
    headers,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function areTextsFast(staff: Staff): Promise<boolean> {
  let isMet = true;
  console.log('\n| text | list | days | answered | ms |\n| --- | --- | --- | --- | --- |');
  for (const text of TEXTS)
    for (const list of LISTS)
      for (const days of PERIODS_DAYS) {
        const began = performance.now();
        const status = await search(staff, text, list, days);
        const tookMs = performance.now() - began;
        console.log(`| ${[text.slice(0, 30), list, days, status, tookMs.toFixed(0)].join(' | ')} |`);
        isMet &&= status === 200 && tookMs <= GOAL_MS;
      }
  return isMet;
}

/** Stops all connections of the BFF during their queries, and requests again. */
async function isPoolMended(staff: Staff, databaseUrl: string): Promise<boolean> {
  const asked = Array.from({ length: CONNECTIONS }, (_search, n) => search(staff, `e ${n}`));
  const busy = (await retryUntil(
    () =>
      askDatabase(
        databaseUrl,
        "SELECT pid FROM pg_stat_activity WHERE query LIKE '%search_text%' AND state = 'active' AND pid <> pg_backend_pid()",
      ),
    (rows) => rows.length > 0,
  )) as { pid: number }[];
  for (const { pid } of busy) process.kill(pid, 'SIGSTOP');
  const during = await Promise.all(asked);
  const after = await Promise.all(Array.from({ length: CONNECTIONS }, () => search(staff, 'soto')));
  for (const { pid } of busy) process.kill(pid, 'SIGCONT');
  const listed = (statuses: readonly number[]): string => [...new Set(statuses)].sort().join(' and ');
  console.log(`\n${busy.length} connections froze: answered ${listed(during)}; afterwards ${listed(after)}`);
  return busy.length > 0 && during.includes(503) && after.every((status) => status === 200);
}

/**
 * Searches texts that many clients contain in demonstration simulations of ten years, then freezes the connections of searches.
 * Goal: each text is answered in time, and no later request gets a frozen connection.
 */
export function drillSearch(simulations: number): Promise<boolean> {
  return withDrilledBff(async ({ bff: { url }, postgres }) => {
    await createUser(
      { query: (sql, parameters) => askDatabase(postgres.url, sql, parameters) },
      'executiverole',
    );
    const source = await createDataSource(postgres.url, 0).initialize();
    await addDemoYears(source, simulations);
    await source.query('VACUUM ANALYZE');
    await source.destroy();
    const { headers } = await signIn({ http: supertest.agent(url) }, 'executiverole', true);
    const isFast = await areTextsFast({ url, headers });
    const isMended = await isPoolMended({ url, headers }, postgres.url);
    const isMet = isFast && isMended;
    console.log(
      `goal, each text in ${GOAL_MS} ms and no frozen connection again: ${isMet ? 'met' : 'MISSED'}`,
    );
    return isMet;
  });
}
