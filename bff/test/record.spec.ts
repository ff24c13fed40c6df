import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HarEntry } from '@simulador/recording/redaction';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const answerOf = ({ response }: HarEntry): unknown => JSON.parse(response.content.text ?? 'null');
const RUT = '12345678-5';
const SECRET = 'clave-del-core-que-nadie-ve';

describe('a recording', () => {
  let directory: string;
  let bff: TestBff;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'grabacion-'));
    const env = { RECORD: directory, MODE_DIVIDENDO: 'core', CORE_USER: 'bff', CORE_PASSWORD: SECRET };
    bff = await startBff({ env });
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('has both borders of a request and no personal data', async () => {
    const session = 'simulador_sesion=xNq3mJ1V5Yf0bZ7rT2cK9wLd4sPa8uHg6eQiXoRvB_A';
    const { status, body } = await bff.http
      .post(`/api/external/calc_dividendo/?rut=${RUT}`)
      .set('Cookie', session)
      .send({ ...EXAMPLE_REQUEST, Rut: RUT });
    expect(status).toBe(200);
    for (const path of ['/health/live', '/health/ready', '/ops/modes', '/OPS/metrics'])
      await bff.http.get(path);
    const compressed = await bff.http.get('/api/simulador/inicio');
    expect(compressed.headers['content-encoding']).toBeDefined();
    await bff.close();
    const [file = ''] = await readdir(directory);
    const text = await readFile(join(directory, file), 'utf8');
    const all = (JSON.parse(text) as { log: { entries: HarEntry[] } }).log.entries;
    const entries = all.filter(({ request }) => request.url.includes('calc_dividendo'));
    expect(entries.map(({ _border }) => _border).sort()).toEqual(['bff-core', 'client-bff']);
    expect(new Set(entries.map(({ _requestId }) => _requestId)).size).toBe(1);
    expect(entries.map(answerOf)).toEqual([body, body]);
    const [inicio] = all.filter(({ request }) => request.url.includes('inicio'));
    expect(inicio && answerOf(inicio)).toMatchObject({ uf: { value: compressed.body.uf.value } });
    for (const secret of ['12345678', '12.345.678', SECRET, session.slice(20)])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(`bff:${SECRET}`).toString('base64'));
  });
});
