/**
 * Measures a page of staff's list with its number of clients, compared with a query that counts and sorts all simulations.
 * BENCH_SIMULATIONS=10000,100000: number of simulations, one run each. BENCH_DATABASE=postgres://…: an existing database.
 */
import 'reflect-metadata';
import { lastDays } from '@simulador/contracts/platform/day-window';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { pageOfClients, pageOfFoundClients } from '../../bff/src/office/listing/client-pages.ts';
import type { ListFilter } from '../../bff/src/office/listing/list-filter.ts';
import { readSearchText } from '../../bff/src/office/listing/search-text.ts';
import { NO_LIMIT, onEachDatabase } from './demo-database.ts';

const ROUNDS = 9;
const PAGE_SIZE = 10;

interface Contest {
  readonly name: string;
  readonly days: number;
  readonly state?: number;
  readonly resolution?: number;
  readonly executive?: true;
  readonly text?: string;
  /** Whether to read the last page of the window. */
  readonly deep?: true;
}

/** A search with the maximum number of words. */
const MANY_DIGITS = Array.from({ length: 90 }, (_word, number) => number).join(' ');

const CONTESTS: readonly Contest[] = [
  { name: 'today', days: 1 },
  { name: '31 days', days: 31 },
  { name: '91 days', days: 91 },
  { name: '91 days, last page', days: 91, deep: true },
  { name: '91 days, a state', days: 91, state: 2 },
  { name: '91 days, a resolution', days: 91, state: 4, resolution: 7 },
  { name: '91 days, an executive', days: 91, executive: true },
  { name: '91 days, a RUT', days: 91, text: '12.345.678-5' },
  { name: '91 days, a name', days: 91, text: 'agustín muñoz' },
  { name: '91 days, a frequent name', days: 91, text: 'muñoz' },
  { name: '91 days, two digits', days: 91, text: '1 2' },
  { name: '91 days, two letters', days: 91, text: 'a e' },
  { name: '91 days, a digit', days: 91, text: '1' },
  { name: '91 days, many digits', days: 91, text: MANY_DIGITS },
];

/** Returns SQL for the same page and its number of clients, from the simulations themselves. */
const naiveQuery = (hasText: boolean): string => `
  WITH listed AS (
    SELECT client, max(simulations.created) AS newest FROM simulations ${hasText ? 'JOIN clients ON clients.uuid = client' : ''}
    WHERE day BETWEEN $4 AND $5 AND $1 IN (0, state) AND $2 IN (0, resolution) AND ($3 = 0 OR commercial = $3)
      AND ${hasText ? "first_name || ' ' || last_name || ' ' || identification ILIKE $6" : '$6::text IS NOT NULL'}
    GROUP BY client
  )
  SELECT client, (SELECT count(*) FROM listed) FROM listed ORDER BY newest DESC OFFSET $7 LIMIT ${PAGE_SIZE}`;

async function medianMs(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

async function measure(source: DataSource, contest: Contest): Promise<string> {
  const { manager } = source;
  const [user]: { id: number }[] = await source.query(
    'SELECT commercial AS id FROM simulations WHERE commercial > 0 LIMIT 1',
  );
  const filter: ListFilter = {
    window: lastDays(santiagoDate(new Date()), contest.days),
    state: contest.state ?? 0,
    resolution: contest.resolution ?? 0,
    commercial: contest.executive ? (user?.id ?? 0) : 0,
    narrowing: null,
  };
  const search = readSearchText(contest.text ?? '');
  const ask = (number: number) =>
    contest.text === undefined
      ? pageOfClients(manager, filter, { number, size: PAGE_SIZE })
      : pageOfFoundClients(manager, filter, search, { number, size: PAGE_SIZE });
  const { count } = await ask(1);
  const page = contest.deep ? Math.ceil(count / PAGE_SIZE) : 1;
  const ours = await medianMs(() => ask(page), ROUNDS);
  const { state, resolution, commercial, window } = filter;
  const pattern = `%${(contest.text ?? '').replaceAll(/[ .]/g, '%')}%`;
  const parameters = [state, resolution, commercial, window.from, window.to, pattern, (page - 1) * PAGE_SIZE];
  const naive = naiveQuery(contest.text !== undefined);
  const naiveMs = await medianMs(() => source.query(naive, parameters), 3);
  const figures = [count, naiveMs.toFixed(1), ours.toFixed(2), (naiveMs / ours).toFixed(0)];
  return `| ${[contest.name, ...figures].join(' | ')} |`;
}

async function report(url: string): Promise<void> {
  const source = await createDataSource(url, NO_LIMIT).initialize();
  const [{ n }]: [{ n: number }] = await source.query('SELECT count(*)::int AS n FROM simulations');
  console.log(
    `\n${n} simulations, median ms\n\n| what | clients | naive | ours | naive / ours |\n| --- | --- | --- | --- | --- |`,
  );
  for (const contest of CONTESTS) console.log(await measure(source, contest));
  await source.destroy();
}

await onEachDatabase('10000', report);
