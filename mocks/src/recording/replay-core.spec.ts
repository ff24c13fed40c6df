import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bridge, serve, type Served } from '../http-bridge.ts';
import { type EntryParts, ownHar } from '../replay/testing/har.ts';
import { patternsOf } from './json-path.ts';
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

  it('answers about a thing that has another uuid now', async () => {
    const [then, now] = ['6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10', '0b7d3f52-5f0c-4e59-8a37-7e5c6f0d9a21'];
    const mail = core({ path: `/authentication/api/clients/${then}/last_simulation_email`, answered: then });
    const recording = recordingFrom(ownHar([mail]), 'a.har');
    served = await serve(bridge(replayCore([recording])), 0);
    const ask = (uuid: string) =>
      fetch(`${served?.url}/authentication/api/clients/${uuid}/last_simulation_email`);
    expect(await (await ask(now)).json()).toBe(then);
    expect(await (await ask(then)).json()).toBe(then);
    expect((await ask('otro')).status).toBe(404);
  });

  it('gives a document in place of one, which no recording holds', async () => {
    const content = { size: 9000, mimeType: 'application/pdf', _omitted: 'not-json' };
    const headers = [{ name: 'content-type', value: 'application/pdf' }];
    const pdf = core({ path: '/api/external/pdf_simulacion/', response: { content, headers } });
    served = await serve(bridge(replayCore([recordingFrom(ownHar([pdf]), 'a.har')])), 0);
    const answer = await fetch(`${served.url}/api/external/pdf_simulacion/`);
    expect(await answer.text()).toMatch(/^%PDF-1/);
    expect(answer.headers.get('x-mock-recording')).toBe('a.har; entry=1; body=omitted');
  });

  it.each([
    ['/api/external/paridad', 'another path'],
    ['/products/api/tmc?moneda=999', 'another query'],
    [CALCULATION, 'another method'],
  ])('has no answer to GET %s, which has %s', async (path) => {
    const response = await fetch((await play()) + path);
    const [pathname] = path.split('?');
    expect([response.status, await response.json()]).toEqual([
      404,
      { detail: `No hay nada grabado que responda GET ${pathname}.` },
    ]);
  });

  it('ignores the fields that are declared volatile', async () => {
    const url = await play({ volatile: patternsOf(['Rut']) });
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

  it('serves the border of the client when configured', async () => {
    expect(await (await fetch(`${await play({ border: 'client-bff' })}/api/external/paridad/`)).json()).toBe(
      1,
    );
  });
});

describe('its command', () => {
  const quiet = { report: () => undefined, complaint: () => undefined };

  it('serves files of the command line', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'replay-server-'));
    const file = join(directory, 'a.har');
    await writeFile(file, ownHar(ENTRIES));
    served = await replayServer([file, '--port', '0'], quiet);
    expect(await (await fetch(`${served?.url}/api/external/paridad/`)).json()).toBe(40000);
    await writeFile(file, ownHar([]));
    await expect(replayServer([file], quiet)).rejects.toThrow('No hay nada grabado del borde bff-core.');
    await expect(replayServer([], quiet)).rejects.toThrow('Falta el ARCHIVO');
    await expect(replayServer([file, '--port', 'x'], quiet)).rejects.toThrow('--port debe ser un puerto');
    await rm(directory, { recursive: true });
  });
});
