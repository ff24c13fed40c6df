/** Whether requests with side effects come from a page of ours. See docs/rules.md R1090. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Operation, Operations } from '../src/http/operations.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { createUser, renewSession, signIn } from '../src/testing/staff.ts';

const INFO = '/authentication/api/user/info';
const RENEW = '/api/simulador/sesion/renovar';
const PUBLIC_HOST = 'localhost:9';
/** GETs to which the bank's intranet and its identity provider lead. */
const LINKED = ['oidc_begin', 'oidc_return'];
/** Service account of the bank's own script: a browser may send such credentials by itself, too. */
const SERVICE = { SERVICE_USER: 'lector', SERVICE_PASSWORD: 'una-clave-bien-larga' };
const BASIC = `Basic ${Buffer.from(Object.values(SERVICE).join(':')).toString('base64')}`;

const bff = bffForSpec({ PUBLIC_URL: `http://${PUBLIC_HOST}/`, TRUST_PROXY: 'loopback', ...SERVICE });
let acting: readonly Operation[];
beforeAll(async () => {
  acting = bff.app.get(Operations).all.filter(({ acts, id }) => acts && !LINKED.includes(id));
  await createUser(bff, 'executiverole');
});

const statusOf = async ({ method, path }: Operation, headers: Record<string, string>): Promise<number> => {
  const verb = method.toLowerCase() as 'get' | 'post';
  return (await bff.http[verb](path.replaceAll(/\{\w+\}/g, '1')).set(headers)).status;
};
const refusedOf = async (headers: Record<string, string>): Promise<string[]> => {
  const refused: string[] = [];
  for (const operation of acting)
    if ((await statusOf(operation, headers)) === 403) refused.push(operation.id);
  return refused;
};
const renewedWith = async (headers: Record<string, string>): Promise<number> => {
  const { cookie } = await signIn(bff, 'executiverole');
  return (await bff.http.post(RENEW).set({ Cookie: cookie, ...headers })).status;
};

describe('a request with side effects that another page caused', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, by its origin', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['another site with credentials that the browser sends', { Origin: 'null', Authorization: BASIC }],
  ])('is refused, whatever it asks for: %s', async (_who, headers) => {
    expect(await refusedOf(headers)).toEqual(acting.map(({ id }) => id));
  });

  it('mails nothing, ends no session and renews none', async () => {
    const ids = acting.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['mail_simulation', 'last_simulation_email', 'renew_session', 'close_session']),
    );
  });

  it.each<[string, Record<string, string>]>([
    ['our page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
    ['our page behind a proxy that changes the host', { Origin: `https://${PUBLIC_HOST}` }],
    [
      'our page behind a proxy that says the host',
      { Origin: 'http://a.example', 'X-Forwarded-Host': 'a.example' },
    ],
    ['our page over plain http', { Origin: 'http://b.example:3000', Host: 'b.example:3000' }],
    ['a program', {}],
  ])('is admitted from %s', async (_who, headers) => {
    expect(await renewedWith(headers)).toBe(200);
  });

  it('is refused beside a foreign cookie only: a bearer token is sent by no other page', async () => {
    const { headers } = await signIn(bff, 'executiverole', true);
    const save = { method: 'POST', path: '/simulations/api/executive/simulations/create' } as Operation;
    expect(await statusOf(save, { ...headers, Origin: 'https://portal.bank.example' })).toBe(400);
  });

  it('leaves an audit row', async () => {
    await renewedWith({ 'Sec-Fetch-Site': 'cross-site', 'X-Forwarded-For': '203.0.113.9' });
    const [row] = await bff.query('SELECT action, subject FROM audit ORDER BY id DESC LIMIT 1');
    expect(row).toEqual({ action: 'access_refused', subject: `POST ${RENEW}` });
  });

  it('reads and calculates for every page, and signs in from the bank’s intranet', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const costs = {
      credit_amount: 1,
      estate_value: 1,
      has_dfl2: false,
      is_social_estate: false,
      subpurpose: 1,
    };
    const calculated = await bff.http.post('/simulations/api/calc_operation_costs').set(headers).send(costs);
    expect([
      calculated.status,
      (await bff.http.get('/api/simulador/sesion/oidc').set(headers)).status,
    ]).toEqual([200, 404]);
  });
});

describe('a stale cookie of our name at a narrower path', () => {
  const stale = (name: string): string => `${name}=${'x'.repeat(43)}`;

  it.each([
    ['before ours', (cookie: string) => `${stale('simulador_acceso')}; ${cookie}`],
    ['behind ours', (cookie: string) => `${cookie}; ${stale('simulador_acceso')}`],
    ['twice', (cookie: string) => `${stale('simulador_acceso')};${cookie};${stale('simulador_acceso')}`],
    ['that is no secret', (cookie: string) => `simulador_acceso=viejo; ${cookie}`],
  ])('locks nobody out: %s', async (_where, both) => {
    const { cookie, headers } = await signIn(bff, 'executiverole');
    expect((await bff.http.get(INFO).set({ ...headers, Cookie: both(cookie) })).status).toBe(200);
    const renewed = await renewSession(bff, both(cookie));
    expect((await bff.http.get(INFO).set({ ...renewed.headers, Cookie: both(renewed.cookie) })).status).toBe(
      200,
    );
    const closed = await bff.http.post('/api/simulador/sesion/cerrar').set('Cookie', both(renewed.cookie));
    expect([closed.status, (await bff.http.get(INFO).set(renewed.headers)).status]).toEqual([204, 401]);
  });

  it('leaves a visitor their session, and costs at most four tries', async () => {
    const own = `simulador_sesion=${'a'.repeat(43)}`;
    const answer = await bff.http
      .get('/api/external/paridad')
      .set('Cookie', `${stale('simulador_sesion')}; ${own}`);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { cookie, headers } = await signIn(bff, 'executiverole');
    const stales = (count: number): string => `; ${stale('simulador_acceso')}`.repeat(count);
    const withStale = async (count: number): Promise<number> =>
      (await bff.http.get(INFO).set({ ...headers, Cookie: cookie + stales(count) })).status;
    expect([await withStale(3), await withStale(4)]).toEqual([200, 401]);
  });
});

it('tells browsers which features no page uses', async () => {
  for (const path of ['/simulador', '/api/external/paridad', '/ops/modes'])
    expect((await bff.http.get(path)).headers['permissions-policy']).toMatch(
      /camera=\(\), .*geolocation=\(\), /,
    );
});
