/** Calculation of a mortgage. See docs/rules.md R1 to R12. */
import { addMonthsClamped, type IsoDate } from '../../platform/dates.ts';
import {
  clpFromNumber,
  ufFromUnits,
  ufToClp,
  type Clp,
  type Uf,
  type UfValue,
} from '../../platform/money.ts';
import { caePctOf } from './cae.ts';
import { levelLoanOf, levelPaymentOf, type LevelPayment, type MortgageTerms } from './level-payment.ts';
import { monthlyRateToNumber } from './rate.ts';

/** Minimum ratio of the monthly income to the dividend. */
export const INCOME_PER_DIVIDEND = 4;

/** Returns the minimum income for a dividend with insurance. */
export const minimumIncome = (dividendClp: Clp): Clp => clpFromNumber(INCOME_PER_DIVIDEND * dividendClp);

/** Mortgage, and the UF value for its pesos. */
export interface MortgageInput extends MortgageTerms {
  readonly ufValue: UfValue;
}

/** Figures of a mortgage. */
export interface MortgageResult extends LevelPayment {
  /** Monthly rate as a fraction of one, 6 decimals. */
  readonly monthlyRate: number;
  readonly totalDividendClp: Clp;
  readonly minimumIncomeClp: Clp;
  /** Sum of all instalments, without operating expenses. */
  readonly totalCost: Uf;
  /** Nominal annual percent, 2 decimals. */
  readonly caePct: number;
  readonly firstDueDate: IsoDate;
  readonly instalments: number;
  readonly termYears: number;
  readonly annualRatePct: number;
}

/**
 * Calculates a mortgage. Does not check the product's limits, only what the arithmetic needs.
 * @throws RangeError if the credit is not above 0, the rate is negative, or term or grace is not an integer
 */
export function simulateMortgage(input: MortgageInput): MortgageResult {
  const loan = levelLoanOf(input);
  const payment = levelPaymentOf(input, loan);
  const { credit, monthlyRate, instalments, graceMonths } = loan;
  const { totalDividend } = payment;
  const totalDividendClp = ufToClp(totalDividend, input.ufValue);
  return {
    ...payment,
    monthlyRate: monthlyRateToNumber(monthlyRate),
    totalDividendClp,
    minimumIncomeClp: minimumIncome(totalDividendClp),
    totalCost: ufFromUnits(totalDividend * instalments),
    caePct: caePctOf(credit, totalDividend, instalments, graceMonths),
    firstDueDate: addMonthsClamped(input.startDate, graceMonths + 1),
    instalments,
    termYears: input.termYears,
    annualRatePct: input.annualRatePct,
  };
}
