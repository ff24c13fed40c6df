/** Processes, and once the database, are killed during a send: in the end everything exists once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type MockServer, startMockServer } from '@simulador/mocks/mock-server';
import supertest from 'supertest';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.ts';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { type BffProcess, startBffProcess } from '../src/testing/bff-process.ts';
import { KillablePostgres } from '../src/testing/killable-postgres.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import {
  allOf,
  countsOf,
  emptyWorkflow,
  storedInWorkflow,
  SEND,
  storeMailed,
} from '../src/testing/workflow.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';

let postgres: KillablePostgres;
let core: MockServer;
let source: DataSource;
let headers: Readonly<Record<string, string>>;
let env: Record<string, string>;
let replicas: BffProcess[] = [];

beforeAll(async () => {
  postgres = await KillablePostgres.start();
  core = await startMockServer({ port: 0 });
  env = { DATABASE_URL: postgres.processUrl, CORE_URL: core.url, WORKFLOW_TIMEOUT_MS: '20000' };
  const [{ url }] = await runningReplicas(1);
  source = await createDataSource(postgres.url).initialize();
  await createUser({ query: (sql, parameters) => source.query(sql, parameters) }, 'executiverole');
  const signedIn = await signIn({ http: supertest(url) }, 'executiverole', true);
  headers = { ...signedIn.headers, 'Content-Type': 'application/json' };
});
beforeEach(async () => {
  await play({});
  await emptyWorkflow(core.url);
  await fetch(`${core.url}/__mock/journal`, { method: 'DELETE' });
});
afterAll(async () => {
  await kill(...replicas);
  await source.destroy();
  await core.close();
  await postgres.stop();
});

async function replica(): Promise<BffProcess> {
  const started = await startBffProcess(env);
  replicas.push(started);
  return started;
}

/** Returns running processes. They include those of the previous test, which have finished their jobs. */
async function runningReplicas(count: 1): Promise<[BffProcess]>;
async function runningReplicas(count: 2): Promise<[BffProcess, BffProcess]>;
async function runningReplicas(count: number): Promise<BffProcess[]> {
  await kill(...replicas.slice(count));
  while (replicas.length < count) await replica();
  return [...replicas];
}

async function kill(...killed: BffProcess[]): Promise<void> {
  replicas = replicas.filter((each) => !killed.includes(each));
  await Promise.all(killed.map((each) => each.kill()));
}

