import { afterAll, describe, expect, it } from '@jest/globals';
import { ANSWERED, CALCULATION, chromiumHar, ownHar, PARIDAD } from './testing/har.ts';
import { type Answer, answering, type TargetRequest } from './testing/target.ts';
import { Workbench } from './testing/workbench.ts';

const bench = new Workbench();
afterAll(() => bench.clear());

describe('what is sent', () => {
  const write = {
    path: '/simulations/api/simulations/x/update_info',
    method: 'PATCH',
    sent: { estado: 1 },
    answered: {},
  };
  const mail = { path: '/authentication/api/clients/x/last_simulation_email', answered: {} };

  it('changes nothing unless writes are allowed', async () => {
    const har = chromiumHar([PARIDAD, write, mail]);
    const { code, result } = await bench.against(har, () => ({ body: 40880.36 }));
    expect(bench.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/external/paridad/',
    ]);
    expect([code, result.totals]).toMatchObject([0, { same: 1, skipped: 2 }]);
    await bench.against(har, ({ url }) => ({ body: url.includes('paridad') ? 40880.36 : {} }), [
      '--allow-writes',
    ]);
    expect(bench.requests).toHaveLength(3);
  });

  it('leaves out what depends on a write that it left out, and finds a healthy target healthy', async () => {
    const uuid = '6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10';
    const clients = '/authentication/api/clients/';
    const har = ownHar([
      PARIDAD,
      { path: clients, sent: { age: 40 }, status: 201, answered: { uuid } },
      { path: `/authentication/api/client/${uuid}/`, answered: { uuid } },
      { path: '/simulations/api/executive/clients/simulations', answered: { count: 1, results: [{ uuid }] } },
      { path: `${clients}17/`, answered: {} },
      { ...CALCULATION },
    ]);
    const { code, result } = await bench.against(har, ({ url }) => ({
      body: url === CALCULATION.path ? ANSWERED : 40880.36,
    }));
    expect(bench.requests.map(({ url }) => url)).toEqual([PARIDAD.path, CALCULATION.path]);
    expect([code, result.totals]).toEqual([0, { same: 2, different: 0, skipped: 4, failed: 0 }]);
    expect(result.steps.map(({ notes }) => notes[0]).filter(Boolean)).toEqual([
      'Puede cambiar datos: se envía con --allow-writes.',
      ...Array.from({ length: 3 }, () => 'Depende de una solicitud que no se envió.'),
    ]);
  });

  it('asks nothing as somebody whom it did not sign in, and ends the session that it began', async () => {
    const login = {
      path: '/api/token',
      sent: { email: 'user-0123456789@example.cl', password: 'clave-oculta' },
      answered: { access: 'token-0123456789' },
    };
    const info = { path: '/authentication/api/user/info', answered: { bank_role: 'default' } };
    const close = { path: '/api/simulador/sesion/cerrar', sent: {}, status: 204 };
    const har = ownHar([PARIDAD, login, info, close, { ...info, status: 401, answered: {} }]);
    const answer = ({ url }: TargetRequest, count: number): Answer =>
      url === PARIDAD.path
        ? { body: 40880.36 }
        : url === login.path
          ? { body: { access: 'nuevo' } }
          : url === close.path
            ? { status: 204 }
            : { status: count === 3 ? 200 : 401, body: count === 3 ? { bank_role: 'default' } : {} };
    const without = await bench.against(har, answer);
    expect([without.code, without.result.totals]).toMatchObject([0, { same: 2, skipped: 3 }]);
    const environment = { REPLAY_EMAIL: 'qa@example.cl', REPLAY_PASSWORD: 'x' };
    const signedIn = await bench.against(har, answer, [], environment);
    expect([signedIn.code, signedIn.result.totals]).toMatchObject([0, { same: 5, skipped: 0 }]);
  });

  it('mails nobody behind a prefix that the contracts do not know', async () => {
    const elsewhere = { path: '/v1/users/x/last_simulation_email', answered: {} };
    await bench.against(chromiumHar([PARIDAD, elsewhere]), () => ({ body: 40880.36 }));
    expect(bench.requests.map(({ url }) => url)).toEqual(['/api/external/paridad/']);
  });

  it('ends with 3 when nothing may be sent', async () => {
    expect((await bench.against(chromiumHar([write]), () => ({}))).code).toBe(3);
  });

  it('logs in with credentials of its own, and shows the token from then on', async () => {
    const login = {
      path: '/api/token',
      sent: { email: 'user-0123456789@example.cl', password: 'clave-oculta' },
      answered: { data: { access: 'token-0123456789' } },
    };
    const environment = { REPLAY_EMAIL: 'qa@example.cl', REPLAY_PASSWORD: 'clave de qa' };
    const har = ownHar([PARIDAD, login, PARIDAD]);
    const answer = ({ url }: TargetRequest): Answer => ({
      body: url === '/api/token' ? { data: { access: 'nuevo' } } : 40880.36,
    });
    const { code, text } = await bench.against(har, answer, [], environment);
    expect(bench.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      'Bearer nuevo',
    ]);
    expect(bench.requests[1]?.body).toEqual({ email: 'qa@example.cl', password: 'clave de qa' });
    expect([code, text.includes('clave de qa')]).toEqual([0, false]);
    expect((await bench.against(har, answer)).result.totals).toMatchObject({ same: 2, skipped: 1 });
  });

  it('logs in first where a recording came with a token and shows no login', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer viejo' }];
    const environment = { REPLAY_EMAIL: 'qa@example.cl', REPLAY_PASSWORD: 'x' };
    const har = chromiumHar([{ ...PARIDAD, request: { headers } }]);
    const answer = ({ url }: TargetRequest): Answer =>
      url === '/api/token' ? { body: { access: 'nuevo' } } : { body: 40880.36 };
    expect((await bench.against(har, answer, [], environment)).code).toBe(0);
    expect(bench.requests[1]?.headers.authorization).toBe('Bearer nuevo');
    expect((await bench.against(har, () => ({ status: 401, body: {} }), [], environment)).code).toBe(3);
  });

  it('waits where the target asks it to', async () => {
    const answer = (_: TargetRequest, count: number): Answer =>
      count === 1 ? { status: 429, headers: { 'retry-after': '0' } } : { body: 40880.36 };
    expect((await bench.against(chromiumHar([PARIDAD]), answer)).code).toBe(0);
    expect(bench.requests).toHaveLength(2);
  });

  it('goes to a core with its credentials, from the requested border', async () => {
    const har = ownHar([PARIDAD, { ...CALCULATION, border: 'bff-core' }]);
    const environment = { CORE_USER: 'u', CORE_PASSWORD: 'p' };
    expect(
      (await bench.against(har, answering([ANSWERED]), ['--border', 'bff-core'], environment)).code,
    ).toBe(0);
    expect(bench.requests).toMatchObject([
      { url: CALCULATION.path, headers: { authorization: 'Basic dTpw' } },
    ]);
  });
});
