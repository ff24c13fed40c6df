import { describe, expect, it } from '@jest/globals';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { ufFlaw } from './plausible-uf.ts';

const MAX_DAILY_CHANGE_PCT = 0.07;
const LAST = { value: ufValueFromNumber(40_000), date: '2026-11-19' } as const;

describe('a UF of the core', () => {
  it.each([
    [40_000, '2026-11-20', undefined],
    [40_028, '2026-11-20', undefined],
    [40_028.01, '2026-11-20', 'slip'],
    [39_972, '2026-11-20', undefined],
    [39_971.99, '2026-11-20', 'slip'],
    [1, '2026-11-20', 'slip'],
    [45_000, '2026-11-20', 'slip'],
    [399_999.9, '2026-11-20', 'slip'],
    [40_028, '2026-11-19', undefined],
    [40_028.01, '2026-11-19', 'slip'],
    [40_140, '2026-11-24', undefined],
    [40_140.01, '2026-11-24', 'slip'],
    [40_840, '2026-12-19', undefined],
    [40_840.01, '2026-12-19', 'slip'],
    [39.99, '2027-11-20', 'first'],
    [110_000, '2027-11-20', 'first'],
    [4_000, '2027-05-20', 'first'],
  ] as const)('of %d pesos on %s, after 40,000 on the 19th: %s', (clpPerUf, today, rule) => {
    expect(ufFlaw(clpPerUf, today, LAST, MAX_DAILY_CHANGE_PCT)?.rule).toBe(rule);
  });

  it.each([
    [19_999.99, 'first'],
    [20_000, undefined],
    [100_000, undefined],
    [100_000.01, 'first'],
  ])('of %d pesos, the first one ever: %s', (clpPerUf, rule) => {
    expect(ufFlaw(clpPerUf, '2026-11-20', undefined, MAX_DAILY_CHANGE_PCT)?.rule).toBe(rule);
  });
});
