import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bridge, serve, type Served } from '../http-bridge.ts';
import { type EntryParts, ownHar } from '../replay/testing/har.ts';
import { recordingFrom } from './recorded.ts';
import { replayCore, type ReplayOptions } from './replay-core.ts';
import { replayServer } from './replay-server-command.ts';

let served: Served | undefined;
afterEach(() => served?.close());

const CALCULATION = '/api/external/calc_dividendo/';
const core = (parts: EntryParts): EntryParts & { border: string } => ({ ...parts, border: 'bff-core' });
const ENTRIES = [
  core({
    path: CALCULATION,
    sent: { montocredito: 2000, plazototal: 25, Rut: '11111111-1' },
    answered: { salida: [1] },
  }),
  core({ path: '/api/external/paridad/', answered: 40000 }),
  { path: '/api/external/paridad/', answered: 1 },
  core({
    path: '/api/external/paridad/',
    answered: 40001,
    response: {
      headers: [
        { name: 'age', value: '5' },
        { name: 'x-powered-by', value: 'x' },
      ],
    },
  }),
  core({ path: '/products/api/tmc?moneda=998', status: 502, answered: { detail: 'x' } }),
  core({ path: '/api/external/tarifas/', status: 0 }),
  core({
    path: '/products/api/products',
    response: { content: { size: 9, mimeType: 'text/html', _omitted: 'not-json' } },
  }),
];

async function play(options: ReplayOptions = {}): Promise<string> {
  served = await serve(bridge(replayCore([recordingFrom(ownHar(ENTRIES), 'a.har')], options)), 0);
  return served.url;
}
const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe("a recording in the core's place", () => {
  it('answers what was recorded for the same request', async () => {
    const url = await play();
    const response = await post(url + CALCULATION, {
      Rut: '11111111-1',
      plazototal: 25.0,
      montocredito: 2e3,
    });
    expect([response.status, await response.json()]).toEqual([200, { salida: [1] }]);
    expect(response.headers.get('content-type')).toMatch(/application\/json/);
    expect([response.headers.get('x-mock-core'), response.headers.get('x-mock-recording')]).toEqual([
      '1',
      'a.har; entry=1',
    ]);
    const refused = await fetch(`${url}/products/api/tmc?moneda=998`);
    expect([refused.status, await refused.json()]).toEqual([502, { detail: 'x' }]);
  });

  it('answers repeats in the recorded order, the last one again, from its own border only', async () => {
    const url = await play();
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await fetch(`${url}/api/external/paridad/`));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([40000, 40001, 40001]);
    expect(answers.map(({ headers }) => [headers.get('age'), headers.get('x-powered-by')])).toEqual([
      [null, null],
      ['5', null],
      ['5', null],
    ]);
  });

  it('names the nearest recording and what differs for any other request', async () => {
    const url = await play();
    const response = await post(url + CALCULATION, {
      montocredito: 2500,
      plazototal: 25,
      Rut: '22222222-2',
      x: 1,
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      detail: `Nada grabado responde POST ${CALCULATION}. Lo más cercano es POST ${CALCULATION}; difiere en $.montocredito, $.Rut, $.x.`,
      nearest: { file: 'a.har', entry: 1, method: 'POST', path: CALCULATION, query: {} },
      differences: [
        { path: '$.montocredito', recorded: 2000, received: 2500 },
        { path: '$.Rut', recorded: '11111111-1', received: '22222222-2' },
        { path: '$.x', received: 1 },
      ],
    });
  });

  it.each([
    ['/api/external/paridad', 'path'],
    ['/products/api/tmc?moneda=999', 'query.moneda'],
    ['/products/api/tmc?moneda=998&b=1', 'query.b'],
    [CALCULATION, 'method'],
  ])('says in what GET %s differs: %s', async (path, place) => {
    const { differences } = (await (await fetch((await play()) + path)).json()) as {
      differences: { path: string }[];
    };
    expect(differences.map((difference) => difference.path)).toContain(place);
  });

  it('leaves out the fields that it is told are volatile', async () => {
    const url = await play({ volatile: ['Rut'] });
    const body = { montocredito: 2000, plazototal: 25, Rut: '22222222-2', request_id: 'x' };
    expect((await post(url + CALCULATION, body)).status).toBe(200);
  });

  it('plays a failure as one, and says where it has no body', async () => {
    const url = await play();
    await expect(fetch(`${url}/api/external/tarifas/`)).rejects.toThrow();
    const bodiless = await fetch(`${url}/products/api/products`);
    expect([await bodiless.text(), bodiless.headers.get('x-mock-recording')]).toEqual([
      '',
      'a.har; entry=7; body=omitted',
    ]);
  });

  it('plays the border of the client when asked', async () => {
    expect(await (await fetch(`${await play({ border: 'client-bff' })}/api/external/paridad/`)).json()).toBe(
      1,
    );
  });
});

describe('its command', () => {
  const quiet = { report: () => undefined, complaint: () => undefined };

  it('serves files of the command line or of MOCK_RECORDING', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'replay-server-'));
    const file = join(directory, 'a.har');
    await writeFile(file, ownHar(ENTRIES));
    served = await replayServer(['--port', '0'], { MOCK_RECORDING: file }, quiet);
    expect(await (await fetch(`${served?.url}/api/external/paridad/`)).json()).toBe(40000);
    await writeFile(file, ownHar([]));
    await expect(replayServer([file], {}, quiet)).rejects.toThrow('No hay nada grabado del borde bff-core.');
    await expect(replayServer([], {}, quiet)).rejects.toThrow('Falta el ARCHIVO');
    await expect(replayServer([file, '--port', 'x'], {}, quiet)).rejects.toThrow('--port debe ser un puerto');
    await rm(directory, { recursive: true });
  });
});
