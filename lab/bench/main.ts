/**
 * Compares the BFF with a stock Nest app of the same features. Compares the server's processor
 * time per answer, which other load of the machine affects least. BENCH_ROUNDS: number of rounds. BENCH_PROF=folder: CPU profiles.
 * BENCH_OTHER=…/bff/dist/main.js: another build in the same run, to see the effect of a change.
 */
import 'reflect-metadata';
import { type Contest, CONTESTS } from './contests.ts';
import { load, type LoadRequest } from './load.ts';
import { median } from './median.ts';
import { type Servers, withServers } from './servers.ts';
import type { Subject } from './subject.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const ROUND_MS = 400;
const WARM_UP_ANSWERS = 40_000;
const WARM_UP_MS = 500;

/** Returns the processor time per answer, in microseconds. */
async function cpuUsEach(subject: Subject, request: LoadRequest): Promise<number> {
  const before = await subject.cpuUs();
  const answers = await load(subject.url, request, ROUND_MS);
  return ((await subject.cpuUs()) - before) / answers;
}

/** Warms a server up by number of answers, not by time: on a busy machine the compiler would still work during the measurement. */
async function warmUp({ url }: Subject, request: LoadRequest): Promise<void> {
  let answers = 0;
  while (answers < WARM_UP_ANSWERS) answers += await load(url, request, WARM_UP_MS);
}

type Measured = { readonly [name in keyof Servers]: number[] };

/** Measures the servers in turns, so that other load of the machine affects all equally. */
async function measure(servers: Servers, { request }: Contest): Promise<Measured> {
  const measured = Object.entries(servers).map(([name, subject]: [string, Subject]) => {
    const rounds: number[] = [];
    return { name, subject, rounds };
  });
  for (const { subject } of measured) await warmUp(subject, request);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { subject, rounds } of round % 2 ? measured.toReversed() : measured)
      rounds.push(await cpuUsEach(subject, request));
  return Object.fromEntries(measured.map(({ name, rounds }) => [name, rounds])) as unknown as Measured;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Returns the median, with minimum and maximum in brackets. */
const figure = (values: readonly number[], digits: number): string => {
  const [least = Number.NaN, most = Number.NaN] = [sorted(values)[0], sorted(values).at(-1)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)} … ${most.toFixed(digits)})`;
};

/** Returns the ratio of two servers' times for each round. */
const ratiosOf = (one: readonly number[], another: readonly number[]): number[] =>
  one.map((us, round) => us / (another[round] ?? Number.NaN));

function row({ name, goal }: Contest, { bff, stock, other }: Measured): string {
  const ratios = ratiosOf(stock, bff);
  const met = median(ratios) >= goal ? 'yes' : 'NO';
  const cells = [figure(stock, 0), figure(bff, 0), figure(ratios, 2), `≥ ${goal}`, met];
  const others = other ? [figure(other, 0), figure(ratiosOf(other, bff), 2)] : [];
  return `| ${[name, ...cells, ...others].join(' | ')} |`;
}

await withServers(async (servers) => {
  console.log(
    `Node ${process.version}: µs of processor time an answer, median of ${ROUNDS} rounds (least … most)`,
  );
  const heads = ['what', 'stock Nest app', 'BFF', 'stock / BFF', 'goal on Node 24', 'met'];
  if (servers.other) heads.push('other BFF', 'other / BFF');
  for (const cells of [heads, heads.map(() => '---')]) console.log(`| ${cells.join(' | ')} |`);
  for (const contest of CONTESTS) console.log(row(contest, await measure(servers, contest)));
});
