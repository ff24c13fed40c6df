import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { ExchangeOutcome } from '../src/border/upstream/exchange.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
/** A file of docs/examples. */
const example = (name: string): Promise<string> =>
  readFile(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ env: { OPS_TOKEN } });
});
afterAll(() => bff.close());

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}

it('the alerts are about metrics and outcomes that there are', async () => {
  const { text } = await bff.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const metrics = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_count`] : [name],
  );
  const { groups } = parse(await example('alerts.yml')) as Rules;
  const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)).join('\n');
  const named = expressions.match(/\b[a-z]+(?:_[a-z]+)+(?=[{)[])/g) ?? [];
  const used = [...new Set(named)].filter((name) => !name.endsWith('_over_time'));
  expect(used).toHaveLength(6);
  expect(metrics).toEqual(expect.arrayContaining(used));
  const outcomes: Readonly<Record<ExchangeOutcome, true>> = {
    ...{ ok: true, refused: true, unauthorized: true, limited: true, failed: true },
    ...{ garbage: true, timeout: true, cut: true, reset: true, left: true },
  };
  const ofCores = expressions.match(/upstream_\w+_count\{outcome\W+[^"}]+/g) ?? [];
  const values = ofCores.flatMap((each) => each.split('"')[1]?.split('|') ?? []);
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(values));
});

it('the first rates are loaded as their page says', async () => {
  await bff.query('DELETE FROM rates');
  await bff.query('DELETE FROM range_amounts');
  await bff.query('DELETE FROM range_periods');
  await bff.query('DELETE FROM tmc');
  await bff.query(await example('tarifas.sql'));
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, body = '', answer = ''] = /api\/tarificador\/Tarifa .*\n.*-d '(.+)' +# (.+)\n/.exec(page) ?? [];
  const rate = await bff.http.post('/api/tarificador/Tarifa').send(JSON.parse(body) as object);
  expect([rate.status, rate.body]).toEqual([200, JSON.parse(answer)]);
});
