import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SystemClock } from '../../bff/src/clock/clock.ts';
import { startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { startCore } from '../../bff/src/testing/test-core.ts';
import { PERSON, PROJECT } from '../../bff/src/testing/visitor.ts';

/** Maximum time of another visitor's requests, ms. */
const GOALS_MS = { calculation: 500, save: 1_000 } as const;
type Measured = keyof typeof GOALS_MS;

const CALCULATION = JSON.stringify({ ...EXAMPLE_REQUEST, edad: 40 });
const OPEN_REQUESTS = 580;
const THINKING_MS = 20;
const WARM_UP = 20;

interface Attack {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly paths: readonly string[];
  readonly body?: string;
  /** Whether each request shows another session. */
  readonly sessions?: boolean;
}

const ATTACKS: readonly Attack[] = [
  {
    name: 'reads',
    method: 'GET',
    paths: ['/api/external/tarifas/', '/products/api/products', '/api/tarificador/GroupBy/'],
  },
  {
    name: 'reads, each with another session',
    method: 'GET',
    paths: ['/api/external/tarifas/', '/api/tarificador/Tarificador/'],
    sessions: true,
  },
  { name: 'calculations', method: 'POST', paths: ['/api/simulador/comparacion'], body: CALCULATION },
  { name: 'sign-ins', method: 'POST', paths: ['/api/token'], body: '{"email":"a@b.example","password":"x"}' },
  { name: 'operators’ pages without a credential', method: 'GET', paths: ['/ops/metrics', '/ops/panel'] },
];

/** Sends requests in a thread of its own, `OPEN_REQUESTS` at once, until it is told to stop; then reports the answers by status. */
const ATTACKER = `
  const { parentPort, workerData: { url, attack, address, open } } = require('node:worker_threads');
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true, maxSockets: open });
  const counts = {};
  let sent = 0, hasBegun = false, isOver = false;
  parentPort.once('message', () => { isOver = true; parentPort.postMessage(counts); process.exit(); });
  const send = () => {
    sent += 1;
    const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/json' };
    if (attack.sessions) headers.Cookie = 'simulador_sesion=' + sent;
    const next = (status) => { if (!hasBegun) parentPort.postMessage('begun'); hasBegun = true; counts[status] = (counts[status] ?? 0) + 1; if (!isOver) setImmediate(send); };
    const request = http.request(url + attack.paths[sent % attack.paths.length], { method: attack.method, headers, agent }, (answer) => {
      answer.resume().once('close', () => next(answer.statusCode));
    });
    request.once('error', () => next('no answer'));
    request.end(attack.body);
  };
  for (let n = 0; n < open; n += 1) send();`;

/** Starts an attack, and waits for its first answer. Returns a function that ends the attack, and returns its answers by status. */
async function start(url: string, attack: Attack): Promise<() => Promise<Readonly<Record<string, number>>>> {
  const address = `10.2.0.${ATTACKS.indexOf(attack)}`;
  const workerData = { url, attack, address, open: OPEN_REQUESTS };
  const thread = new Worker(ATTACKER, { eval: true, workerData, execArgv: [] });
  await once(thread, 'message');
  return () =>
    new Promise((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
      thread.postMessage('end');
    });
}

let visits = 0;

/** Sends a visitor's request over a connection that is kept open, as the bank's proxy does. @throws Error if it is not answered as expected */
async function post(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string>,
  expected: number,
) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== expected)
    throw new Error(`a visitor's ${path} was answered ${answer.status}: ${text}`);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie, body: JSON.parse(text) as { uuid: string; salida: object[] } };
}

/** Calculates and saves as a new visitor. Returns the time of both requests, in ms. */
async function visit(url: string): Promise<Record<Measured, number>> {
  visits += 1;
  const address = { 'X-Forwarded-For': `10.1.${(visits >> 8) & 255}.${visits & 255}` };
  const person = { ...PERSON, email: `camila-${visits}@correo.example` };
  const { cookie, body: client } = await post(url, '/authentication/api/clients/', person, address, 201);
  const began = performance.now();
  const headers = { ...address, Cookie: cookie };
  const { body } = await post(url, '/api/external/calc_dividendo/', EXAMPLE_REQUEST, headers, 200);
  const calculated = performance.now();
  const save = { ...PROJECT, client: client.uuid, calculation: EXAMPLE_REQUEST, salida: body.salida[0] };
  await post(url, '/simulations/api/web/simulations/create', save, headers, 201);
  return { calculation: calculated - began, save: performance.now() - calculated };
}

async function slowest(url: string, seconds: number): Promise<Record<Measured, number>> {
  const most = { calculation: 0, save: 0 };
  for (
    const until = performance.now() + seconds * 1000;
    performance.now() < until;
    await pause(THINKING_MS)
  ) {
    const { calculation, save } = await visit(url);
    most.calculation = Math.max(most.calculation, calculation);
    most.save = Math.max(most.save, save);
  }
  return most;
}

async function areOthersFast(url: string, secondsEach: number): Promise<boolean> {
  for (let count = 0; count < WARM_UP; count += 1) await visit(url);
  let isMet = true;
  console.log('slowest requests of others, ms\n\n| one address sends | answered | calculation | save |');
  console.log('| --- | --- | --- | --- |');
  const show = (name: string, answered: string, { calculation, save }: Record<Measured, number>): void =>
    console.log(`| ${[name, answered, calculation.toFixed(0), save.toFixed(0)].join(' | ')} |`);
  show('nothing', '', await slowest(url, secondsEach));
  for (const attack of ATTACKS) {
    const end = await start(url, attack);
    const most = await slowest(url, secondsEach);
    const counts = Object.entries(await end()).map((each) => each.join(' × '));
    show(attack.name, counts.join(', '), most);
    isMet &&= most.calculation < GOALS_MS.calculation && most.save < GOALS_MS.save;
  }
  console.log(`goal, a calculation within 500 ms and a save within 1000 ms: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

/**
 * Measures the slowest calculation and save of other visitors while one address sends as fast as it can, for each kind of request.
 * Goal: a calculation within 0.5 s and a save within 1 s.
 */
export async function drillOneCaller(secondsEach: number): Promise<boolean> {
  const postgres = await KillablePostgres.start();
  const core = await startCore(new SystemClock());
  const env = { DATABASE_URL: postgres.url, CORE_URL: core.url, TRUST_PROXY: 'loopback' };
  const bff = await startBffProcess(env);
  try {
    return await areOthersFast(bff.url, secondsEach);
  } finally {
    await bff.kill();
    await core.close();
    await postgres.stop();
  }
}
