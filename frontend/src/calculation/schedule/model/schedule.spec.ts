import { describe, expect, it } from '@jest/globals';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { scheduleOf } from '../../../testing/schedule.ts';
import { PARTS, displaySchedule, type Conversion, type Display } from './schedule.ts';
import { firstYearText, halfYear } from './schedule-texts.ts';

const CUADRO = scheduleOf(30);
const CONVERSION: Conversion = { ufValueClp: 40880.36, ufDate: '2026-11-20', creditUf: 2000, graceMonths: 0 };
const UF: Display = { currency: 'UF', inflationPct: 0 };
const shown = (display: Display, conversion = CONVERSION) => displaySchedule(CUADRO, display, conversion);
const pesos = (inflationPct: 0 | 3 | 4): Display => ({ currency: 'CLP', inflationPct });

describe('the schedule in UF', () => {
  it('is that of the answer, by year and by month', () => {
    const { years, months } = shown(UF);
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
    const { months, money, figure } = shown(UF);
    const payment = months[0]?.payment ?? ufFromNumber(0);
    expect([money(payment), figure(payment)]).toEqual(['UF 10,0000', '10,0000']);
  });

  it('does not know of inflation', () => {
    expect(shown({ ...UF, inflationPct: 4 }).total).toEqual(shown(UF).total);
  });
});

describe('the schedule in pesos', () => {
  const firstOf = (display: Display, conversion = CONVERSION) => shown(display, conversion).months[0];

  it('of today is made with today’s UF, and its rows foot', () => {
    expect(firstOf(pesos(0))).toMatchObject({
      payment: 408_804, // 10 × 40880.36
      capital: 41_280_988 - 41_239_698, // 1009.8 and 1008.79 × 40880.36
      interest: 357_294, // what is left
      insurance: 10_220, // 0.25 × 40880.36
      balance: 41_239_698,
    });
  });

  it('of tomorrow is made with the UF that a rise of 3 or 4 percent a year would make', () => {
    expect(firstOf(pesos(3))?.payment).toBe(409_812); // × 1.03^(1/12)
    expect(firstOf(pesos(4))?.payment).toBe(410_142); // × 1.04^(1/12)
    expect(shown(pesos(3)).months[11]?.payment).toBe(421_068); // × 1.03
    expect(shown(pesos(4)).months.at(-1)?.payment).toBe(1_312_653); // 9.9 × 1.04^30
  });

  it.each([
    [{ currency: 'UF', inflationPct: 0 }, ufFromNumber(9.8), ufFromNumber(1009.8)],
    [pesos(0), 400_628, 41_280_988], // 1009.8 × 40880.36, less 1000 × 40880.36
    [pesos(3), 406_593, 41_895_627], // × 1.03^(6/12)
  ] as const)('begins with what grace added to the credit (%j)', (display, added, balance) => {
    const { grace } = shown(display, { ...CONVERSION, creditUf: 1000, graceMonths: 6 });
    expect(grace).toEqual({ added, balance });
    expect(shown(display, { ...CONVERSION, creditUf: 1000 }).grace).toBeNull();
  });

  it('counts the months of grace', () => {
    const afterGrace = { ...CONVERSION, graceMonths: 6 };
    expect(firstOf(pesos(3), afterGrace)?.payment).toBe(415_914); // × 1.03^(7/12)
    expect(firstOf(pesos(0), afterGrace)).toEqual(firstOf(pesos(0)));
  });

  it.each([0, 3, 4] as const)('foots in its rows and columns with %d percent', (inflationPct) => {
    const { years, months, total } = shown(pesos(inflationPct));
    for (const { interest, capital, insurance, payment } of [...years, ...months])
      expect(interest + capital + insurance).toBe(payment);
    for (const part of PARTS) {
      expect(total[part]).toBe(months.reduce((sum, month) => sum + month[part], 0));
      expect(total[part]).toBe(years.reduce((sum, year) => sum + year[part], 0));
    }
    expect(years.at(-1)?.balance).toBe(0);
  });

  it('writes its figures with dots, and a currency sign where it is alone', () => {
    const { years, money, figure } = shown(pesos(0));
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
