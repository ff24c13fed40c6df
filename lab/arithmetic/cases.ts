/** Mortgages of the bench: the product's six terms, with several amounts and rates. */
import { ufFromNumber, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { monthlyRateOf } from '@simulador/contracts/calculation/mortgage/rate';
import {
  simulateMortgage,
  type MortgageInput,
  type MortgageResult,
} from '@simulador/contracts/calculation/mortgage/simulate';

const TERMS_YEARS = [8, 12, 15, 20, 25, 30];
const CREDITS_UF = [300, 1234.5678, 2000, 4800, 20_000];
const RATES_PCT = [0.5, 3.4, 4.5, 5.4, 9.99];

export interface BenchCase {
  readonly input: MortgageInput;
  readonly result: MortgageResult;
  /** Cash flows by month: received and paid. */
  readonly flows: number[];
}

function caseOf(creditUf: number, annualRatePct: number, termYears: number, graceMonths: number): BenchCase {
  const input: MortgageInput = {
    credit: ufFromNumber(creditUf),
    propertyValue: ufFromNumber(creditUf * 1.25),
    annualRatePct,
    termYears,
    graceMonths,
    ufValue: ufValueFromNumber(40880.36),
    purpose: 1,
    subsidyCode: 0,
    startDate: '2026-11-20',
  };
  const result = simulateMortgage(input);
  const months = Array.from({ length: graceMonths + result.instalments }, (_, index) =>
    index < graceMonths ? 0 : result.totalDividend,
  );
  return { input, result, flows: [-input.credit, ...months] };
}

const casesWith = (termsYears: readonly number[], graceMonths: number): readonly BenchCase[] =>
  termsYears.flatMap((years) =>
    CREDITS_UF.flatMap((credit) => RATES_PCT.map((pct) => caseOf(credit, pct, years, graceMonths))),
  );

/** Level annuities without grace. */
export const LEVEL_CASES = casesWith(TERMS_YEARS, 0);
/** Level annuities with and without grace months. */
export const ALL_CASES = [...LEVEL_CASES, ...casesWith(TERMS_YEARS, 3), ...casesWith([5, 40], 6)];
/** Schedules of 360 rows. */
export const SCHEDULE_CASES = casesWith([30], 0);

export const loanOf = ({ input, result }: BenchCase) => ({
  credit: input.credit,
  monthlyRate: monthlyRateOf(input.annualRatePct),
  instalments: result.instalments,
  graceMonths: input.graceMonths,
});

export const annuityOf = ({ input, result }: BenchCase) => ({
  principal: input.credit as number,
  payment: result.totalDividend as number,
  instalments: result.instalments,
  graceMonths: input.graceMonths,
});
