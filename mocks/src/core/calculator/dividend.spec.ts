import { describe, expect, it } from '@jest/globals';
import { caePctOf } from './cae.ts';
import { dividendOf, firstDueDate, monthlyRate, type CreditInput } from './dividend.ts';

const LIFE = 0.000068;
const FIRE = 0.000104;

type Row = readonly [
  input: Pick<CreditInput, 'creditUf' | 'termYears' | 'graceMonths' | 'annualRatePct' | 'ufClp'> &
    Partial<CreditInput>,
  expected: string,
];

/**
 * Reference rows with the columns i, Dividendo, SegDesg, SegInc, SegCes, DivTotal, DivTotalPe, TasaCae, CostoTotalUF,
 * RenMin.
 */
const ROWS: readonly Row[] = [
  [
    { creditUf: 2000, termYears: 25, graceMonths: 0, annualRatePct: 4.5, ufClp: 40880.36 },
    '0.003802 11.1876 0.1360 0.1560 0.0000 11.4796 469290 4.82 3443.8800 1877160',
  ],
  [
    { creditUf: 2000, termYears: 25, graceMonths: 3, annualRatePct: 4.5, ufClp: 40880.36 },
    '0.003802 11.3157 0.1376 0.1560 0.0000 11.6093 474592 4.81 3482.7900 1898368',
  ],
  [
    { creditUf: 3000, termYears: 30, graceMonths: 6, annualRatePct: 5, ufClp: 40880.36 },
    '0.004225 16.6491 0.2092 0.2340 0.0000 17.0923 698739 5.29 6153.2280 2794956',
  ],
  [
    {
      creditUf: 1800,
      termYears: 20,
      graceMonths: 0,
      annualRatePct: 3.89,
      unemploymentRate: 0.00012,
      insuredUf: 1500,
      ufClp: 39485.65,
    },
    '0.003287 10.8550 0.1224 0.1560 0.2160 11.3494 448138 4.46 2723.8560 1792552',
  ],
  [
    { creditUf: 2000, termYears: 25, graceMonths: 0, annualRatePct: 4.5, insuredUf: 2000, ufClp: 40880.36 },
    '0.003802 11.1876 0.1360 0.2080 0.0000 11.5316 471416 4.86 3459.4800 1885664',
  ],
  [
    { creditUf: 300, termYears: 8, graceMonths: 0, annualRatePct: 9.99, ufClp: 39485.65 },
    '0.008441 4.5728 0.0204 0.0234 0.0000 4.6166 182289 10.40 443.1936 729156',
  ],
];

const complete = (input: Row[0]): CreditInput => ({
  insuredUf: 0,
  lifeRate: LIFE,
  insuredPeople: 1,
  fireRate: FIRE,
  unemploymentRate: 0,
  ...input,
});

function figures(input: CreditInput): string {
  const dividend = dividendOf(input);
  const cae = caePctOf({ ...input, totalUf: dividend.totalUf, instalments: dividend.instalments });
  const uf = [dividend.baseUf, dividend.lifeUf, dividend.fireUf, dividend.unemploymentUf, dividend.totalUf];
  return [
    monthlyRate(input.annualRatePct).toFixed(6),
    ...uf.map((amount) => amount.toFixed(4)),
    dividend.totalClp.toFixed(0),
    cae.toFixed(2),
    dividend.creditCostUf.toFixed(4),
    dividend.minimumIncomeClp.toFixed(0),
  ].join(' ');
}

describe('the mock calculator', () => {
  it.each(ROWS)('gives the reference row of %j', (input, expected) => {
    expect(figures(complete(input))).toBe(expected);
  });

  it('spreads the capital evenly at 0 %, at no cost', () => {
    const input = complete({ creditUf: 1200, termYears: 10, graceMonths: 0, annualRatePct: 0, ufClp: 40000 });
    const free = { ...input, lifeRate: 0, fireRate: 0 };
    const { baseUf, totalUf, instalments } = dividendOf(free);
    expect(baseUf.toFixed(4)).toBe('10.0000');
    expect(caePctOf({ ...free, totalUf, instalments }).toFixed(2)).toBe('0.00');
  });

  it('rounds a tie away from zero', () => {
    const input = complete({ creditUf: 5, termYears: 10, graceMonths: 0, annualRatePct: 4, ufClp: 40000 });
    expect(dividendOf({ ...input, lifeRate: 0.00007 }).lifeUf.toFixed(4)).toBe('0.0004');
  });
});

describe('first due date of the mock', () => {
  it.each([
    ['2026-11-20', 0, '2026-12-20'],
    ['2026-11-20', 3, '2027-03-20'],
    ['2026-12-31', 1, '2027-02-28'],
    ['2027-12-31', 1, '2028-02-29'],
    ['2026-08-31', 0, '2026-09-30'],
  ])('of %s with %i grace months is %s', (date, graceMonths, due) => {
    expect(firstDueDate(date, graceMonths)).toBe(due);
  });
});
