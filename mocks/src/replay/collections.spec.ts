import { afterAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { CALCULATION, SENT } from './testing/har.ts';
import { Workbench } from './testing/workbench.ts';

const bench = new Workbench();
afterAll(() => bench.clear());

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const JSON_TYPE = { key: 'Content-Type', value: 'application/json' };
const calculation = {
  method: 'POST',
  header: [JSON_TYPE, { key: 'Idempotency-Key', value: 'x', disabled: true }],
  body: { mode: 'raw', raw: '{"montocredito": {{amount}}, "plazototal": 25}' },
  url: `{{base}}${CALCULATION.path}`,
};
const project = (id: string) => ({
  method: 'GET',
  url: {
    raw: '{{base}}/api/integrations/get_projects_by_real_estate/:id?old=1',
    query: [
      { key: 'q', value: 'a b' },
      { key: 'off', value: '1', disabled: true },
    ],
    variable: [{ key: 'id', value: id }],
  },
});
const postman = (item: readonly object[]): string =>
  JSON.stringify({
    info: { name: 'x', schema: SCHEMA },
    variable: [
      { key: 'base', value: '{{host}}' },
      { key: 'host', value: 'localhost:3000' },
      { key: 'amount', value: '2000' },
      { key: 'later', value: '' },
    ],
    auth: { type: 'bearer' },
    item,
  });

it('replays the requests of a Postman collection, with the status of their saved answers', async () => {
  const collection = postman([
    { name: 'folder', item: [{ name: 'calculation', request: calculation }] },
    {
      name: 'projects',
      request: project('1'),
      response: [
        { code: 200, body: '[{"old": true}]' },
        { code: 404, originalRequest: project('99') },
      ],
    },
    { name: 'of a script', request: project('{{later}}') },
  ]);
  const { code, result, text } = await bench.against(collection, ({ url }) =>
    url.includes('/99') ? { status: 400, body: { detail: 'No.' } } : { body: [] },
  );
  expect(bench.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', CALCULATION.path, SENT],
    ['GET', '/api/integrations/get_projects_by_real_estate/1?q=a+b', null],
    ['GET', '/api/integrations/get_projects_by_real_estate/99?q=a+b', null],
  ]);
  expect(bench.requests[0]?.headers).not.toHaveProperty('idempotency-key');
  expect([code, result.totals]).toEqual([4, { same: 2, different: 1, skipped: 0, failed: 0 }]);
  expect(result.steps[2]?.differences).toEqual([{ path: 'status', recorded: 404, received: 400 }]);
  expect(result.notes[0]).toContain('1 entradas');
  expect(text).toContain(`POST ${CALCULATION.path}  éxito`);
});

it('expects a success where a collection has no saved answer', async () => {
  const { code, result } = await bench.against(postman([{ request: calculation }]), () => ({ status: 422 }));
  expect([code, result.steps[0]?.differences]).toEqual([
    4,
    [{ path: 'status', recorded: 'éxito', received: 422 }],
  ]);
});

it('signs in where the collection has a token', async () => {
  const logins = { REPLAY_EMAIL: 'a@b.cl', REPLAY_PASSWORD: 'x' };
  const answer = { body: { access: 'abc' } };
  await bench.against(postman([{ request: project('1') }]), () => answer, [], logins);
  expect(bench.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc']);
});

it('replays our own collection, as far as it needs no script', async () => {
  const file = new URL('../../../contracts/collections/simulador.postman_collection.json', import.meta.url);
  const logins = { REPLAY_EMAIL: 'a@b.cl', REPLAY_PASSWORD: 'x' };
  const answer = { body: { access: 'abc' } };
  const { result } = await bench.against(await readFile(file, 'utf8'), () => answer, [], logins);
  const reads = result.steps.filter(({ method }) => method === 'GET');
  expect(reads.filter(({ outcome }) => outcome === 'same').length).toBeGreaterThanOrEqual(reads.length / 2);
  expect(result.totals).toMatchObject({ different: 0, failed: 0 });
});
