import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { request } from 'node:http';
import { startMockServer, type MockServer } from './mock-server.ts';

let server: MockServer;

beforeEach(async () => {
  server = await startMockServer({ port: 0, now: () => new Date('2026-11-20T15:00:00Z') });
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers });
const paridad = (scenario?: string): Promise<Response> =>
  get('/api/external/paridad/', scenario ? { 'X-Mock-Scenario': scenario } : {});
const control = (method: string, body?: unknown): Promise<Response> =>
  fetch(`${server.url}/__mock/scenario`, { method, body: body === undefined ? null : JSON.stringify(body) });
const detailOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { detail?: unknown }).detail;

/** Returns the status of a request on a bare socket, or the error's code. */
function outcome(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const call = request(server.url + path, { headers }, (response) => {
      response.resume();
      resolve(String(response.statusCode));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    call.end();
  });
}

describe('the mock server', () => {
  it('answers over HTTP and marks itself as a mock', async () => {
    const response = await paridad();
    expect([response.status, response.headers.get('X-Mock-Core')]).toEqual([200, '1']);
    expect(response.headers.get('Content-Type')).toMatch(/json/);
    expect(await response.json()).toBe(40880.36);
  });

  it('takes a posted body', async () => {
    const response = await fetch(`${server.url}/products/api/tmc`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: 2000, currency: 998, period: 300 }),
    });
    expect(await response.json()).toEqual({ Valor: 6.6 });
  });

  it('names an unknown path in a 404, as a mock too', async () => {
    const response = await get('/api/nada');
    expect([response.status, response.headers.get('X-Mock-Core')]).toEqual([404, '1']);
    expect(await detailOf(response)).toMatch(/^El core simulado no conoce GET \/api\/nada\.$/);
    expect((await fetch(`${server.url}/api/external/paridad/`, { method: 'POST', body: '{}' })).status).toBe(
      404,
    );
  });

  it('says on the terminal why it failed, and answers a 500', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const broken = await startMockServer({
      port: 0,
      now: () => {
        throw new Error('a defect');
      },
    });
    const { status } = await fetch(`${broken.url}/api/external/paridad/`);
    await broken.close();
    expect([status, said.mock.calls.join('')]).toEqual([
      500,
      expect.stringMatching(/^Error: a defect\n +at /),
    ]);
    said.mockRestore();
  });

  it('closes although a call is still waiting', async () => {
    const waiting = outcome('/api/external/paridad/', { 'X-Mock-Scenario': 'slow:60000' });
    await paridad(); // The other request has arrived by now.
    await server.close();
    expect(await waiting).toBe('ECONNRESET');
    server = await startMockServer({ port: 0 });
  });
});

describe('scenarios over the socket', () => {
  it('reset the connection', async () => {
    expect(await outcome('/api/external/paridad/', { 'X-Mock-Scenario': 'down' })).toBe('ECONNRESET');
    expect((await paridad()).status).toBe(200);
  });

  it('answer the core’s own errors: inside a 200 for lists, as a refusal for calculators', async () => {
    const list = await paridad('errors');
    expect(list.status).toBe(200);
    expect(Object.keys((await list.json()) as object)).toEqual(['errors']);
    const calculator = await fetch(`${server.url}/api/external/calc_dividendo/`, {
      method: 'POST',
      headers: { 'X-Mock-Scenario': 'errors', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(calculator.status).toBe(400);
    expect(Object.keys((await calculator.json()) as object)).toEqual(['errors_detail']);
    expect((await paridad('errors:502')).status).toBe(502);
  });
});

describe('the scenario control', () => {
  it('sets one for all requests, shows it and takes it back', async () => {
    expect((await control('PUT', { paridad: 'status:500', '*': 'status:503' })).status).toBe(200);
    expect(await (await control('GET')).json()).toEqual({ paridad: 'status:500', '*': 'status:503' });
    expect((await paridad()).status).toBe(500);
    expect((await get('/api/external/seguros_incendio/')).status).toBe(503);
    expect((await paridad('ok')).status).toBe(200);
    expect((await control('DELETE')).status).toBe(204);
    expect(await (await control('GET')).json()).toEqual({});
    expect((await paridad()).status).toBe(200);
  });

  it('refuses what it does not know and keeps what it had', async () => {
    await control('PUT', { paridad: 'status:500' });
    const refused = await control('PUT', { nada: 'down' });
    expect([refused.status, await detailOf(refused)]).toEqual([400, 'La operación «nada» no existe.']);
    expect((await fetch(`${server.url}/__mock/scenario`, { method: 'PUT', body: '{' })).status).toBe(400);
    expect((await paridad()).status).toBe(500);
  });
});

describe('the service account', () => {
  const basic = (text: string): Record<string, string> => ({
    Authorization: `Basic ${Buffer.from(text).toString('base64')}`,
  });

  it('is required when one is configured', async () => {
    const guarded = await startMockServer({ port: 0, credentials: { user: 'bff', password: 'ñandú' } });
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${guarded.url}/api/external/paridad/`, { headers })).status;
    try {
      expect(await status({})).toBe(401);
      expect(await status(basic('bff:otra'))).toBe(401);
      expect(await status(basic('bff:ñandú'))).toBe(200);
    } finally {
      await guarded.close();
    }
  });

  it('is anybody when none is', async () => {
    expect((await get('/api/external/paridad/', basic('x:y'))).status).toBe(200);
  });
});