const play = async (scenarios: object): Promise<void> => {
  const answer = await fetch(`${core.url}/__mock/scenario`, {
    method: 'PUT',
    body: JSON.stringify(scenarios),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Sends; returns status and body, or null for an interrupted request. */
async function send({ url }: BffProcess, { uuid }: SimulationEntity) {
  const init = { method: 'POST', headers, body: JSON.stringify({ simulation: uuid }) };
  const answer = await fetch(url + SEND, init).catch(() => null);
  return answer && { status: answer.status, body: (await answer.json()) as { request?: number } };
}

const counts = async (): Promise<number[]> => countsOf(await storedInWorkflow(core.url));
/** Waits for a number of check-points of a simulation, and returns the number reached by the deadline. */
const stepsDone = (simulation: SimulationEntity, expected: number): Promise<number> =>
  retryUntil(
    async () => {
      const sql = 'SELECT step FROM workflow_steps WHERE simulation = $1';
      return ((await source.query(sql, [simulation.uuid])) as unknown[]).length;
    },
    (count) => count === expected,
  );

/** Returns true if the workflow has performed an operation. */
const isAnswered = (id: string): Promise<boolean> =>
  retryUntil(
    async () => {
      const journal = await fetch(`${core.url}/__mock/journal?operation=${id}`);
      const { entries } = (await journal.json()) as { entries: { status: number | null }[] };
      return entries.some(({ status }) => status === 200);
    },
    (found) => found,
  );

const sent = (): Promise<unknown[]> =>
  source.query('SELECT uuid FROM simulations WHERE enviado_a_finnflow ORDER BY uuid');

describe('two replicas', () => {
  it('perform twenty sends once, with the same answer for all', async () => {
    await play({ '*': 'slow:30' });
    const simulation = await storeMailed(source);
    const both = await runningReplicas(2);
    // A send that takes longer than a request waits is joined again.
    const sent = (index: number) =>
      retryUntil(
        () => send(both[index % 2] as BffProcess, simulation),
        (answer) => answer?.status === 200,
        60_000,
      );
    const answers = await Promise.all(Array.from({ length: 20 }, (_each, index) => sent(index)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { request: 70_001 } });
    expect(await counts()).toEqual(allOf(1));
  });

  it('of which one dies while answers are lost send each of many simulations once', async () => {
    await play({ '*': 'lost@1/9' });
    const simulations = await Promise.all(Array.from({ length: 12 }, () => storeMailed(source)));
    const before = (await sent()).length;
    let running = await runningReplicas(2);
    const asked = simulations.map((each, index) => send(running[index % 2] as BffProcess, each));
    await retryUntil(counts, ([applications = 0]) => applications >= 4);
    await kill(running[0]);
    running = await runningReplicas(2);
    await Promise.all(asked);
    const ends = await Promise.all(simulations.map((each) => send(running[0], each)));
    const numbers = ends.map((each) => each?.body.request);
    expect([new Set(numbers).size, numbers.includes(undefined)]).toEqual([12, false]);
    expect([await counts(), (await sent()).length - before]).toEqual([allOf(12), 12]);
  });
});

describe('a process that is killed', () => {
  it('is replaced by another running one', async () => {
    const [another, dying] = await runningReplicas(2);
    // The other replica works: jobs that it frees later are freed by its regular sweep.
    expect((await send(another, await storeMailed(source)))?.status).toBe(200);
    another.process.kill('SIGSTOP');
    await play({ Income: 'sequence:[half,ok]' });
    const simulation = await storeMailed(source);
    const cut = send(dying, simulation);
    expect([await stepsDone(simulation, 4), await isAnswered('Income')]).toEqual([4, true]);
    await kill(dying);
    // Ends the grace period of the locks.
    await source.query(
      `UPDATE ${JOB_TABLE} SET locked_at = now() - interval '1 minute' WHERE locked_by IS NOT NULL`,
    );
    another.process.kill('SIGCONT');
    // A send that takes longer than a request waits continues, and is joined by the next request.
    const end = await retryUntil(
      () => send(another, simulation),
      (answer) => answer?.status === 200,
      30_000,
    );
    expect(end?.status).toBe(200);
    expect(await counts()).toEqual(allOf(2));
    await cut;
  });

  /** Operations, with the number of completed steps at their request: one that looks up what exists, and the last. */
  const STEPS = [
    ['PartakerExtended', 3],
    ['Sim2Wf', 8],
  ] as const;
  /** Scenario of two requests: the first hangs before it is performed, the second before its answer is complete. */
  const BOTH_HANG = 'sequence:[slow:600000,half]';

  it('before and after a step leaves one of everything, with the acknowledged number', async () => {
    const both = [await storeMailed(source), await storeMailed(source)];
    const cut: Promise<unknown>[] = [];
    for (const [id, before] of STEPS) {
      await play({ [id]: BOTH_HANG });
      const [bff] = await runningReplicas(1);
      if (cut.length === 0) cut.push(...both.map((each) => send(bff, each)));
      for (const each of both) expect([id, await stepsDone(each, before)]).toEqual([id, before]);
      expect([id, await isAnswered(id)]).toEqual([id, true]);
      await kill(bff);
    }
    await play({});
    const [bff] = await runningReplicas(1);
    const ends = await Promise.all(both.map((each) => send(bff, each)));
    expect(ends.map((end) => end?.body.request).sort()).toEqual([70_001, 70_002]);
    expect(await counts()).toEqual(allOf(2));
    await Promise.all(cut);
  });
});

describe('a database that is killed', () => {
  it('during a send is used again after its return, with one of everything', async () => {
    await play({ Income: 'sequence:[slow:3000,ok]' });
    const simulation = await storeMailed(source);
    const [bff] = await runningReplicas(1);
    const waiting = send(bff, simulation);
    await stepsDone(simulation, 4);
    await postgres.kill();
    expect((await waiting)?.status).toBe(503);
    await postgres.restart();
    const end = await retryUntil(
      () => send(bff, simulation),
      (answer) => answer?.status === 200,
      30_000,
    );
    expect([end?.body.request, await counts()]).toEqual([70_001, allOf(1)]);
  });
});
