import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_ANONYMOUS, MAX_PER_CALLER, Refusals } from '../src/access/refusals.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { createUser, renewSession, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const ENV = {
  OPS_TOKEN: 'credencial-de-operaciones',
  SERVICE_USER: 'lector',
  SERVICE_PASSWORD: 'una-clave-bien-larga',
  TRUST_PROXY: 'loopback',
};
const HOUR_MS = 3_600_000;
const COMPANIES = '/inmobiliarias/Company';
const UUID = '7d5e6c9a-54d2-4c0c-9d6a-3f0f6a2f8a11';
const BAD = { Authorization: 'Bearer nada' };

const bff = bffForSpec(ENV);
let userId: number;
let last: number;
beforeAll(async () => {
  userId = await createUser(bff, 'default');
});
beforeEach(async () => {
  // Each test begins an hour later, so that earlier refusals don't count towards a limit.
  bff.clock.advance(HOUR_MS);
  const [row] = await bff.query('SELECT coalesce(max(id), 0)::int AS id FROM audit');
  last = (row as { id: number }).id;
});

/** Returns the refusals in the audit table since the test began. */
const refusals = (): Promise<unknown[]> =>
  bff.query(`SELECT action, actor, subject FROM audit WHERE id > $1 AND action LIKE '%refused' ORDER BY id`, [
    last,
  ]);
const refused = (subject: string, actor: number | null = null): object => ({
  action: 'access_refused',
  actor,
  subject,
});
const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  (await bff.http.get(path).set(headers)).status;
const basic = (text: string): object => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });

describe('the audit log contains', () => {
  it('a signed-in user without access', async () => {
    const { headers } = await signIn(bff, 'default');
    expect(await ask(COMPANIES, headers)).toBe(403);
    expect(await refusals()).toEqual([refused('GET /inmobiliarias/Company', userId)]);
  });

  it.each([
    ['a token that is bad', COMPANIES, BAD, 'GET /inmobiliarias/Company'],
    [
      'a token that is bad where the answer depends on the caller',
      `/simulations/api/simulation/${UUID}`,
      BAD,
      'GET /simulations/api/simulation/:uuid',
    ],
    ['a wrong credential of operators', '/ops/modes', BAD, 'GET /ops/modes'],
    ['a wrong service account', COMPANIES, basic('lector:otra'), 'GET /inmobiliarias/Company'],
    [
      'the service account elsewhere',
      COMPANIES,
      basic('lector:una-clave-bien-larga'),
      'GET /inmobiliarias/Company',
    ],
  ])('%s', async (_what, path, headers, subject) => {
    const status = await ask(path, headers as Record<string, string>);
    expect([401, 403]).toContain(status);
    expect(await refusals()).toEqual([refused(subject)]);
  });

  it('a session that has ended and is to be renewed', async () => {
    const { cookie } = await signIn(bff, 'default');
    const renewed = await renewSession(bff, cookie);
    bff.clock.advance(HOUR_MS);
    const again = await bff.http.post('/api/simulador/sesion/renovar').set('Cookie', renewed.cookie);
    expect(again.status).toBe(401);
    expect(await refusals()).toEqual([refused('renewal')]);
  });

  it('no credential: neither token nor query', async () => {
    await ask('/api/external/pdf_simulacion?simulation=12345678-5', { Authorization: 'Bearer secreto' });
    expect(await refusals()).toEqual([refused('GET /api/external/pdf_simulacion')]);
  });

  it('attempts to read another visitor’s simulation and another client’s contact details', async () => {
    const owner = new Visitor(bff.http, '203.0.113.1');
    const client = await owner.introduce();
    const { body } = await owner.save(await owner.calculated(client));
    const other = new Visitor(bff.http, '203.0.113.2');
    const paths = [
      `/simulations/api/simulation/${body.uuid}`,
      `/api/external/pdf_simulacion/?simulation=${body.uuid}`,
      `/authentication/api/clients/${client}/last_simulation_email`,
    ];
    for (const path of paths) expect((await other.get(path)).status).toBe(404);
    expect((await other.put(`/authentication/api/clients/${client}/`, { age: 1 })).status).toBe(400);
    expect((await other.put(`/authentication/api/clients/${client}/`, {})).status).toBe(404);
    expect(await refusals()).toEqual([
      refused(`simulation ${body.uuid}`),
      refused(`simulation ${body.uuid}`),
      refused(`client ${client}`),
      refused(`client ${client}`),
    ]);
    const service = basic('lector:una-clave-bien-larga') as Record<string, string>;
    expect(await ask(`/simulations/api/simulation/${body.uuid}`, service)).toBe(200);
  });
});

describe('the audit log does not contain', () => {
  it('requests without credentials, and for unknown objects', async () => {
    expect(await ask(COMPANIES)).toBe(401);
    expect(await ask('/simulations/api/simulation/7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10')).toBe(404);
    expect(await ask('/simulations/api/simulation/nada')).toBe(404);
    expect(await ask('/api/no-existe', BAD)).toBe(404);
    expect(await refusals()).toEqual([]);
  });

  it('refusals of an address after the sixtieth in an hour, but those of another address', async () => {
    const from = (address: string) => ask(COMPANIES, { ...BAD, 'X-Forwarded-For': address });
    for (let n = 0; n < MAX_PER_CALLER + 5; n += 1) await from('203.0.113.7');
    expect(await refusals()).toHaveLength(MAX_PER_CALLER);
    await from('203.0.113.8');
    expect(await refusals()).toHaveLength(MAX_PER_CALLER + 1);
    // A clock that is set back does not prolong the hour.
    bff.clock.set('2026-11-19T15:00:00Z');
    bff.clock.advance(HOUR_MS);
    await from('203.0.113.7');
    expect(await refusals()).toHaveLength(MAX_PER_CALLER + 2);
  });

  it('refusals of thousands of addresses, but those of a signed-in user', async () => {
    const record = bff.app.get(Refusals);
    const requestOf = (n: number) => ({ ip: `2001:db8:${n.toString(16)}::1`, cookies: {} });
    for (let n = 0; n < MAX_ANONYMOUS + 10; n += 1)
      await record.note(requestOf(n) as never, { action: 'access_refused', subject: 'GET /x' });
    expect(await refusals()).toHaveLength(MAX_ANONYMOUS);
    const { headers } = await signIn(bff, 'default');
    expect(await ask(COMPANIES, headers)).toBe(403);
    expect((await refusals()).at(-1)).toEqual(refused('GET /inmobiliarias/Company', userId));
  });
});
