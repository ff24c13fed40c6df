/**
 * Measures a page of staff's list with its number of clients, in demonstration data of ten years.
 * BENCH_SIMULATIONS=10000,1000000: number of simulations, one run each. BENCH_DATABASE=postgres://…: an existing database.
 */
import 'reflect-metadata';
import { lastDays, WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import type { ListFilter } from '../../bff/src/office/listing/list-filter.ts';
import { pageOfClients, type Sort } from '../../bff/src/office/listing/listed-clients.ts';
import { readSearchText } from '../../bff/src/office/listing/search-text.ts';
import { ANY_SIMULATION } from '../../bff/src/testing/any-simulation.ts';
import { NO_LIMIT, onEachDatabase } from './demo-database.ts';
import { median } from './median.ts';

const ROUNDS = 9;
const PAGE_SIZE = 10;
const [MONTH, ALL] = [WINDOW_LIMITS.daysDefault, WINDOW_LIMITS.daysMax];

interface Contest {
  readonly name: string;
  readonly days: number;
  /** Maximum time with a million simulations, ms. */
  readonly goalMs?: number;
  readonly filter?: Partial<ListFilter>;
  readonly sort?: Sort;
  readonly text?: string;
  /** Whether to read the last page. */
  readonly isLast?: true;
}

const CONTESTS: readonly Contest[] = [
  ...[
    { days: MONTH, goalMs: 30 },
    { days: ALL, goalMs: 500 },
  ].flatMap((window): Contest[] => [
    { ...window, name: 'newest' },
    { ...window, name: 'newest, last page', isLast: true },
    { ...window, name: 'a state', filter: { state: 2 } },
    { ...window, name: 'next contact', sort: 'next_contact' },
    { ...window, name: 'amount', sort: 'amount' },
  ]),
  { name: 'failed sends', days: ALL, filter: { sends: 'failed' } },
  { name: 'a surname', days: MONTH, goalMs: 60, text: 'muñoz' },
  { name: 'a surname', days: ALL, text: 'muñoz' },
  { name: 'two names', days: ALL, text: 'agustín muñoz' },
  { name: 'a RUT', days: ALL, text: '12.345.678-5' },
  { name: 'part of a phone', days: ALL, text: '5551 2345' },
  { name: 'a letter', days: MONTH, text: 'a' },
  { name: 'a letter', days: ALL, goalMs: 1_500, text: 'a' },
  { name: 'a digit', days: ALL, text: '1' },
  { name: 'two digits', days: ALL, goalMs: 1_500, text: '1 2' },
  { name: 'every contact', days: ALL, goalMs: 1_500, text: '@' },
];

async function measure({ manager }: DataSource, contest: Contest): Promise<string> {
  const { name, days, goalMs, sort = 'newest' } = contest;
  const window = lastDays(santiagoDate(new Date()), days);
  const list = {
    filter: { ...ANY_SIMULATION, ...contest.filter, window },
    search: readSearchText(contest.text ?? ''),
    sort,
  };
  const ask = (number: number) => pageOfClients(manager, list, { number, size: PAGE_SIZE });
  const { count } = await ask(1);
  const page = contest.isLast ? Math.ceil(count / PAGE_SIZE) : 1;
  const timesMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await ask(page);
    timesMs.push(performance.now() - began);
  }
  const figures = [median(timesMs), Math.min(...timesMs)].map((ms) => ms.toFixed(1));
  return `| ${[name, days, count, ...figures, goalMs ?? '–'].join(' | ')} |`;
}

async function report(url: string): Promise<void> {
  const source = await createDataSource(url, NO_LIMIT).initialize();
  const [{ n }]: [{ n: number }] = await source.query('SELECT count(*)::int AS n FROM simulations');
  console.log(
    `\n${n} simulations\n\n| what | days | clients | median ms | least | goal with a million |\n| --- | --- | --- | --- | --- | --- |`,
  );
  for (const contest of CONTESTS) console.log(await measure(source, contest));
  await source.destroy();
}

await onEachDatabase('10000', report);
