import { describe, expect, it } from '@jest/globals';
import { ufFromNumber, type Currency } from '@simulador/contracts/platform/money';
import { scheduleOf } from '../../../testing/schedule.ts';
import { PARTS, displaySchedule, type Conversion } from './schedule.ts';
import { firstYearText, halfYear } from './schedule-texts.ts';

const CUADRO = scheduleOf(30);
const CONVERSION: Conversion = {
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
  creditUf: 2000,
  graceMonths: 0,
  inflationPct: 0,
};
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

  it('writes its figures with four decimals', () => {
    const { months, money, figure } = shown('UF');
    const payment = months[0]?.payment ?? ufFromNumber(0);
    expect([money(payment), figure(payment)]).toEqual(['UF 10,0000', '10,0000']);
  });
});

describe('the schedule in pesos', () => {
  it('is made with the UF, and its rows foot', () => {
    expect(shown('CLP').months[0]).toMatchObject({
      payment: 408_804, // 10 × 40880.36
      capital: 41_280_988 - 41_239_698, // 1009.8 and 1008.79 × 40880.36
      interest: 357_294, // what is left
      insurance: 10_220, // 0.25 × 40880.36
      balance: 41_239_698,
    });
  });

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

  it('writes its figures with dots, and a currency sign where it is alone', () => {
    const { years, money, figure } = shown('CLP');
    const payment = years[0]?.payment ?? ufFromNumber(0);
    expect([money(payment), figure(payment)]).toEqual(['$4.905.648', '4.905.648']);
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
