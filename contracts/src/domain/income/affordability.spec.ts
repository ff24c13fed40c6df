import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  affordableDividend,
  largestCredit,
  pricedCredit,
  shortestTerm,
  type PricedCredit,
} from './affordability.ts';
import { parseIsoDate } from '../dates.ts';
import { clpFromNumber, ufFromNumber, ufToNumber, ufValueFromNumber, type Clp } from '../money.ts';
import { minimumIncome, simulateMortgage } from '../mortgage/simulate.ts';

/** 2,000 UF of 2,500 over 25 years at 4.5 %: $469,290 a month, which needs $1,877,160. */
const EXAMPLE = pricedCredit(
  {
    montocredito: 2000,
    valorpropiedad: 2500,
    tasasimulacion: 4.5,
    plazototal: 25,
    destino: 1,
    montoAsegurado: 1500,
  },
  40_880.36,
);
const clp = clpFromNumber;
const startDate = parseIsoDate('2026-11-20');
/** Returns the minimum income of the whole simulation. */
const neededFor = ({ terms, ufValue }: PricedCredit, other: Partial<PricedCredit['terms']>): Clp =>
  simulateMortgage({ ...terms, ...other, ufValue, startDate }).minimumIncomeClp;

const credits: fc.Arbitrary<PricedCredit> = fc
  .record({
    creditUf: fc.integer({ min: 300, max: 20_000 }),
    annualRatePct: fc.integer({ min: 1, max: 999 }).map((hundredths) => hundredths / 100),
    termYears: fc.integer({ min: 5, max: 40 }),
    graceMonths: fc.integer({ min: 0, max: 6 }),
    subsidyCode: fc.constantFrom(0, 1),
    clpPerUf: fc.integer({ min: 3_000_000, max: 6_000_000 }),
  })
  .map(({ creditUf, clpPerUf, ...terms }) => ({
    terms: {
      ...EXAMPLE.terms,
      ...terms,
      credit: ufFromNumber(creditUf),
      insuredAmount: ufFromNumber(creditUf),
      unemploymentMonthlyRate: 0.00012,
    },
    ufValue: ufValueFromNumber(clpPerUf / 100),
  }));
const incomes = fc.integer({ min: 500_000, max: 15_000_000 }).map(clp);

describe('the highest dividend that an income carries', () => {
  it('needs that income, and a peso more does not do', () => {
    fc.assert(
      fc.property(incomes, (income) => {
        const most = affordableDividend(income);
        expect(minimumIncome(most)).toBeLessThanOrEqual(income);
        expect(minimumIncome(clp(most + 1))).toBeGreaterThan(income);
      }),
    );
  });
});

describe('the shortest longer term', () => {
  it.each([
    [1_841_296, 40, 26],
    [1_700_000, 40, 31],
    [1_700_000, 29, null],
    [1_877_160, 25, null],
  ])('for an income of $%i, up to %i years, is %s', (income, most, years) => {
    expect(shortestTerm(clp(income), EXAMPLE, most)).toBe(years);
  });

  it('is one that does, with none before it that would', () => {
    fc.assert(
      fc.property(incomes, credits, fc.integer({ min: 5, max: 40 }), (income, credit, mostYears) => {
        const found = shortestTerm(income, credit, mostYears);
        if (found !== null) {
          expect(found).toBeGreaterThan(credit.terms.termYears);
          expect(found).toBeLessThanOrEqual(mostYears);
          expect(neededFor(credit, { termYears: found })).toBeLessThanOrEqual(income);
        }
        const before = (found ?? mostYears + 1) - 1;
        if (before > credit.terms.termYears)
          expect(neededFor(credit, { termYears: before })).toBeGreaterThan(income);
      }),
    );
  });
});

describe('the largest credit', () => {
  it.each([
    [1_877_160, 2000],
    [1_877_159, 1999],
    [500_000, 512],
    [15_000_000, 16_174],
  ])('for an income of $%i is UF %i', (income, creditUf) => {
    expect(largestCredit(clp(income), EXAMPLE)).toBe(ufFromNumber(creditUf));
  });

  it('is one that the income carries, with no whole UF more', () => {
    fc.assert(
      fc.property(incomes, credits, (income, credit) => {
        const found = largestCredit(income, credit);
        const next = found === null ? 300 : ufToNumber(found) + 1;
        if (found !== null) {
          expect(Number.isInteger(ufToNumber(found))).toBe(true);
          expect(neededFor(credit, { credit: found })).toBeLessThanOrEqual(income);
        }
        if (next <= 20_000) expect(neededFor(credit, { credit: ufFromNumber(next) })).toBeGreaterThan(income);
      }),
    );
  });

  it('for the income that a credit needs is that credit, and for a peso less a smaller one', () => {
    fc.assert(
      fc.property(credits, (credit) => {
        const income = neededFor(credit, {});
        expect(largestCredit(income, credit)).toBe(credit.terms.credit);
        const less = largestCredit(clp(income - 1), credit);
        expect(less === null || less < credit.terms.credit).toBe(true);
      }),
    );
  });
});
