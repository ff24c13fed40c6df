import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMockServer, type MockServer } from '../mock-server.ts';
import { MockClient } from '../testing/mock-client.ts';
import { Sessions } from './session.ts';

let server: MockServer;
let mock: MockClient;

beforeEach(async () => {
  server = await startMockServer({ port: 0, now: () => new Date('2026-11-20T15:00:00Z') });
  mock = new MockClient(server.url);
});
afterEach(() => server.close());

const as = (session: string, more: Record<string, string> = {}): Record<string, string> => ({
  'X-Mock-Session': session,
  ...more,
});

const statusOf = async (headers: Record<string, string>): Promise<number> =>
  (await mock.paridad(headers)).status;

async function texts(session: string, count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let index = 0; index < count; index += 1) seen.push(await (await mock.paridad(as(session))).text());
  return seen;
}

describe('sessions', () => {
  it('have scenarios of their own, and a request’s own scenario comes first', async () => {
    await mock.play({ paridad: 'status:503' }, 'ana');
    await mock.play({ paridad: 'status:504' }, 'beto');
    expect(await statusOf(as('ana'))).toBe(503);
    expect(await statusOf(as('beto'))).toBe(504);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf(as('ana', { 'X-Mock-Scenario': 'ok' }))).toBe(200);
  });

  it('do not inherit what the default session agreed', async () => {
    await mock.play({ '*': 'status:500' });
    expect([await statusOf({}), await statusOf(as('ana'))]).toEqual([500, 200]);
  });

  it('do not disturb each other’s sequences and journals when they run concurrently', async () => {
    const agreed = { paridad: 'sequence:[garbage,garbage,garbage,ok]*' };
    await mock.play(agreed, 'sola');
    const alone = await texts('sola', 8);
    await Promise.all([mock.play(agreed, 'ana'), mock.play({ paridad: 'sequence:[ok,garbage]*' }, 'beto')]);
    const [ana, beto] = await Promise.all([texts('ana', 8), texts('beto', 8)]);
    expect(ana).toEqual(alone);
    expect(beto).not.toEqual(alone);
    const journal = (await (await mock.get('/__mock/journal?session=ana')).json()) as { count: number };
    expect(journal.count).toBe(8);
  });

  it('are cleared alone', async () => {
    await mock.play({ paridad: 'status:503' }, 'ana');
    await mock.play({ paridad: 'status:503' }, 'beto');
    await mock.control('DELETE', '/__mock/scenario?session=ana');
    expect([await statusOf(as('ana')), await statusOf(as('beto'))]).toEqual([200, 503]);
  });

  it('are named to the control endpoints by the header too', async () => {
    await mock.play({ paridad: 'down' }, 'ana');
    expect(await (await mock.get('/__mock/scenario', as('ana'))).json()).toEqual({ paridad: 'down' });
  });

  it('can be a part of the address', async () => {
    await mock.play({ paridad: 'status:503' }, 'ana');
    const base = '/__mock/sessions/ana';
    expect((await mock.get(`${base}/api/external/paridad/`)).status).toBe(503);
    expect(await (await mock.get(`${base}/__mock/scenario`)).json()).toEqual({ paridad: 'status:503' });
    expect((await mock.get('/__mock/sessions/beto/api/external/paridad/')).status).toBe(200);
  });

  it('refuse an id that cannot be one', async () => {
    const response = await mock.paridad(as('a b'));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('El id de sesión');
    expect((await mock.get('/__mock/journal?session=a/b')).status).toBe(400);
  });

  it('are forgotten, the most silent first, when there are too many', () => {
    const sessions = new Sessions(['paridad']);
    const session = (id: string) => sessions.of(new Request('http://core.mock/', { headers: as(id) }));
    const [first, second] = [session('1'), session('2')];
    for (let id = 3; id <= 100; id += 1) session(String(id));
    expect(session('1')).toBe(first);
    session('101');
    expect(session('1')).toBe(first);
    expect(session('2')).not.toBe(second);
  });
});
