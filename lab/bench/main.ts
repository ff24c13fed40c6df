/**
 * `npm run bench`: compares the BFF with a stock Nest app of the same features by the server's processor time per answer, which other load of
 * the machine affects least. A missed goal is no failure. BENCH_ROUNDS: number of rounds. See performance.md.
 */
import 'reflect-metadata';
import { type Contest, CONTESTS, load } from './load.ts';
import { printHeads, printRow, spread } from '../table.ts';
import { type Servers, type Subject, withServers } from './servers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const ROUND_MS = 400;
const WARM_UP_ANSWERS = 10_000;
const WARM_UP_MS = 500;

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

function cellsOf({ name, goal }: Contest, { bff = [], stock = [] }: Record<string, number[]>): string[] {
  const ratios = stock.map((us, round) => us / (bff[round] ?? Number.NaN));
  const met = spread(ratios).median >= goal ? 'yes' : 'NO';
  return [name, figure(stock, 0), figure(bff, 0), figure(ratios, 2), `≥ ${goal}`, met];
}

await withServers(async (servers) => {
  console.log(
    `Node ${process.version}: µs of processor time an answer, median of ${ROUNDS} rounds (least … most)`,
  );
  printHeads(['what', 'stock Nest app', 'BFF', 'stock / BFF', 'goal on Node 24', 'met']);
  for (const contest of CONTESTS) printRow(cellsOf(contest, await measure(servers, contest)));
});
