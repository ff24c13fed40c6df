/** Mortgages for tests: variants of the reference mortgage, and arbitrary ones within the product's limits. */
import fc from 'fast-check';
import { ufFromNumber, ufFromUnits, ufValueFromNumber } from '../../../platform/money.ts';
import type { MortgageInput } from '../simulate.ts';

/** 2000 UF for a home of 2500 UF over 25 years at 4.5 %. */
export const referenceMortgage: MortgageInput = {
  credit: ufFromNumber(2000),
  propertyValue: ufFromNumber(2500),
  annualRatePct: 4.5,
  termYears: 25,
  graceMonths: 0,
  ufValue: ufValueFromNumber(40880.36),
  purpose: 1,
  subsidyCode: 0,
  startDate: '2026-11-20',
};

export const mortgageWith = (changes: Partial<MortgageInput>): MortgageInput => ({
  ...referenceMortgage,
  ...changes,
});

const UNITS_OF_300_UF = 3_000_000;
const UNITS_OF_20000_UF = 200_000_000;
const monthlyFraction = fc.integer({ min: 0, max: 500 }).map((millionths) => millionths / 1e6);

export const anyCredit = fc.integer({ min: UNITS_OF_300_UF, max: UNITS_OF_20000_UF }).map(ufFromUnits);
/** Annual percent below 10, at most 4 decimals, 0 included. */
const anyRatePct = fc.integer({ min: 0, max: 99_999 }).map((tenThousandths) => tenThousandths / 1e4);

/** Arbitrary mortgages within the product's limits. */
export const anyMortgage: fc.Arbitrary<MortgageInput> = fc.record({
  credit: anyCredit,
  propertyValue: fc.integer({ min: UNITS_OF_300_UF, max: 400_000_000 }).map(ufFromUnits),
  annualRatePct: anyRatePct,
  termYears: fc.integer({ min: 5, max: 40 }),
  graceMonths: fc.integer({ min: 0, max: 6 }),
  ufValue: fc.integer({ min: 2_000_000, max: 6_000_000 }).map((cents) => ufValueFromNumber(cents / 100)),
  purpose: fc.constantFrom(1, 72, 70, 52),
  subsidyCode: fc.constantFrom(0, 1, 19, 116),
  lifeMonthlyRate: fc.option(monthlyFraction, { nil: undefined }),
  fireMonthlyRate: fc.option(monthlyFraction, { nil: undefined }),
  unemploymentMonthlyRate: fc.option(monthlyFraction, { nil: undefined }),
  insuredAmount: fc.option(fc.integer({ min: 0, max: UNITS_OF_20000_UF }).map(ufFromUnits), {
    nil: undefined,
  }),
  startDate: fc.constantFrom('2026-11-20', '2026-01-31', '2028-02-29', '2026-12-31'),
});
