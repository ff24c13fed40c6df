import { describe, expect, it } from '@jest/globals';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { outlierCheck } from './published-tables.ts';

const uf = (valid_from: IsoDate, value: number) => ({
  segment: null,
  valid_from,
  valid_to: valid_from,
  value,
});
const tmc = (segment: number, value: number) => ({
  segment,
  valid_from: '2026-11-15' as const,
  valid_to: null,
  value,
});

describe('a value that may be a typing error', () => {
  const STORED = [uf('2026-11-01', 40_800), uf('2026-11-20', 40_880), uf('2026-11-21', 40_884)];
  const describeOutlier = (value: number, stored = STORED, day: IsoDate = '2026-11-22') =>
    outlierCheck('uf', stored)(uf(day, value));

  it('is far from those of the nearest days', () => {
    expect(describeOutlier(40.88)).toBe('se aleja mucho de $40.884,00, el valor del 21-11-2026');
    expect([describeOutlier(408_800), describeOutlier(43_000)]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect([describeOutlier(40_890), describeOutlier(42_500), describeOutlier(39_200)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is not one that time explains; a first UF has bounds', () => {
    expect(describeOutlier(45_000, STORED, '2028-11-22')).toBeNull();
    expect([describeOutlier(40_880, []), describeOutlier(40.88, [])]).toEqual([
      null,
      expect.stringMatching(/^no está entre \$.*,00 y \$.*,00$/),
    ]);
  });

  it('is not the value next to a typing error, nor its correction', () => {
    const slip = uf('2026-11-22', 40.88);
    expect(describeOutlier(40_890, [...STORED, slip])).toBeNull();
    expect(describeOutlier(40_892, [...STORED, slip], '2026-11-23')).toBeNull();
  });

  it('is compared within its segment', () => {
    const stored = [tmc(24, 6.6), tmc(22, 30)];
    expect(outlierCheck('tmc', stored)(tmc(24, 30))).toBe(
      'se aleja mucho de 6,60 %, el valor del 15-11-2026',
    );
    expect(outlierCheck('tmc', stored)(tmc(24, 5.9))).toBeNull();
  });
});
