import { setTimeout as pause } from 'node:timers/promises';
import { REQUESTS_PER_MINUTE } from '../../bff/src/access/public-limits.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { withDrilledBff } from './drilled-bff.ts';
import { HOSTILE_BODIES, type HostileBody } from './hostile-bodies.ts';

const GOAL = 3;
/** Interval of the attack's requests, ms: the highest rate allowed for one address. */
const ATTACK_EVERY_MS = 60_000 / REQUESTS_PER_MINUTE;
const ATTACKED = [
  '/api/external/calc_dividendo/',
  '/api/simulador/comparacion',
  '/simulations/api/web/simulations/create',
];
const WARM_UP = 300;
const THINKING_MS = 20;

let visits = 0;

/** Returns the time of a calculation by one of many visitors, each below the limit of an address, in ms. */
async function calculationMs(url: string): Promise<number> {
  visits += 1;
  const address = `10.1.${(visits >> 8) & 255}.${visits & 255}`;
  const began = performance.now();
  const answer = await fetch(`${url}/api/external/calc_dividendo/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(EXAMPLE_REQUEST),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a visitor's calculation was answered ${answer.status}`);
  return performance.now() - began;
}

async function p95Ms(url: string, seconds: number): Promise<number> {
  const measured: number[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause(THINKING_MS))
    measured.push(await calculationMs(url));
  return measured.sort((one, other) => one - other)[Math.floor(measured.length * 0.95)] ?? Number.NaN;
}

/** Sends a body repeatedly. The returned function stops, and returns the number of answers by status. */
function attack(url: string, { bytes, encoding }: HostileBody): () => Promise<ReadonlyMap<string, number>> {
  const answers: Promise<string>[] = [];
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.2.0.${HOSTILE_BODIES.findIndex((each) => each.bytes === bytes)}`,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  const send = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(url + path, { method: 'POST', headers, body: new Uint8Array(bytes) });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch {
      return 'no answer';
    }
  };
  const timer = setInterval(
    () => answers.push(send(ATTACKED[answers.length % ATTACKED.length] ?? '/')),
    ATTACK_EVERY_MS,
  );
  return async () => {
    clearInterval(timer);
    const counts = new Map<string, number>();
    for (const status of await Promise.all(answers)) counts.set(status, (counts.get(status) ?? 0) + 1);
    return counts;
  };
}

/**
 * Measures a visitor's calculations during each hostile body and, because the machine may be busy, just before each of them. Goal: nobody waits
 * more than three times as long, and nothing causes a 500.
 */
export function drillHostileBodies(secondsEach: number): Promise<boolean> {
  return withDrilledBff(async ({ bff: { url } }) => {
    for (let count = 0; count < WARM_UP; count += 1) await calculationMs(url);
    let isMet = true;
    console.log('p95 of a calculation, ms\n\n| beside | answered | alone | beside it | times |');
    console.log('| --- | --- | --- | --- | --- |');
    for (const body of HOSTILE_BODIES) {
      const alone = await p95Ms(url, secondsEach);
      const stop = attack(url, body);
      const beside = await p95Ms(url, secondsEach);
      const counts = await stop();
      const answered = [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
      const figures = [alone, beside, beside / alone].map((figure) => figure.toFixed(1));
      console.log(`| ${[body.name, answered, ...figures].join(' | ')} |`);
      const isRefused = [...counts.keys()].every((status) => /^4\d\d$|^200$/.test(status));
      isMet &&= isRefused && beside / alone <= GOAL;
    }
    console.log(`goal, at most ${GOAL} times, all of them refused or answered: ${isMet ? 'met' : 'MISSED'}`);
    return isMet;
  });
}
