import { describe, expect, it } from '@jest/globals';
import { ufFromNumber, type Currency } from '@simulador/contracts/platform/money';
import { CONVERSION, scheduleOf } from '../../../testing/schedule.ts';
import { PARTS, displaySchedule } from './schedule.ts';
import { firstYearText, halfYear } from './schedule-texts.ts';

const CUADRO = scheduleOf(30);
const shown = (currency: Currency, conversion = CONVERSION) => displaySchedule(CUADRO, currency, conversion);

describe('the schedule in UF', () => {
  it('is that of the answer, by year and by month', () => {
    const { years, months } = shown('UF');
    expect(years).toHaveLength(30);
    expect(months.map(({ k }) => k)).toEqual(CUADRO.rows.map(({ k }) => k));
    for (const [index, { year, balance, ...parts }] of years.entries()) {
      const wire = CUADRO.by_year[index];
      expect(year).toBe(wire?.year);
      for (const part of PARTS) expect(parts[part]).toBe(ufFromNumber(wire?.[part] ?? NaN));
      expect(balance).toBe(ufFromNumber(wire?.balance ?? NaN));
    }
  });
});

describe('the schedule in pesos', () => {
  it('of tomorrow is made with the UF that a rise of 3 or 4 percent a year would make, also during grace', () => {
    const paid = (inflationPct: 0 | 3 | 4, graceMonths = 0) =>
      shown('CLP', { ...CONVERSION, inflationPct, graceMonths }).months.map(({ payment }) => payment);
    expect(paid(3)[0]).toBe(409_812); // × 1.03^(1/12)
    expect(paid(4)[0]).toBe(410_142); // × 1.04^(1/12)
    expect(paid(3)[11]).toBe(421_068); // × 1.03
    expect(paid(4).at(-1)).toBe(1_312_653); // 9.9 × 1.04^30
    expect(paid(3, 6)[0]).toBe(415_914); // × 1.03^(7/12)
    expect(paid(0, 6)).toEqual(paid(0));
    expect(shown('UF', { ...CONVERSION, inflationPct: 4 }).total).toEqual(shown('UF').total);
  });
});

describe('the sentences about the schedule', () => {
  it('say how much of the first year is cost, and from when less than half is owed', () => {
    expect(firstYearText(CUADRO)).toBe('El primer año, 89 de cada 100 pesos son intereses y seguros');
    const balanceOf = (year: number) => CUADRO.by_year[year - 1]?.balance ?? 0;
    expect([halfYear(CUADRO, 2 * balanceOf(7)), halfYear(CUADRO, 2 * balanceOf(7) + 0.001)]).toEqual([8, 7]);
    expect(halfYear(CUADRO, 0)).toBeNull();
  });
});
