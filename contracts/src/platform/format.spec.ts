import { describe, expect, it } from '@jest/globals';
import { readAmount } from '../calculation/rules/amount-text.ts';
import {
  formatClp,
  formatDate,
  formatDateText,
  formatInteger,
  formatMoney,
  formatPct,
  formatPctShort,
  formatShare,
  formatRate,
  formatEntered,
  formatUf,
  formatUfNumber,
  formatUfRounded,
  formatUfShort,
  formatUfValue,
  unbroken,
} from './format.ts';
import { clpFromNumber, money, ufFromNumber, ufFromUnits, ufToNumber, ufValueFromNumber } from './money.ts';
import fc from 'fast-check';

describe('figures', () => {
  it('are UF with 4 decimals, thousands grouped from the first one on', () => {
    expect(formatUf(ufFromNumber(11.4796))).toBe('UF 11,4796');
    expect(formatUf(ufFromNumber(2500))).toBe('UF 2.500,0000');
    expect(formatUfNumber(ufFromNumber(0.136))).toBe('0,1360');
    expect(formatUf(ufFromNumber(123456.7891))).toBe('UF 123.456,7891');
  });

  it('are amounts as short as they can be', () => {
    expect(formatUfShort(ufFromNumber(2500))).toBe('UF 2.500');
    expect(formatUfShort(ufFromNumber(2500.25))).toBe('UF 2.500,25');
    const rounded = [11.4749, 11.475, 2500, 2500.5, 0.0049, 0.005, 599.9999].map((amountUf) =>
      formatUfRounded(ufFromNumber(amountUf)),
    );
    expect(rounded.join(' · ')).toBe(
      'UF 11,47 · UF 11,48 · UF 2.500 · UF 2.500,50 · UF 0,00 · UF 0,01 · UF 600,00',
    );
    expect(formatMoney(money('UF', 300))).toBe('UF 300');
    expect(formatMoney(money('CLP', 1234))).toBe('$1.234');
  });

  it('are whole pesos and the value of a UF', () => {
    expect(formatClp(clpFromNumber(469_290))).toBe('$469.290');
    expect(formatClp(clpFromNumber(-1500))).toBe('-$1.500');
    expect(formatClp(clpFromNumber(0))).toBe('$0');
    expect(formatUfValue(ufValueFromNumber(40880.36))).toBe('$40.880,36');
    expect(formatUfValue(ufValueFromNumber(28130))).toBe('$28.130,00');
    expect(formatInteger(2500)).toBe('2.500');
    expect([formatInteger(0), formatUfNumber(ufFromNumber(0))]).toEqual(['0', '0,0000']);
  });

  it('are percent and rates with the decimals that they have, rounded half up', () => {
    expect(formatPctShort(80)).toBe('80\u00a0%');
    expect(formatPctShort(66.67)).toBe('66,67\u00a0%');
    expect(formatRate(4.5)).toBe('4,50');
    expect(formatRate(4.1234)).toBe('4,1234');
    expect(formatPct(5.4321)).toBe('5,4321\u00a0%');
    expect(formatPct(5.432)).toBe('5,432\u00a0%');
    expect(formatShare(1.005)).toBe('1,01\u00a0%');
    expect(formatPctShort(87.5)).toBe('87,5\u00a0%');
  });

  it('are what Intl makes of them', () => {
    const intl = (least: number, most: number) =>
      new Intl.NumberFormat('es-CL', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        useGrouping: 'always',
      });
    const whole = intl(0, 0);
    const [two, twoToFour, four, upToFour] = [intl(2, 2), intl(2, 4), intl(4, 4), intl(0, 4)];
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (units) => {
        const amount = ufFromUnits(units);
        expect(formatUfNumber(amount)).toBe(four.format(ufToNumber(amount)));
        expect(formatUfShort(amount)).toBe(`UF ${upToFour.format(ufToNumber(amount))}`);
        expect(formatInteger(units)).toBe(whole.format(units));
        const pct = Math.abs(ufToNumber(amount));
        expect(formatShare(pct)).toBe(`${two.format(pct)}\u00a0%`);
        expect(formatPct(pct)).toBe(`${twoToFour.format(pct)}\u00a0%`);
      }),
    );
  });

  it('are read back as what was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (units) => {
        const text = formatUf(ufFromUnits(units));
        expect(readAmount(text, 'UF')?.amount).toBe(ufToNumber(ufFromUnits(units)));
      }),
    );
  });
});

describe('unbroken', () => {
  it('keeps a percentage in one line', () => {
    expect(unbroken('de 3,90 % a 4,00 %, y así')).toBe('de 3,90\u00a0% a 4,00\u00a0%, y así');
  });

  it('keeps a telephone in one line', () => {
    expect(unbroken('o al +56 9 1234 5678. Te llamamos')).toBe(
      'o al +56\u00a09\u00a01234\u00a05678. Te llamamos',
    );
  });
});

describe('formatDate', () => {
  it('begins with the day', () => {
    expect(formatDate('2026-11-20')).toBe('20-11-2026');
  });
});

describe('formatDateText', () => {
  it.each([
    ['2026-11-20', '20-11-2026'],
    ['2026-13-20', '2026-13-20'],
    ['', ''],
  ])('%j -> %j', (text, shown) => {
    expect(formatDateText(text)).toBe(shown);
  });

  it('shows an amount as entered, beside the same in the other currency', () => {
    const ufValue = ufValueFromNumber(40880.36);
    expect(formatEntered(ufFromNumber(2000), null, ufValue)).toEqual({
      value: 'UF 2.000',
      note: '$81.760.720',
    });
    // 2446,1624 UF are 100.000.002 pesos.
    expect(formatEntered(ufFromNumber(2446.1624), clpFromNumber(100_000_000), ufValue)).toEqual({
      value: '$100.000.000',
      note: 'UF 2.446,1624',
    });
  });
});
