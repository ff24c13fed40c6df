/** Two replicas with the machine's clock, across the instant at which a sheet takes effect. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { SystemClock } from '../src/clock/clock.ts';
import { type BffProcess, startBffProcess } from '../src/testing/bff-process.ts';
import { CREDIT } from '../src/testing/example.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startCore, type TestCore } from '../src/testing/test-core.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';

const SHEETS = '/api/simulador/hojas';
const HOUSE = { product: 8, loan_use: 1, real_estate_type: 1 };
/** Minimum time until a sheet takes effect, ms. */
const UNTIL_EFFECT_MS = 2_500;
/** Calculations in whose time a sheet is approved and calculations have started on both replicas. */
const CALCULATIONS_UNTIL_EFFECT = 20;
const AFTER_EFFECT_MS = 1_000;

let database: TestDatabase;
let core: TestCore;
let replicas: BffProcess[];
let headers: Readonly<Record<string, string>>;
const start = (): Promise<BffProcess> =>
  startBffProcess({
    DATABASE_URL: database.url,
    CORE_URL: core.url,
    TRUST_PROXY: 'loopback',
    CORE_TIMEOUT_MS: '20000',
  });

beforeAll(async () => {
  database = await createDatabase();
  core = await startCore(new SystemClock());
  replicas = [await start(), await start()];
  await createUser(database, 'adminrole');
  ({ headers } = await signIn({ http: supertest(replicas[0]?.url ?? '') }, 'adminrole', true));
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await core.close();
  await database.drop();
});

interface Answer {
  readonly began: number;
  readonly ended: number;
  /** Percent, by term. */
  readonly rates: readonly number[];
}

let callers = 0;
async function compared(replica: BffProcess): Promise<Answer> {
  callers += 1;
  const began = Date.now();
  const { body } = await supertest(replica.url)
    .post('/api/simulador/comparacion')
    // Different addresses, because of the public limit.
    .set('X-Forwarded-For', `10.0.${callers >> 8}.${callers & 255}`)
    .send({ ...CREDIT, tipopropiedad: 1, edad: 35, flavour: 'web' });
  const terms = body.terms as { row: { Tasa: number } | null }[];
  return { began, ended: Date.now(), rates: terms.flatMap(({ row }) => (row ? [row.Tasa] : [])) };
}

/** Changes all rates for buying a house, in some milliseconds. Returns the instant. */
async function approved(points: number, inMs: number): Promise<number> {
  const http = supertest(replicas[1]?.url ?? '');
  const { body } = await http.get('/api/external/tarifas/');
  const changes = (body as { id: number; rate: number; [key: string]: number }[])
    .filter((rate) => Object.entries(HOUSE).every(([name, value]) => rate[name] === value))
    .map(({ id, rate }) => ({ rate: id, value: Number((rate + points).toFixed(2)) }));
  const { body: draft } = await http.post(SHEETS).set(headers).send({ name: 'Lunes', changes });
  const at = Date.now() + inMs;
  const effective_at = new Date(at).toISOString();
  const answer = await http.post(`${SHEETS}/${draft.id}/aprobar`).set(headers).send({ effective_at });
  expect([answer.status, answer.body.state]).toEqual([200, 'approved']);
  return at;
}

describe('the instant of a sheet', () => {
  /** Time until a sheet takes effect, by the speed of the machine. */
  let inMs = UNTIL_EFFECT_MS;

  it('is the same on every replica: each answer across it has only old or only new rates', async () => {
    const { began, ended, rates: old } = await compared(replicas[0] as BffProcess);
    inMs = Math.max(UNTIL_EFFECT_MS, (ended - began) * CALCULATIONS_UNTIL_EFFECT);
    const at = await approved(0.11, inMs);
    const answers: Answer[] = [];
    const calculating = async (replica: BffProcess): Promise<void> => {
      while (Date.now() < at + AFTER_EFFECT_MS) answers.push(await compared(replica));
    };
    await Promise.all(replicas.map(calculating));
    const isOld = ({ rates }: Answer): boolean => rates.every((rate, index) => rate === old[index]);
    const isNew = ({ rates }: Answer): boolean =>
      rates.every((rate, index) => rate === Number(((old[index] ?? 0) + 0.11).toFixed(2)));
    const before = answers.filter(({ ended }) => ended < at);
    const after = answers.filter(({ began }) => began >= at);
    expect(old).toHaveLength(6);
    expect(answers.filter((answer) => !isOld(answer) && !isNew(answer))).toEqual([]);
    expect(before.filter((answer) => !isOld(answer))).toEqual([]);
    expect(after.filter((answer) => !isNew(answer))).toEqual([]);
    expect([before.length > 0, after.length > 0]).toEqual([true, true]);
  });

  it('passes even if no replica runs', async () => {
    const at = await approved(-0.11, inMs);
    await Promise.all(replicas.map((replica) => replica.kill()));
    await pause(Math.max(0, at - Date.now()) + 500);
    replicas = [await start()];
    const { rates } = await compared(replicas[0] as BffProcess);
    const [row] = (await database.query(
      `SELECT min(valid_from) AS first, max(valid_from) AS last, count(*)::int AS count
       FROM rates WHERE sheet_id = (SELECT max(id) FROM rate_sheets WHERE state = 'in_force')`,
    )) as [{ first: Date; last: Date; count: number }];
    expect([row.first.getTime(), row.last.getTime()]).toEqual([at, at]);
    expect(row.count).toBeGreaterThan(rates.length);
    const states = await database.query('SELECT state FROM rate_sheets ORDER BY id');
    expect(states).toEqual([{ state: 'replaced' }, { state: 'in_force' }]);
  });
});
