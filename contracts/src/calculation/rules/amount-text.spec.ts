import { describe, expect, it } from '@jest/globals';
import { readAmount, type AmountUnit } from './amount-text.ts';

const amount = (text: string, unit: AmountUnit = 'UF') => readAmount(text, unit)?.amount ?? null;

describe('readAmount', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['2500', 2500],
    ['0,0001', 0.0001],
    ['12,', 12],
    ['12.', 12],
    ['-5', -5],
    ['−5', -5],
    ['+5', 5],
    ['-0', 0],
    ['2500.5', 2500.5],
    ['2500.125', 2500.125],
    ['2.5002', 2.5002],
    ['2.500.5', 2500.5],
    ['1,234,567', 1_234_567],
    ['1,234,567.89', 1_234_567.89],
    ['1,234.5', 1234.5],
    ['2,500', 2.5],
    ['3 500,5', 3500.5],
    ["3'500", 3500],
    ['\u200e 2.500\u200b', 2500],
    ['"2.500";', 2500],
    ['3 mil', 3000],
  ])('reads %j without a currency', (text, expected) => {
    expect(readAmount(text, 'UF')).toEqual({ amount: expected, currency: null });
  });

  it.each(['30 años', '30\u00a0años', '30 Anos.', '30años', ' 30 '])('reads %j as a count', (text) => {
    expect(readAmount(text, 'count')).toEqual({ amount: 30, currency: null });
    if (text.trim() !== '30') expect(readAmount(text, 'UF')).toBeNull();
  });

  it.each([
    ['$1.200.000.-', 1_200_000, 'CLP'],
    ['$ 1.200.000,-', 1_200_000, 'CLP'],
    ['$1.200.000.–', 1_200_000, 'CLP'],
    ['$1.200.000 .-', 1_200_000, 'CLP'],
    [' $ 469.290 ', 469_290, 'CLP'],
    ['$85.000.000', 85_000_000, 'CLP'],
    ['$1,200', 1200, 'CLP'],
    ['$1.200.000,00', 1_200_000, 'CLP'],
    ['$ 40,858.49', 40_858.49, 'CLP'],
    ['-$500', -500, 'CLP'],
    ['$-500', -500, 'CLP'],
    ['85.000.000 pesos', 85_000_000, 'CLP'],
    ['85.000.000 CLP', 85_000_000, 'CLP'],
    ['CLP 85.000.000', 85_000_000, 'CLP'],
    ['85 millones', 85_000_000, 'CLP'],
    ['85 millones de pesos', 85_000_000, 'CLP'],
    ['$85 MM', 85_000_000, 'CLP'],
    ['85M', 85_000_000, 'CLP'],
    ['1 millón', 1_000_000, 'CLP'],
    ['1,25 millones', 1_250_000, 'CLP'],
    ['1,255 millones', 1_255_000, 'CLP'],
    ['850 mil pesos', 850_000, 'CLP'],
    ['UF 3.500,5', 3500.5, 'UF'],
    ['uf3500', 3500, 'UF'],
    ['2.500,25UF', 2500.25, 'UF'],
    ['3.500,5 UF.', 3500.5, 'UF'],
    ['U.F. 3.500', 3500, 'UF'],
    ['UF -3.000', -3000, 'UF'],
    ['3 mil UF', 3000, 'UF'],
    ['2.500 unidades de fomento', 2500, 'UF'],
  ])('reads the currency of %j', (text, expected, currency) => {
    for (const unit of ['UF', 'CLP'] as const)
      expect(readAmount(text, unit)).toEqual({ amount: expected, currency });
  });

  it.each([
    ['1,200', 1200],
    ['1,200,000', 1_200_000],
    ['1,5', 1.5],
    ['500000.50', 500_000.5],
    ['1.200.000.-', 1_200_000],
    ['1200000,-', 1_200_000],
  ])('reads %j as pesos', (text, expected) => {
    expect(amount(text, 'CLP')).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '-',
    '$',
    ',5',
    '1.23,4',
    '0.500',
    '1,2,3',
    'abc',
    'Infinity',
    '--1',
    '-$-1',
    '1$2',
    '1UF2',
    '1200000-',
    '1.200.000 -',
    '1e3',
    '1,2E+08',
    '8.5E+07',
    'UF 3.450,5 / $141.223.000',
    '3.450,5 UF ($141.223.000)',
    '$1.000.000 - $2.000.000',
    'UF 3.450 pesos',
    '100 20',
    '1.200 000',
    'US$ 100',
    '10%',
    '12-05-2026',
    '85 millones 500 mil',
  ])('refuses %j', (text) => {
    for (const unit of ['UF', 'CLP', 'count'] as const) expect(readAmount(text, unit)).toBeNull();
  });

  it('reads no currency and no millions in a count', () => {
    expect(['20', '$20', '20 UF', '2 millones', '2 mil'].map((text) => amount(text, 'count'))).toEqual([
      20,
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['4,15', 4.15],
    ['4.15 %', 4.15],
    ['4.125', 4.125],
    ['4\u00a0%', 4],
    ['6,60 % anual', 6.6],
    ['−0.1', -0.1],
    ['+0,15', 0.15],
    ['"4,5"', 4.5],
    ['1.234,5', null],
    ['4,1a', null],
    ['4e1', null],
    ['$4', null],
    ['', null],
    ['%', null],
  ])('reads the percentage %j', (text, expected) => {
    expect(amount(text, 'percent')).toBe(expected);
  });

  it('reads a long text as fast as any other', () => {
    // The patterns alone would take minutes for these.
    for (const part of [' ', ';']) expect(readAmount(`1${part.repeat(200_000)}x`, 'CLP')).toBeNull();
  });
});
