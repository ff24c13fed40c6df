import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { Response } from 'supertest';
import { REQUESTS_PER_MINUTE } from '../src/access/limits.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { SAVES_PER_HOUR, STAFF_SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import type { UserRole } from '@simulador/contracts/people/access';
import { demoPerson, SeededRandom } from '../src/commands/demo/people.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { TEST_NOON } from '../src/testing/settable-clock.ts';

const OPS_TOKEN = 'credencial-de-operaciones';

const bff = bffForSpec({ OPS_TOKEN });

beforeAll(async () => {
  for (const role of ['adminrole', 'executiverole'] as const) await createUser(bff, role);
});

/** Returns a signed-in visitor; all of them have one address. */
const arrive = async (role: UserRole): Promise<Visitor> =>
  new Visitor(bff.http, undefined, (await signIn(bff, role, true)).headers);

it('an executive’s saves have their own limit, apart from the address’s and colleagues’', async () => {
  const executive = await arrive('executiverole');
  const body = { ...(await executive.calculated(await executive.introduce())), consent: undefined };
  const counted = 'SELECT requests FROM save_windows';
  // The introduction is one.
  expect(await bff.query(counted)).toEqual([{ requests: 1 }]);
  await bff.query('UPDATE save_windows SET requests = $1', [SAVES_PER_HOUR]);
  expect((await executive.saveByExecutive(body)).status).toBe(201);
  // One more than the limit of visitors.
  expect(await bff.query(counted)).toEqual([{ requests: SAVES_PER_HOUR + 1 }]);
  await bff.query('UPDATE save_windows SET requests = $1', [STAFF_SAVES_PER_HOUR]);
  const refused = await executive.saveByExecutive(body);
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'Hizo demasiadas solicitudes en la última hora. Espere un momento e inténtelo de nuevo.',
  ]);
  expect((await (await arrive('adminrole')).saveByExecutive(body)).status).toBe(201);
});

it('a clock set back by more than replicas may differ ends the counted hour', async () => {
  const random = new SeededRandom(1);
  const introduce = async (hoursBack: number): Promise<unknown[]> => {
    const { worker_type: _, ...person } = demoPerson(hoursBack + 1, random);
    bff.clock.set(new Date(Date.parse(TEST_NOON) - hoursBack * 3_600_000).toISOString());
    const { status, headers } = await new Visitor(bff.http).post('/authentication/api/clients/', person);
    return [status, headers['retry-after']];
  };
  expect(await introduce(0)).toEqual([201, undefined]);
  await bff.query('UPDATE save_windows SET requests = $1', [SAVES_PER_HOUR]);
  expect(await introduce(1)).toEqual([429, '7200']);
  expect(await introduce(24)).toEqual([201, undefined]);
});

/** Returns how many requests an address has left, from the answer's header. */
const leftFor = async (from: TestBff, forwardedFor: string, headers: object = {}): Promise<number> => {
  const answer = await from.http.get('/api/nada').set({ ...headers, 'X-Forwarded-For': forwardedFor });
  return Number(/r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1]);
};

describe('a client’s address', () => {
  it('is not taken from the request', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = await leftFor(bff, '203.0.113.1');
    expect(await leftFor(bff, '203.0.113.2')).toBe(first - 1);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  it('is taken from a trusted proxy', async () => {
    const behindProxy = await startBff({ env: { TRUST_PROXY: 'loopback' } });
    const first = await leftFor(behindProxy, '203.0.113.1');
    const second = await leftFor(behindProxy, '203.0.113.2');
    const again = await leftFor(behindProxy, '198.51.100.9, 203.0.113.2');
    await behindProxy.close();
    expect([first, second, again]).toEqual([599, 599, 598]);
  });
});

it('staff are counted by user, from whichever address, also with an expired token, and others by address', async () => {
  const office = await startBff({ env: { TRUST_PROXY: 'loopback' } });
  const [executive, admin, nobody] = await Promise.all(
    (['executiverole', 'adminrole', 'default'] as const).map(async (role) => {
      await createUser(office, role);
      return (await signIn(office, role)).headers;
    }),
  );
  const left = (headers: object, address = '203.0.113.1') => leftFor(office, address, headers);
  const first = await left({});
  expect([await left({ ...executive }), await left({ ...executive }, '203.0.113.2')]).toEqual([599, 598]);
  office.clock.advance(20 * 60_000);
  expect([await left({ ...executive }), await left({ ...admin })]).toEqual([597, 599]);
  const [, payload = ''] = String(executive?.['Authorization']).split('.');
  const forged = { Authorization: `Bearer x.${payload}.x` };
  expect([await left({ ...nobody }), await left(forged), await left({})]).toEqual([
    first - 1,
    first - 2,
    first - 3,
  ]);
  office.clock.advance(8 * 60 * 60_000);
  expect(await left({ ...executive })).toBe(first - 4);
  await office.close();
});

describe('a body that is costly to validate', () => {
  const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, 0]));
  it.each([
    ['thousands of fields', 400, JSON.stringify(fields)],
    ['objects in objects', 400, `${'{"a":'.repeat(8_500)}1${'}'.repeat(8_500)}`],
    ['a number of very many digits', 400, `{"montocredito":${'9'.repeat(60_000)}}`],
    ['JSON that breaks off', 400, `{"Rut":"${'a'.repeat(60_000)}`],
    ['a compressed one that grows', 413, gzipSync(Buffer.alloc(50_000_000, ' '))],
  ])('is refused: %s', async (_what, status, body) => {
    const encoding = typeof body === 'string' ? {} : { 'Content-Encoding': 'gzip' };
    const headers = { 'Content-Type': 'application/json', ...encoding };
    const answer = await fetch(`${bff.url}/api/external/calc_dividendo/`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  });
});

describe('the public limit', () => {
  it('is 600 requests a minute, then a 429 with Retry-After', async () => {
    expect(REQUESTS_PER_MINUTE).toBe(600);
    const left = await leftFor(bff, '');
    const statuses: number[] = [];
    for (let asked = 0; asked < left; asked += 30) {
      const batch = Array.from({ length: Math.min(30, left - asked) }, () => fetch(`${bff.url}/API/nada`));
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    expect([statuses.length, new Set(statuses)]).toEqual([left, new Set([404])]);

    const answer = await bff.http.get('/api/external/paridad');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const detail = 'Recibimos demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.';
    expect(answer.body).toMatchObject({ status: 429, detail, errors: detail });
    expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
    const staffs = await bff.http.get('/api/external/paridad').set('Authorization', 'Bearer x');
    expect(staffs.body.detail).toBe(
      'Recibimos demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
    );
  });

  it('ends within a minute, although the clock is set back', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now - 86_400_000);
    const answer = await bff.http.get('/api/external/paridad');
    clock.mockRestore();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('exempts probes and the client, and operators only with their credential', async () => {
    expect((await bff.http.get('/health/live')).status).toBe(200);
    expect((await bff.http.get('/health')).status).toBe(404);
    const operator = (token: string): Promise<Response> =>
      Promise.resolve(bff.http.get('/ops/modes').set('Authorization', `Bearer ${token}`));
    expect((await bff.http.get('/ops/modes')).status).toBe(429);
    expect((await operator('otra')).status).toBe(429);
    expect((await operator(OPS_TOKEN)).status).toBe(200);
    expect((await bff.http.get('/opsx')).status).toBe(404);
    // The client was not built.
    const page = await bff.http.get('/simulador');
    expect([page.status, page.type]).toEqual([404, 'application/problem+json']);
  });
});
