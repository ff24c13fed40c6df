import { beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@simulador/contracts/platform/dates';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS } from '../../testing/both-adapters.ts';
import { REFERENCE_UF } from '../../testing/test-core.ts';
import { SHORT_CACHE_TTL_MS } from '../../database/short-cache.ts';
import { TmcPort } from './tmc.port.ts';

const adapters = adaptersForSpec();
beforeAll(() => adapters.setUf(REFERENCE_UF));

describe.each(ADAPTERS)('the maximum rate, answered by %s', (adapter) => {
  const of = async (amount: number, currency: 998 | 999, periodMonths = 300) =>
    (await adapters[adapter].app.get(TmcPort).of({ amount, currency, periodMonths })).value;

  it.each([
    [300, 6.6],
    [2000, 6.6],
    [2000.00004, 6.6],
    [2000.0001, 6.1],
    [20000, 6.1],
  ])('of %d UF is %d %%', async (amount, expected) => {
    expect(await of(amount, 998)).toMatchObject({ annualPct: expected, inForce: true });
  });

  // 2,000 UF are 81,760,720 pesos; from 2,000.00005 UF on it is 2,000.0001.
  it.each([
    [81_760_720, 6.6],
    [81_760_722, 6.6],
    [81_760_723, 6.1],
  ])('of %d pesos is that of their UF, %d %%', async (amount, expected) => {
    expect((await of(amount, 999)).annualPct).toBe(expected);
  });

  it('is known from a year on', async () => {
    expect((await of(1000, 998, 12)).annualPct).toBe(6.6);
    await expect(of(1000, 998, 11)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a table in which no value is in force today', () => {
  it('returns the latest one, marked as such', async () => {
    const { app, clock } = adapters.local;
    const question = { amount: 1000, currency: 998, periodMonths: 300 } as const;
    await adapters.query("UPDATE tmc SET valid_to = '2026-11-19' WHERE type_code = 24 AND currency = 998");
    clock.advance(SHORT_CACHE_TTL_MS);
    expect((await app.get(TmcPort).of(question)).value).toMatchObject({ annualPct: 6.6, inForce: false });
    await adapters.query(
      `INSERT INTO tmc (type_code, currency, above_uf, up_to_uf, min_months, valid_from, annual_pct)
       VALUES (24, 998, 0, 2000, 12, '2026-11-21', 6.42)`,
    );
    clock.advance(SHORT_CACHE_TTL_MS);
    expect((await app.get(TmcPort).of(question)).value).toMatchObject({ annualPct: 6.6, inForce: false });
    clock.set('2026-11-21T15:00:00Z');
    expect((await app.get(TmcPort).of(question)).value).toMatchObject({ annualPct: 6.42, inForce: true });
  });
});

describe('a core whose TMC is far from its last one', () => {
  it('is refused, but not if the change is that of a quarter, or the first after years', async () => {
    const { app, core, clock } = adapters.core;
    const of = async (scenario: string): Promise<number> => {
      await core.play({ tmc: scenario });
      return (await app.get(TmcPort).of({ amount: 1000, currency: 998, periodMonths: 300 })).value.annualPct;
    };
    expect(await of('ok')).toBe(6.6);
    await expect(of('set:Valor:59')).rejects.toMatchObject({ status: 502 });
    expect(await of('set:Valor:8.2')).toBe(8.2);
    // Above 8.2 by as much as is possible above 6.6.
    await expect(of('set:Valor:10.2')).rejects.toMatchObject({ status: 502 });
    clock.advance(1000 * DAY_MS);
    expect(await of('set:Valor:24')).toBe(24);
  });
});
