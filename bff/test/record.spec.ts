import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

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

  it('holds both borders of a request and no person', async () => {
    const session = 'simulador_sesion=xNq3mJ1V5Yf0bZ7rT2cK9wLd4sPa8uHg6eQiXoRvB_A';
    const { status, body } = await bff.http
      .post(`/api/external/calc_dividendo/?rut=${RUT}`)
      .set('Cookie', session)
      .send({ ...EXAMPLE_REQUEST, Rut: RUT });
    expect(status).toBe(200);
    for (const path of ['/health/live', '/health/ready', '/ops/modes', '/OPS/metrics'])
      await bff.http.get(path);
    await bff.close();
    const [file = ''] = await readdir(directory);
    const text = await readFile(join(directory, file), 'utf8');
    const { entries } = JSON.parse(text).log;
    const borders = entries.map((entry: { _border: string }) => entry._border);
    expect(borders.sort()).toEqual(['bff-core', 'client-bff']);
    expect(new Set(entries.map((entry: { _requestId: string }) => entry._requestId)).size).toBe(1);
    const answers = entries.map((entry: { response: { content: { text: string } } }) =>
      JSON.parse(entry.response.content.text),
    );
    expect(answers).toEqual([body, body]);
    for (const secret of ['12345678', '12.345.678', SECRET, session.slice(20)])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(`bff:${SECRET}`).toString('base64'));
  });
});
