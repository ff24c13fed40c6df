import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMockServer, type MockServer } from '../mock-server.ts';
import { DIVIDENDO_BODY, DIVIDENDO_PATH, MockClient, PARIDAD_PATH } from '../testing/mock-client.ts';

let server: MockServer;
let mock: MockClient;

beforeEach(async () => {
  server = await startMockServer({ port: 0, now: () => new Date('2026-11-20T15:00:00Z') });
  mock = new MockClient(server.url);
});
afterEach(() => server.close());

const asks = (scenario: string): Record<string, string> => ({ 'X-Mock-Scenario': scenario });

async function statuses(count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await mock.paridad(headers)).status);
  return seen;
}

describe('a half-open answer', () => {
  it('has headers and half of the body, and then stays silent', async () => {
    const arrival = await mock.arrival(PARIDAD_PATH, asks('half'), 400);
    expect(arrival).toEqual({ status: 200, text: '4088', end: 'silence' });
  });

  it('has headers and half of the body, and then a reset', async () => {
    const arrival = await mock.arrival(PARIDAD_PATH, asks('half:reset'), 5000);
    expect(arrival).toEqual({ status: 200, text: '4088', end: 'ECONNRESET' });
  });

  it('can be of an error, and changed before', async () => {
    const arrival = await mock.arrival(PARIDAD_PATH, asks('half:reset&status:503'), 5000);
    expect([arrival.status, arrival.end]).toEqual([503, 'ECONNRESET']);
    expect((await mock.arrival(PARIDAD_PATH, asks('half:reset&set:$:12345678'), 5000)).text).toBe('1234');
  });
});

describe('a document', () => {
  const PATH = '/api/external/pdf_simulacion/?simulation=6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10';

  it('is broken off as garbage, and has no fields to change', async () => {
    const ask = async (scenario: string) => fetch(server.url + PATH, { headers: asks(scenario) });
    const whole = await (await ask('ok')).text();
    const garbage = await ask('garbage');
    expect(garbage.headers.get('Content-Type')).toBe('application/pdf');
    expect(await garbage.text()).toBe(whole.slice(0, Math.ceil(whole.length / 2)));
    expect(await (await ask('drop:salida')).text()).toBe(whole);
    expect(await (await ask('errors:500')).json()).toHaveProperty('detail');
  });
});

describe('a changed answer', () => {
  it('has one field less, one more, one moved', async () => {
    const row = await mock.dividendoRow(asks('drop:TasaCae&extra:salida.0.Glosa:"x"&bias:SegInc+0.0002'));
    expect(row).toMatchObject({ Dividendo: 11.1876, Glosa: 'x', SegInc: 0.2082 });
    expect(row).not.toHaveProperty('TasaCae');
  });

  it('is moved in exactly one of each hundred requests', async () => {
    await mock.play({ paridad: 'bias:$+0.0002@1/100' });
    const asked = Array.from({ length: 200 }, async () => (await mock.paridad()).json());
    const seen = await Promise.all(asked);
    expect(seen.filter((value) => value !== 40880.36)).toEqual([40880.3602, 40880.3602]);
  });
});

describe('an answer that is plausible but wrong', () => {
  it('is that of the request before, which may be another person’s', async () => {
    const ask = async (montocredito: number): Promise<unknown> =>
      (await mock.post(DIVIDENDO_PATH, { ...DIVIDENDO_BODY, montocredito })).json();
    const first = await ask(1000);
    await mock.play({ calc_dividendo: 'sequence:[previous,ok]' });
    expect(await ask(1500)).toEqual(first);
    expect(await ask(1500)).not.toEqual(first);
  });
});

describe('refused credentials and bodiless statuses', () => {
  it('answer as a core does', async () => {
    const refused = await mock.paridad(asks('401'));
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Basic realm="core"']);
    expect(await refused.json()).toEqual({ detail: 'Credenciales inválidas.' });
    expect((await mock.paridad(asks('status:204'))).status).toBe(204);
  });
});

describe('a sequence', () => {
  it('is met step by step and ends healthy', async () => {
    await mock.play({ paridad: 'sequence:[status:503,status:503,ok]' });
    expect(await statuses(5)).toEqual([503, 503, 200, 200, 200]);
  });

  it('starts over with a star, and whenever it is set again', async () => {
    await mock.play({ '*': 'sequence:[status:500,ok]*' });
    expect(await statuses(5)).toEqual([500, 200, 500, 200, 500]);
    await mock.play({ '*': 'sequence:[status:500,ok]*' });
    expect(await statuses(1)).toEqual([500]);
  });

  it('is counted for each operation by itself', async () => {
    await mock.play({ '*': 'sequence:[status:500]' });
    expect((await mock.get('/api/external/seguros_incendio/')).status).toBe(500);
    expect(await statuses(2)).toEqual([500, 200]);
  });

  it('may come from a request’s own header', async () => {
    expect(await statuses(3, asks('sequence:[status:503,ok]'))).toEqual([503, 200, 200]);
  });
});

describe('garbage', () => {
  async function garbage(count: number): Promise<string[]> {
    const seen: string[] = [];
    for (let index = 0; index < count; index += 1) seen.push(await (await mock.paridad()).text());
    return seen;
  }

  it('is the same whenever it is set again, and when other requests come concurrently', async () => {
    await mock.play({ paridad: 'garbage' });
    const alone = await garbage(12);
    await mock.play({ paridad: 'garbage' });
    const others = Array.from({ length: 20 }, () => mock.get('/api/external/seguros_incendio/'));
    const [together] = await Promise.all([garbage(12), ...others]);
    expect(together).toEqual(alone);
  });
});

it('a scenario that cannot be parsed is refused by what is expected', async () => {
  const refused = await mock.paridad(asks('bias:SegInc'));
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { detail: 'El escenario «bias:SegInc» no se entiende: se espera bias:<ruta>(+|-|*)<número>.' },
  ]);
});
