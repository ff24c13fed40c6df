import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { printHeads, printRow, spread } from '../table.ts';
import { load, type LoadRequest } from './load.ts';
import { type Servers, type Subject, withServers } from './servers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const ROUND_MS = 400;
const WARM_UP_ANSWERS = 40_000;
const WARM_UP_MS = 500;

/** A request to compare, and the factor by which the BFF has to be faster than the stock app on Node 24. */
export interface Contest extends LoadRequest {
  readonly name: string;
  readonly goal: number;
}

export const CONTESTS: readonly Contest[] = [
  { name: 'cached (paridad)', goal: 1.2, method: 'GET', path: '/api/external/paridad/' },
  {
    name: 'proxied GET (RealEstateType)',
    goal: 1,
    method: 'GET',
    path: '/api/tarificador/RealEstateType/',
  },
  {
    name: 'calc_dividendo',
    goal: 1.8,
    method: 'POST',
    path: '/api/external/calc_dividendo/',
    body: EXAMPLE_REQUEST,
  },
];

/** Returns the processor time per answer, in microseconds. */
async function cpuUsEach(subject: Subject, contest: Contest): Promise<number> {
  const before = await subject.cpuUs();
  const answers = await load(subject.url, contest, ROUND_MS);
  return ((await subject.cpuUs()) - before) / answers;
}

/** Warms a server up by number of answers, not by time: on a busy machine the compiler would still work during the measurement. */
async function warmUp({ url }: Subject, contest: Contest): Promise<void> {
  for (let answers = 0; answers < WARM_UP_ANSWERS;) answers += await load(url, contest, WARM_UP_MS);
}

/** Measures the servers in turns, so that other load of the machine affects all equally. */
async function measure(servers: Servers, contest: Contest): Promise<Record<string, number[]>> {
  const measured = Object.entries(servers).map(([name, subject]: [string, Subject]) => {
    const rounds: number[] = [];
    return { name, subject, rounds };
  });
  for (const { subject } of measured) await warmUp(subject, contest);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { subject, rounds } of round % 2 ? measured.toReversed() : measured)
      rounds.push(await cpuUsEach(subject, contest));
  return Object.fromEntries(measured.map(({ name, rounds }) => [name, rounds]));
}

/** Returns the median, with minimum and maximum in brackets. */
function figure(values: readonly number[], digits: number): string {
  const { least, median, most } = spread(values);
  return `${median.toFixed(digits)} (${least.toFixed(digits)} … ${most.toFixed(digits)})`;
}

function cellsOf(
  { name, goal }: Contest,
  { bff = [], stock = [], other }: Record<string, number[]>,
): string[] {
  const over = (one: readonly number[]): number[] => one.map((us, round) => us / (bff[round] ?? Number.NaN));
  const met = spread(over(stock)).median >= goal ? 'yes' : 'NO';
  const others = other ? [figure(other, 0), figure(over(other), 2)] : [];
  return [name, figure(stock, 0), figure(bff, 0), figure(over(stock), 2), `≥ ${goal}`, met, ...others];
}

/**
 * Compares the BFF with a stock Nest app of the same features by the server's processor time per answer, which other load of the machine affects
 * least. BENCH_ROUNDS: number of rounds. BENCH_PROF=folder: CPU profiles. BENCH_OTHER=…/bff/dist/main.js: another build in the same run.
 */
export async function compareWithStock(): Promise<void> {
  await withServers(async (servers) => {
    console.log(
      `Node ${process.version}: µs of processor time an answer, median of ${ROUNDS} rounds (least … most)`,
    );
    const others = servers.other ? ['other BFF', 'other / BFF'] : [];
    printHeads(['what', 'stock Nest app', 'BFF', 'stock / BFF', 'goal on Node 24', 'met', ...others]);
    for (const contest of CONTESTS) printRow(cellsOf(contest, await measure(servers, contest)));
  });
}
