/** Two replicas across the instant at which a sheet takes effect. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CREDIT } from '../src/testing/example.ts';
import { approveSheet } from '../src/testing/rate-sheets.ts';
import { TEST_NOON } from '../src/testing/settable-clock.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';

const SHEETS = '/api/simulador/hojas';
const HOUSE = { product: 8, loan_use: 1, real_estate_type: 1 };
/** An hour before the noon at which a replica starts. */
const ELEVEN = '2026-11-20T14:00:00Z';
const UNTIL_EFFECT_MS = 60_000;
/** Calculations that run at once on a replica, each at another point of its way. */
const AT_ONCE = 3;
const BEFORE_AND_AFTER = 4;

let database: TestDatabase;
let replicas: TestBff[];
let headers: Readonly<Record<string, string>>;
const start = (): Promise<TestBff> =>
  startBff({ databaseUrl: database.url, env: { TRUST_PROXY: 'loopback' } });

beforeAll(async () => {
  database = await createDatabase();
  replicas = [await start(), await start()];
  for (const { clock } of replicas) clock.set(ELEVEN);
  await createUser(database, 'adminrole');
  ({ headers } = await signIn(replicas[0] as TestBff, 'adminrole', true));
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await database.drop();
});

let callers = 0;
/** Returns the rates of a comparison in percent, by term. */
async function compared({ http }: TestBff): Promise<readonly number[]> {
  callers += 1;
  const { body } = await http
    .post('/api/simulador/comparacion')
    // Different addresses, because of the public limit.
    .set('X-Forwarded-For', `10.0.0.${callers}`)
    .send({ ...CREDIT, tipopropiedad: 1, edad: 35, flavour: 'web' });
  const terms = body.terms as { row: { Tasa: number } | null }[];
  return terms.flatMap(({ row }) => (row ? [row.Tasa] : []));
}

/** Changes all rates for buying a house, in a minute. Returns the instant. */
async function approved(points: number): Promise<number> {
  const { http, clock } = replicas[1] as TestBff;
  const { body } = await http.get('/api/external/tarifas/');
  const changes = (body as { id: number; rate: number; [key: string]: number }[])
    .filter((rate) => Object.entries(HOUSE).every(([name, value]) => rate[name] === value))
    .map(({ id, rate }) => ({ rate: id, value: Number((rate + points).toFixed(2)) }));
  const { body: draft } = await http.post(SHEETS).set(headers).send({ name: 'Lunes', changes });
  const at = clock.now().getTime() + UNTIL_EFFECT_MS;
  const effective_at = new Date(at).toISOString();
  const answer = await approveSheet({ http }, headers, draft.id, { effective_at });
  expect([answer.status, answer.body.state]).toEqual([200, 'approved']);
  const { body: scheduled } = await http.get(`${SHEETS}/aprobadas`).set(headers);
  expect(scheduled).toMatchObject([
    { id: draft.id, name: 'Lunes', effective_at, change_count: changes.length, changes },
  ]);
  return at;
}

describe('the instant of a sheet', () => {
  it('is the same on every replica: each answer across it has only old or only new rates', async () => {
    const old = await compared(replicas[0] as TestBff);
    const changed = old.map((rate) => Number((rate + 0.11).toFixed(2)));
    expect(old).toHaveLength(6);
    const at = await approved(0.11);
    const answers: { across: boolean; after: boolean; rates: readonly number[] }[] = [];
    let [isPast, finished] = [false, 0];
    const calculating = async (replica: TestBff): Promise<void> => {
      for (let left = BEFORE_AND_AFTER; left > 0;) {
        const after = isPast;
        const rates = await compared(replica);
        answers.push({ across: isPast !== after, after, rates });
        finished += 1;
        if (finished === BEFORE_AND_AFTER) {
          isPast = true;
          for (const { clock } of replicas) clock.set(new Date(at).toISOString());
        }
        if (after) left -= 1;
      }
    };
    const lanes = replicas.flatMap((replica) => Array.from({ length: AT_ONCE }, () => replica));
    await Promise.all(lanes.map(calculating));
    const of = (isMeant: (answer: (typeof answers)[number]) => boolean) =>
      answers.filter(isMeant).map(({ rates }) => rates);
    const across = of((answer) => answer.across);
    expect(across.length).toBeGreaterThan(0);
    for (const rates of across) expect([old, changed]).toContainEqual(rates);
    for (const rates of of((answer) => answer.after)) expect(rates).toEqual(changed);
    const before = of((answer) => !answer.across && !answer.after);
    expect(before.length).toBeGreaterThan(0);
    for (const rates of before) expect(rates).toEqual(old);
  });

  it('passes even if no replica runs', async () => {
    const at = await approved(-0.11);
    for (const replica of replicas.splice(0)) await replica.close();
    expect(at).toBeLessThan(Date.parse(TEST_NOON));
    const started = await start();
    replicas.push(started);
    const rates = await compared(started);
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
