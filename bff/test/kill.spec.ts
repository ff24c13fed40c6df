/** Processes and the database are killed during sends and a save: in the end everything exists once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.ts';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { type BffProcess, startBffProcess } from '../src/testing/bff-process.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';
import { KillablePostgres } from '../src/testing/killable-postgres.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startMailbox, type TestMailbox } from '../src/testing/test-mailbox.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { allOf, emptyWorkflow, storeMailed } from '../src/testing/workflow.ts';
import { countsOf, storedInWorkflow, SEND } from '../src/testing/workflow-rows.ts';

let postgres: KillablePostgres;
let mailbox: TestMailbox;
let source: DataSource;
let headers: Readonly<Record<string, string>>;
let env: Record<string, string>;
let replicas: BffProcess[] = [];

beforeAll(async () => {
  postgres = await KillablePostgres.start();
  mailbox = await startMailbox();
  env = {
    DATABASE_URL: postgres.processUrl,
    CORE_URL: mailbox.coreUrl,
    SMTP_URL: mailbox.smtpUrl,
    WORKFLOW_TIMEOUT_MS: '20000',
  };
  const [{ url }] = await runningReplicas(1);
  source = await createDataSource(postgres.url).initialize();
  await createUser({ query: (sql, parameters) => source.query(sql, parameters) }, 'executiverole');
  const signedIn = await signIn({ http: supertest(url) }, 'executiverole', true);
  headers = { ...signedIn.headers, 'Content-Type': 'application/json' };
});
beforeEach(async () => {
  await play({});
  await emptyWorkflow(mailbox.coreUrl);
  await fetch(`${mailbox.coreUrl}/__mock/journal`, { method: 'DELETE' });
});
afterAll(async () => {
  await kill(...replicas);
  await source.destroy();
  await mailbox.close();
  await postgres.stop();
});

/** Returns running processes. They include those of the previous test, which have finished their jobs. */
async function runningReplicas(count: 1): Promise<[BffProcess]>;
async function runningReplicas(count: 2): Promise<[BffProcess, BffProcess]>;
async function runningReplicas(count: number): Promise<BffProcess[]> {
  while (replicas.length < count) replicas.push(await startBffProcess(env));
  return [...replicas];
}

async function kill(...killed: BffProcess[]): Promise<void> {
  replicas = replicas.filter((each) => !killed.includes(each));
  await Promise.all(killed.map((each) => each.kill()));
}

const play = async (scenarios: object): Promise<void> => {
  const answer = await fetch(`${mailbox.coreUrl}/__mock/scenario`, {
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

/** Sends until the end: a send that takes longer than a request waits continues, and is joined by the next request. */
const sentBy = (bff: BffProcess, simulation: SimulationEntity) =>
  retryUntil(
    () => send(bff, simulation),
    (answer) => answer?.status === 200,
    60_000,
  );

const counts = async (): Promise<number[]> => countsOf(await storedInWorkflow(mailbox.coreUrl));
/** Waits for the numbers of check-points of simulations, in any order, and returns those reached by the deadline. */
const stepsDone = (simulations: SimulationEntity[], expected: number[]): Promise<number[]> =>
  retryUntil(
    async () => {
      const sql = 'SELECT step FROM workflow_steps WHERE simulation = $1';
      const steps = simulations.map(({ uuid }) => source.query<unknown[]>(sql, [uuid]));
      return (await Promise.all(steps)).map(({ length }) => length).sort();
    },
    (found) => String(found) === String(expected),
  );

/** Returns true if the workflow has performed an operation. */
const isAnswered = (id: string): Promise<boolean> =>
  retryUntil(
    async () => {
      const journal = await fetch(`${mailbox.coreUrl}/__mock/journal?operation=${id}`);
      const { entries } = (await journal.json()) as { entries: { status: number | null }[] };
      return entries.some(({ status }) => status === 200);
    },
    (found) => found,
  );

describe('two replicas', () => {
  it('perform twenty sends once, with the same answer for all', async () => {
    await play({ '*': 'slow:30' });
    const simulation = await storeMailed(source);
    const both = await runningReplicas(2);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) => sentBy(both[index % 2] as BffProcess, simulation)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { request: 70_001 } });
    expect(await counts()).toEqual(allOf(1));
  });

  it('of which one dies while answers are lost send each of many simulations once: the other one continues its sends', async () => {
    await play({ '*': 'lost@1/9' });
    const simulations = await Promise.all(Array.from({ length: 12 }, () => storeMailed(source)));
    const [dying, other] = await runningReplicas(2);
    const asked = simulations.map((each, index) => send(index % 2 ? dying : other, each));
    await retryUntil(counts, ([applications = 0]) => applications >= 4);
    await kill(dying);
    const lockers = 'SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL';
    expect(await source.query(lockers)).toHaveLength(2);
    // Ends the grace period of the locks: those of the running one are held by its heartbeat.
    await source.query(
      `UPDATE ${JOB_TABLE} SET locked_at = now() - interval '1 minute' WHERE locked_by IS NOT NULL`,
    );
    await Promise.all(asked);
    const ends = await Promise.all(simulations.map((each) => sentBy(other, each)));
    const numbers = ends.map((each) => each?.body.request);
    expect([new Set(numbers).size, numbers.includes(undefined)]).toEqual([12, false]);
    const uuids = simulations.map(({ uuid }) => uuid);
    const sent = 'SELECT count(*)::int FROM simulations WHERE enviado_a_finnflow AND uuid = ANY ($1)';
    expect([await counts(), await source.query(sent, [uuids])]).toEqual([allOf(12), [{ count: 12 }]]);
  });
});

