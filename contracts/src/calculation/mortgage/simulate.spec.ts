import { describe, expect, it } from '@jest/globals';
import { ufFromNumber, ufToNumber, ufValueFromNumber } from '../../platform/money.ts';
import { simulateMortgage, type MortgageInput } from './simulate.ts';
import { mortgageWith } from './testing/mortgages.ts';

/** Rows calculated with 50-digit decimals and checked with two spreadsheets. */
const REFERENCE_ROWS = [
  // C, V, y, g, r, t_ces, insured, U, i, Dividendo, SegDesg, SegInc, SegCes, DivTotal, DivTotalPe, CAE, CTC, RenMin
  [
    2000, 2500, 25, 0, 4.5, 0, 0, 40880.36, 0.003802, 11.1876, 0.136, 0.156, 0, 11.4796, 469290, 4.82,
    3443.88, 1877160,
  ],
  [
    2000, 2500, 25, 3, 4.5, 0, 0, 40880.36, 0.003802, 11.3157, 0.1376, 0.156, 0, 11.6093, 474592, 4.81,
    3482.79, 1898368,
  ],
  [
    3000, 4000, 30, 6, 5, 0, 0, 40880.36, 0.004225, 16.6491, 0.2092, 0.234, 0, 17.0923, 698739, 5.29,
    6153.228, 2794956,
  ],
  [
    1800, 2000, 20, 0, 3.89, 0.00012, 1500, 39485.65, 0.003287, 10.855, 0.1224, 0.156, 0.216, 11.3494, 448138,
    4.46, 2723.856, 1792552,
  ],
  [
    2000, 2500, 25, 0, 4.5, 0, 2000, 40880.36, 0.003802, 11.1876, 0.136, 0.208, 0, 11.5316, 471416, 4.86,
    3459.48, 1885664,
  ],
  [
    300, 1600, 8, 0, 9.99, 0, 0, 39485.65, 0.008441, 4.5728, 0.0204, 0.0234, 0, 4.6166, 182289, 10.4,
    443.1936, 729156,
  ],
] as const;

describe('simulateMortgage', () => {
  it.each(REFERENCE_ROWS)(
    '%p UF of %p over %p years, grace %p, at %p %%',
    (credit, value, termYears, graceMonths, annualRatePct, ces, insured, uf, ...figures) => {
      const result = simulateMortgage(
        mortgageWith({
          credit: ufFromNumber(credit),
          propertyValue: ufFromNumber(value),
          termYears,
          graceMonths,
          annualRatePct,
          ufValue: ufValueFromNumber(uf),
          subsidyCode: ces > 0 ? 1 : 0,
          unemploymentMonthlyRate: ces,
          insuredAmount: ufFromNumber(insured),
        }),
      );
      expect([
        result.monthlyRate,
        ufToNumber(result.dividend),
        ufToNumber(result.lifeInsurance),
        ufToNumber(result.fireInsurance),
        ufToNumber(result.unemploymentInsurance),
        ufToNumber(result.totalDividend),
        result.totalDividendClp,
        result.caePct,
        ufToNumber(result.totalCost),
        result.minimumIncomeClp,
      ]).toEqual(figures);
      expect([result.instalments, result.termYears, result.annualRatePct]).toEqual([
        12 * termYears,
        termYears,
        annualRatePct,
      ]);
    },
  );

  it('takes an absent insurance rate for its default and an explicit 0 for 0', () => {
    const bare = simulateMortgage(
      mortgageWith({ lifeMonthlyRate: 0, fireMonthlyRate: 0, unemploymentMonthlyRate: 0 }),
    );
    expect([bare.lifeInsurance, bare.fireInsurance, bare.unemploymentInsurance]).toEqual([0, 0, 0]);
    expect(bare.totalDividend).toBe(bare.dividend);
    const absent = simulateMortgage(
      mortgageWith({ lifeMonthlyRate: undefined, fireMonthlyRate: undefined, subsidyCode: 1 }),
    );
    expect([absent.lifeInsurance, absent.fireInsurance, absent.unemploymentInsurance]).toEqual([
      1360, 1560, 0,
    ]);
  });

  it('lends for nothing at 0 %: the credit in equal parts, and a CAE that is the insurance alone', () => {
    const free = simulateMortgage(
      mortgageWith({ annualRatePct: 0, graceMonths: 6, lifeMonthlyRate: 0, fireMonthlyRate: 0 }),
    );
    expect([free.monthlyRate, ufToNumber(free.dividend), free.caePct]).toEqual([0, 6.6667, 0]);
    expect(simulateMortgage(mortgageWith({ annualRatePct: 0 })).caePct).toBeGreaterThan(0);
  });

  it.each<[Partial<MortgageInput>, string]>([
    [{ credit: ufFromNumber(0) }, 'Credit must be above 0: 0'],
    [{ credit: ufFromNumber(-1) }, 'Credit must be above 0: -10000'],
    [{ termYears: 0 }, 'Term must be whole years: 0'],
    [{ termYears: 7.5 }, 'Term must be whole years: 7.5'],
    [{ termYears: -1 }, 'Term must be whole years: -1'],
    [{ graceMonths: -1 }, 'Grace must be whole months: -1'],
    [{ graceMonths: 0.5 }, 'Grace must be whole months: 0.5'],
    [{ annualRatePct: -1 }, 'Rate must not be negative: -1'],
    [{ annualRatePct: Number.NaN }, 'Not a number: NaN'],
  ])('refuses %j', (changes, message) => {
    expect(() => simulateMortgage(mortgageWith(changes))).toThrow(new RangeError(message));
  });
});
