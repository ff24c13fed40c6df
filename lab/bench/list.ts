import { lastDays, WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import type { DataSource } from 'typeorm';
import { runDemoDataCommand } from '../../bff/src/commands/demo-data-command.ts';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { startDisposablePostgres } from '../../bff/src/database/embedded/disposable-postgres.ts';
import type { ListFilter } from '../../bff/src/office/listing/list-filter.ts';
import { pageOfClients, type Sort } from '../../bff/src/office/listing/listed-clients.ts';
import { readSearchText } from '../../bff/src/office/listing/search-text.ts';
import { ANY_SIMULATION } from '../../bff/src/testing/any-simulation.ts';
import { SettableClock } from '../../bff/src/testing/settable-clock.ts';
import { printHeads, printRow, spread } from '../table.ts';

const ROUNDS = 9;
const PAGE_SIZE = 10;
const [MONTH, ALL] = [WINDOW_LIMITS.daysDefault, WINDOW_LIMITS.daysMax];
/** Statement timeout: none. */
const NO_LIMIT = 0;
/** Number of days over which the command distributes its simulations, and how often it does. */
const [QUARTER_DAYS, QUARTERS] = [90, 40];
const DAY_MS = 86_400_000;

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
  { name: 'failed sends', days: ALL, filter: { hasFailed: true } },
  { name: 'a surname', days: MONTH, goalMs: 60, text: 'muñoz' },
  { name: 'a surname', days: ALL, text: 'muñoz' },
  { name: 'a RUT', days: ALL, text: '12.345.678-5' },
  { name: 'a letter', days: ALL, goalMs: 1_500, text: 'a' },
  { name: 'two digits', days: ALL, goalMs: 1_500, text: '1 2' },
  { name: 'every contact', days: ALL, goalMs: 1_500, text: '@' },
];

async function measure({ manager }: DataSource, contest: Contest): Promise<void> {
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
  const { median, least } = spread(timesMs);
  printRow([name, days, count, median.toFixed(1), least.toFixed(1), goalMs ?? '–']);
}

/** Adds demonstration data over the ten years of staff's list, with other clients in each quarter. */
async function addDemoYears(source: DataSource, simulations: number): Promise<void> {
  await source.query(
    "INSERT INTO users (email, full_name, bank_role) VALUES ('ejecutiva@lindero.example', 'Paula Soto', 'executiverole')",
  );
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    const next = Math.floor((simulations * (quarter + 1)) / QUARTERS);
    const count = next - Math.floor((simulations * quarter) / QUARTERS);
    const at = new Date(Date.now() - (QUARTERS - 1 - quarter) * QUARTER_DAYS * DAY_MS);
    const clock = new SettableClock(at.toISOString());
    if (count > 0) await runDemoDataCommand([String(count)], { source, clock, print: () => undefined });
  }
  await source.query('VACUUM ANALYZE');
}

/**
 * Measures a page of staff's list with its number of clients, in demonstration data of ten years: BENCH_SIMULATIONS=10000 of them, or those of
 * BENCH_DATABASE=postgres://….
 */
export async function measureList(): Promise<void> {
  const known = process.env['BENCH_DATABASE'];
  const database = known ? null : await startDisposablePostgres('medida');
  const source = createDataSource(known ?? database?.url ?? '', NO_LIMIT);
  try {
    await database?.prepare();
    await source.initialize();
    if (database) await addDemoYears(source, Number(process.env['BENCH_SIMULATIONS'] ?? 10_000));
    const [{ n }]: [{ n: number }] = await source.query('SELECT count(*)::int AS n FROM simulations');
    console.log(`\n${n} simulations\n`);
    printHeads(['what', 'days', 'clients', 'median ms', 'least', 'goal with a million']);
    for (const contest of CONTESTS) await measure(source, contest);
  } finally {
    if (source.isInitialized) await source.destroy();
    await database?.stop();
  }
}
