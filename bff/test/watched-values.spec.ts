import { describe, expect, it } from '@jest/globals';
import { bffForSpec } from '../src/testing/for-spec.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const bff = bffForSpec({ env: { OPS_TOKEN, MODE_PARIDAD: 'local' } });

/** Returns a metric's values by their labels. */
async function read(metric: string): Promise<Record<string, number>> {
  const { text } = await bff.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const lines = [...text.matchAll(new RegExp(`^${metric}(?:\\{\\w+="(\\w+)"\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, label = '', value]) => [label, Number(value)]));
}

describe('the days for which values are known', () => {
  const today = (): string => bff.clock.today();
  const days = () => read('published_value_days_left');

  it.each([
    ['today', '0, 9', 9],
    ['yesterday, and again from tomorrow', '-1, 1', -1],
    ['five days ago', '-5', -5],
  ])('end with the last UF that can be used: %s', async (_what, offsets, expected) => {
    await bff.query('DELETE FROM uf_values');
    await bff.query('INSERT INTO uf_values (date, value) SELECT $1::date + unnest($2::integer[]), 40000', [
      today(),
      `{${offsets}}`,
    ]);
    expect(await days()).toMatchObject({ paridad: expected });
  });

  it('end with the first TMC that ends', async () => {
    await bff.query('UPDATE tmc SET valid_to = $1::date + 30', [today()]);
    await bff.query('UPDATE tmc SET valid_to = $1::date + 2 WHERE id = (SELECT max(id) FROM tmc)', [today()]);
    expect(await days()).toMatchObject({ tmc: 2 });
  });

  it('are -9999 without any UF or TMC, so that the alerts fire', async () => {
    await bff.query('DELETE FROM uf_values');
    await bff.query('DELETE FROM tmc');
    expect(await days()).toEqual({ paridad: -9999, tmc: -9999 });
  });
});

describe('connections to the database', () => {
  it('are counted with those that are reserved', async () => {
    expect(await read('database_connections_max')).toEqual({ '': 10 });
    expect(await read('database_connections_waiting')).toEqual({ '': 0 });
    expect((await read('database_connections_used'))['']).toBeLessThanOrEqual(10);
  });
});
