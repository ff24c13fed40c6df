/** Values of the CMF as they are stored and found to be missing. */
import { beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../src/config/config.module.ts';
import type { AppConfig } from '../src/config/environment.ts';
import { CmfValues } from '../src/rates/published-values/cmf-values.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const UF = { segment: null, valid_from: '2026-11-20', valid_to: '2026-11-20', value: 40_880.36 } as const;
const TMC = { segment: 24, valid_from: '2026-11-15', valid_to: '2026-12-14', value: 6.6 } as const;

const bff = bffForSpec({ env: { MODE_PARIDAD: 'local' } });
beforeEach(async () => {
  await bff.query('DELETE FROM uf_values');
  await bff.query('DELETE FROM tmc');
});

it('those of a mock core are missing in production, and replaced by equal ones', async () => {
  const config = bff.app.get<AppConfig>(APP_CONFIG);
  const valuesOf = (production: boolean) =>
    new CmfValues(bff.app.get(DataSource), bff.clock, { ...config, production });
  const production = valuesOf(true);
  const given = { uf: [UF], tmc: [TMC, { ...TMC, segment: 22 }] } as const;
  for (const table of ['uf', 'tmc'] as const) {
    const of = (isMock: boolean) => given[table].map((value) => ({ ...value, isMock }));
    expect(await production.store(table, of(true))).toBe(of(true).length);
    expect(await valuesOf(false).isMissing(table, 'today')).toBe(false);
    expect(await production.isMissing(table, 'today')).toBe(true);
    expect(await production.store(table, of(false))).toBe(of(false).length);
    expect(await production.isMissing(table, 'today')).toBe(false);
    expect(await production.store(table, of(false))).toBe(0);
  }
});

it('repeated ones are stored once, and those that an administrator has corrected are not counted', async () => {
  const values = bff.app.get(CmfValues);
  const tmc = { ...TMC, isMock: false };
  expect(await values.store('tmc', [tmc, { ...tmc, value: 6.7 }])).toBe(1);
  const stored = await bff.query('SELECT DISTINCT annual_pct::float8 AS pct FROM tmc');
  expect(stored).toEqual([{ pct: 6.7 }]);
  await bff.query(`UPDATE tmc SET source = 'typed'`);
  expect(await values.store('tmc', [tmc])).toBe(0);
});
