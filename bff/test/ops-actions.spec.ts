/** Operators' actions on `/ops`: jobs and breakers, by token or as an administrator. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { retryUntil } from '../src/testing/retry-until.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { createUser, type SignedIn, signIn } from '../src/testing/staff.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { JOB_TABLE } from '../src/testing/job-table.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const AUTHORIZED = { Authorization: `Bearer ${OPS_TOKEN}` };
const COSTS = {
  credit_amount: 2000,
  estate_value: 2500,
  has_dfl2: false,
  is_social_estate: false,
  subpurpose: 1,
};

// No mail server is configured, so that mails wait.
const ENV = {
  ...{ OPS_TOKEN, MODE_TMC: 'core', MODE_OPERATION_COSTS: 'core' },
  ...{ MODE_DIVIDENDO: 'shadow', DIVIDENDO_TIMEOUT_MS: '12345' },
};
const bff = bffForSpec(ENV);
const other = forSpec(() => startBff({ env: ENV, databaseUrl: bff.databaseUrl }));
let admin: SignedIn;
let executive: SignedIn;
beforeAll(async () => {
  for (const role of ['adminrole', 'executiverole'] as const) await createUser(bff, role);
  admin = await signIn(bff, 'adminrole');
  executive = await signIn(bff, 'executiverole');
});

const post = async (path: string, headers: Record<string, string> = AUTHORIZED): Promise<Response> =>
  bff.http.post(`/ops/${path}`).set(headers);
const pending = async (): Promise<{ id: string; task: string; state: string; run_at: string }[]> =>
  (await bff.http.get('/ops/jobs/pending').set(AUTHORIZED)).body;
const lastAct = async (): Promise<unknown> =>
  (await bff.query('SELECT action, actor, subject, details FROM audit ORDER BY id DESC LIMIT 1'))[0];

async function waitingMail(): Promise<string> {
  const visitor = new Visitor(bff.http);
  const { status } = await visitor.save(await visitor.calculated(await visitor.introduce()));
  expect(status).toBe(201);
  const [job] = await pending();
  expect(job).toMatchObject({ task: 'mail', state: 'waiting' });
  return String(job?.id);
}

describe('access to the actions', () => {
  it.each<[string, () => Record<string, string>, number]>([
    ['nobody', () => ({}), 401],
    ['a wrong token', () => ({ Authorization: `Bearer ${OPS_TOKEN}x` }), 401],
    ['an executive', () => executive.headers, 401],
    [
      'an administrator without the cookie',
      () => ({ Authorization: admin.headers['Authorization'] ?? '' }),
      401,
    ],
    ['a cookie alone, of whoever sends it', () => ({ Cookie: admin.cookie }), 401],
    ['the token', () => AUTHORIZED, 200],
    ['an administrator', () => admin.headers, 200],
    ['an administrator’s form', () => ({ Cookie: admin.cookie, 'Sec-Fetch-Site': 'same-origin' }), 200],
  ])('%s', async (_who, headers, status) => {
    expect((await post('breakers/tmc/auto', headers())).status).toBe(status);
  });

  it('includes what is read, for an administrator by the browser’s cookie', async () => {
    expect((await bff.http.get('/ops/modes').set('Cookie', admin.cookie)).status).toBe(200);
    expect((await bff.http.get('/ops/jobs').set('Cookie', executive.cookie)).status).toBe(401);
  });
});

describe('a job', () => {
  it('runs when an operator retries it, as if it had never failed', async () => {
    const id = await waitingMail();
    await bff.query('SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], attempts => 40)', [id]);
    expect((await pending())[0]).toMatchObject({ id, state: 'given_up' });
    const { status, body } = await post(`jobs/${id}/retry`, admin.headers);
    expect([status, body]).toMatchObject([200, { id, task: 'mail', state: 'waiting', attempts: 0 }]);
    const [user] = (await bff.query("SELECT id FROM users WHERE bank_role = 'adminrole'")) as {
      id: number;
    }[];
    expect(await lastAct()).toMatchObject({
      action: 'job_retried',
      actor: user?.id,
      subject: `job ${id} mail`,
      details: { attempts: [40, 0] },
    });
  });

  it('does not run after a cancellation, and its mail can be requested again', async () => {
    const [job] = await pending();
    expect((await post(`jobs/${job?.id}/cancel`)).status).toBe(200);
    expect(await pending()).toEqual([]);
    expect(await bff.query('SELECT failed_at IS NOT NULL AS over FROM mail_intents')).toEqual([
      { over: true },
    ]);
    expect(await lastAct()).toMatchObject({ action: 'job_cancelled', subject: `job ${job?.id} mail` });
    const late = await post(`jobs/${job?.id}/retry`);
    expect([late.status, late.body.detail]).toEqual([404, 'Esta tarea no existe, o ya se hizo.']);
  });

  it('can’t be changed while it runs, and is a 404 if unknown', async () => {
    const id = await waitingMail();
    await bff.query(`UPDATE ${JOB_TABLE} SET locked_at = now(), locked_by = 'x' WHERE id = $1`, [id]);
    const acts = [`${id}/retry`, `${id}/cancel`, '999/retry', 'x/cancel', `${'9'.repeat(30)}/retry`];
    const statuses: number[] = [];
    for (const each of acts) statuses.push((await post(`jobs/${each}`)).status);
    expect(statuses).toEqual([409, 409, 404, 404, 404]);
  });
});

describe('a breaker', () => {
  const tmcAt = async ({ http }: TestBff): Promise<number> =>
    (await http.post('/products/api/tmc').send({ amount: 1000, currency: 998, period: 300 })).status;

  it('set to open sends nothing, in every replica, until it is automatic again', async () => {
    expect([await tmcAt(bff), await tmcAt(other)]).toEqual([200, 200]);
    expect((await post('breakers/tmc/open')).body).toEqual({ capability: 'tmc', breaker: 'open' });
    expect(await lastAct()).toEqual({
      action: 'breaker_set',
      actor: null,
      subject: 'tmc',
      details: { breaker: ['auto', 'open'] },
    });
    const calls = await bff.core.callsTo('tmc');
    expect(await tmcAt(bff)).toBe(503);
    expect(
      await retryUntil(
        () => tmcAt(other),
        (status) => status === 503,
      ),
    ).toBe(503);
    expect(await bff.core.callsTo('tmc')).toBe(calls);
    const { text } = await bff.http.get('/ops/metrics').set(AUTHORIZED);
    expect(text).toContain('upstream_breaker_open{capability="tmc"} 1');
    await post('breakers/tmc/auto');
    expect(await tmcAt(bff)).toBe(200);
  });

  it('set to closed keeps calling a failing core', async () => {
    await post('breakers/tmc/close');
    await bff.core.play({ tmc: 'down' });
    for (let n = 0; n < 12; n += 1) expect(await tmcAt(bff)).toBe(502);
    await post('breakers/tmc/auto');
    await bff.core.play({});
    const { body } = await bff.http.get('/ops/modes').set(AUTHORIZED);
    expect(body).toContainEqual(expect.objectContaining({ capability: 'tmc', breaker: 'auto' }));
  });

  it('that opened by itself is shown, without effect on other capabilities of its core', async () => {
    await bff.core.play({ tmc: 'down' });
    const isOpen = await retryUntil(
      () => tmcAt(bff),
      (status) => status === 503,
    );
    const costs = await bff.http.post('/simulations/api/calc_operation_costs').send(COSTS);
    expect([isOpen, costs.status, costs.headers['x-source']]).toEqual([503, 200, 'core']);
    const modes: { capability: string }[] = (await bff.http.get('/ops/modes').set(AUTHORIZED)).body;
    const states = (name: string) => modes.find(({ capability }) => capability === name);
    expect(states('tmc')).toMatchObject({ breaker: 'auto', breaker_state: 'open', upstream: 'down' });
    expect(states('operation_costs')).toMatchObject({ breaker: 'auto', breaker_state: 'closed' });
    const metrics = await bff.http.get('/ops/metrics').set(AUTHORIZED);
    expect(metrics.text).toContain('upstream_breaker_open{capability="tmc"} 1');
    expect(metrics.text).toContain('upstream_breaker_open{capability="operation_costs"} 0');
    await bff.core.play({});
  });

  it('exists for capabilities with a core only', async () => {
    expect((await post('breakers/tarificador/open')).status).toBe(409);
    expect((await post('breakers/nada/open')).status).toBe(404);
    expect((await post('breakers/tmc/half')).status).toBe(404);
  });
});

describe('operations', () => {
  it('shows the modes', async () => {
    const { body } = await bff.http.get('/ops/modes').set(AUTHORIZED);
    expect(body).toContainEqual(
      expect.objectContaining({ capability: 'dividendo', mode: 'shadow', timeout_ms: 12_345 }),
    );
    expect(body).toContainEqual({ capability: 'tarificador', mode: 'local' });
  });

  it('takes the credential as a token only', async () => {
    expect((await bff.http.get('/ops/modes').auth('operaciones', OPS_TOKEN)).status).toBe(401);
  });

  it('counts its work', async () => {
    const { text } = await bff.http.get('/ops/metrics').set(AUTHORIZED);
    expect(text).toContain('upstream_breaker_open{capability="dividendo"} 0');
    for (const name of ['waiting', 'oldest_seconds', 'given_up'])
      expect(text).toContain(`jobs_${name}{task="workflow"} 0`);
  });
});
