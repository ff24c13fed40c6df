import { afterAll, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ANSWERED, CALCULATION, chromiumHar, type EntryParts, ownHar, PARIDAD } from './testing/har.ts';
import { Workbench } from './testing/workbench.ts';

const bench = new Workbench();
afterAll(() => bench.clear());

describe("a browser's HAR", () => {
  const asset = (path: string, type: string): EntryParts => ({ path, entry: { _resourceType: type } });

  it("gives the page's own API requests and nothing else", async () => {
    const har = chromiumHar([
      asset('/simulador', 'document'),
      asset('/assets/index-1a2b.js', 'script'),
      asset('/assets/index.css', 'stylesheet'),
      asset('/api/external/paridad/', 'preflight'),
      { ...PARIDAD, origin: 'https://otro.example' },
      PARIDAD,
      { ...PARIDAD, entry: { _resourceType: undefined } },
      { path: '/x', entry: { _resourceType: 'fetch' }, request: { url: 'data:text/plain,x' } },
    ]);
    expect((await bench.against(har, () => ({ body: 40880.36 }))).code).toBe(0);
    expect(bench.requests.map(({ url }) => url)).toEqual([
      '/api/external/paridad/',
      '/api/external/paridad/',
    ]);
  });

  it.each(['about:blank', 'localhost:3000/simulador', 'Lindero: simula tu crédito'])(
    'has the origin of its requests where its page is called «%s»',
    async (title) => {
      const har = chromiumHar([PARIDAD]).replace(/"title":"[^"]*"/, `"title":"${title}"`);
      expect((await bench.against(har, () => ({ body: 40880.36 }))).code).toBe(0);
      expect(bench.requests).toHaveLength(1);
    },
  );

  it('names the origins to choose from where the page has requested nothing of its own', async () => {
    const har = chromiumHar([{ ...PARIDAD, origin: 'https://api.example' }]);
    const { code, complaint } = await bench.against(har, () => ({ body: 40880.36 }));
    expect([code, complaint]).toEqual([2, expect.stringMatching(/--origin .*https:\/\/api\.example\./)]);
    const args = ['--origin', 'https://api.example'];
    expect((await bench.against(har, () => ({ body: 40880.36 }), args)).code).toBe(0);
  });

  it('may be UTF-16, as Windows’ tools write it', async () => {
    await bench.against(chromiumHar([PARIDAD]), () => ({ body: 40880.36 }));
    const file = bench.file('utf16.har');
    await writeFile(file, Buffer.from(`\ufeff${chromiumHar([PARIDAD])}`, 'utf16le'));
    expect((await bench.run([file, '--target', bench.targetUrl])).code).toBe(0);
  });

  it('may hold its bodies packed in any of the ways that tools have', async () => {
    const json = JSON.stringify(ANSWERED);
    const content = (text: string, encoding?: string) => ({
      response: {
        content: { size: 9, mimeType: 'application/json', text, ...(encoding ? { encoding } : {}) },
      },
    });
    const har = chromiumHar([
      { ...CALCULATION, ...content(json) },
      { ...CALCULATION, ...content(Buffer.from(json).toString('base64'), 'base64') },
      { ...CALCULATION, ...content(gzipSync(json).toString('base64'), 'base64') },
    ]);
    expect((await bench.against(har, () => ({ body: ANSWERED }))).code).toBe(0);
    const other = await bench.against(har, () => ({ body: {} }));
    expect(other.result.totals).toMatchObject({ different: 3 });
  });

  it('is compared by status where it has no body or the browser had one', async () => {
    const har = chromiumHar([
      { ...PARIDAD, response: { content: { size: 9, mimeType: 'application/json' } } },
      { ...PARIDAD, status: 304, answered: undefined },
      { ...PARIDAD, status: 0 },
      { ...PARIDAD, status: -1 },
    ]);
    const { code, result } = await bench.against(har, () => ({ body: 1 }));
    expect([code, result.totals]).toMatchObject([0, { same: 2, skipped: 2 }]);
    expect(result.steps.map(({ notes }) => notes.length)).toEqual([1, 1, 1, 1]);
  });

  it('begins with a byte order mark, if it must', async () => {
    expect((await bench.against(`\uFEFF${chromiumHar([PARIDAD])}`, () => ({ body: 40880.36 }))).code).toBe(0);
  });
});

describe('a redacted recording', () => {
  it('takes any text where it has a pseudonym that we did not send', async () => {
    const sent = { Rut: '11111111-1', comment: 'texto-aaaaaaaaaa' };
    const answered = {
      name: 'Zuabdefilm Zunorstuvz',
      detail: 'texto-0123456789',
      comment: 'texto-aaaaaaaaaa',
      Rut: '11111111-1',
    };
    const har = ownHar([{ ...CALCULATION, sent, answered }]);
    const same = { ...answered, name: 'Ana Díaz', detail: 'Cualquiera' };
    expect((await bench.against(har, () => ({ body: same }))).code).toBe(0);
    const { result } = await bench.against(har, () => ({
      body: { ...same, name: 5, comment: 'otro', Rut: '12345678-5' },
    }));
    expect(result.steps[0]?.differences.map(({ path }) => path)).toEqual(['$.name', '$.comment', '$.Rut']);
  });

  it('takes any comuna, whose replacement is a code like all others, unless it was sent', async () => {
    const list = {
      path: '/simulations/api/executive/clients/simulations',
      answered: [{ comuna_id: '10208' }],
    };
    const other = () => ({ body: [{ comuna_id: '10104' }] });
    expect((await bench.against(ownHar([list]), other)).code).toBe(0);
    const sent = { ...CALCULATION, sent: { comuna_id: '10208' }, answered: { comuna_id: '10208' } };
    expect((await bench.against(ownHar([sent]), () => ({ body: { comuna_id: '10104' } }))).code).toBe(4);
  });

  it('skips what it has no body for, and says from which day it is', async () => {
    const post = {
      ...CALCULATION,
      request: { postData: { mimeType: 'text/plain', text: '', _omitted: 'not-json' } },
    };
    const har = ownHar([PARIDAD, post], { clock: '2020-01-01T15:00:00Z' });
    const { result, text } = await bench.against(har, () => ({ body: 40880.36 }));
    expect(result.totals).toMatchObject({ same: 1, skipped: 1 });
    expect(text).toContain('se grabó el 2020-01-01');
  });
});