describe('a process that is killed', () => {
  it('before a step and after another one leaves one of everything, with the acknowledged number', async () => {
    const both = [await storeMailed(source), await storeMailed(source)];
    // One hangs before a look-up of what exists is performed, the other one before the last answer is complete.
    await play({ PartakerExtended: 'sequence:[slow:600000]', Sim2Wf: 'sequence:[half]' });
    const [dying] = await runningReplicas(1);
    const cut = both.map((each) => send(dying, each));
    expect([await stepsDone(both, [3, 8]), await isAnswered('Sim2Wf')]).toEqual([[3, 8], true]);
    await kill(dying);
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
    await stepsDone([simulation], [4]);
    await postgres.kill();
    expect((await waiting)?.status).toBe(503);
    await postgres.restart();
    const end = await sentBy(bff, simulation);
    expect([end?.body.request, await counts()]).toEqual([70_001, allOf(1)]);
  });
});

describe('a save', () => {
  const OTHER = {
    ...PERSON,
    email: 'paula.soto@correo.example',
    identification: '11111111-1',
  } as const;
  const savedBy = (email: string): Promise<unknown[]> =>
    source.query(
      'SELECT simulations.uuid FROM simulations JOIN clients ON client = clients.uuid WHERE email = $1',
      [email],
    );

  it('is stored and mailed once after BFF and database were killed: an acknowledged one, and another after its retry', async () => {
    // A mail server that never accepts a mail, so that a killed process was sending one.
    await mailbox.play('slow:600000');
    const PORT = String((await runningReplicas(1))[0].port);
    /** Returns a visitor and what they are about to save. */
    const calculatedBy = async (person: object): Promise<[Visitor, object]> => {
      const visitor = new Visitor(supertest(`http://127.0.0.1:${PORT}`));
      return [visitor, await visitor.calculated(await visitor.introduce(person))];
    };
    const [visitor, body] = await calculatedBy(PERSON);
    const [another, unacknowledged] = await calculatedBy(OTHER);
    const saved = await visitor.save(body, 'un-intento');
    const cut = another.save(unacknowledged, 'otro-intento').then(
      ({ status }) => status,
      () => 'nothing',
    );
    await Promise.all([kill(...replicas), postgres.kill()]);
    expect(saved.status).toBe(201);
    expect(['nothing', 201]).toContain(await cut);
    await postgres.restart();
    await mailbox.play('ok');
    env = { ...env, PORT };
    await runningReplicas(1);
    expect((await visitor.get(`/simulations/api/simulation/${saved.body.uuid}`)).body).toMatchObject({
      uuid: saved.body.uuid,
      client_email: PERSON.email,
    });
    const retried = await another.save(unacknowledged, 'otro-intento');
    expect([retried.status, await savedBy(OTHER.email)]).toEqual([201, [{ uuid: retried.body.uuid }]]);
    const jobs = await retryUntil(
      () => source.query<unknown[]>('SELECT attempts, locked_by FROM graphile_worker.jobs'),
      ({ length }) => length === 0,
    );
    expect(jobs).toEqual([]);
    for (const { email } of [PERSON, OTHER]) expect(await mailbox.arrived(email, 0)).toHaveLength(1);
  });
});
