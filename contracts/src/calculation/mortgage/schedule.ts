/** Amortisation schedule (cuadro de pagos). See docs/rules.md R25. */
import { monthlyDates, type IsoDate } from '../../platform/dates.ts';
import { addUf, ufFromUnits, type Uf } from '../../platform/money.ts';
import { scheduleYears, type ScheduleFigures, type ScheduleYear } from '../peso-schedule.ts';
import { firstBalance, interestOn, payInstalment, type PaidInstalment } from './balance.ts';
import type { LevelLoan } from './dividend.ts';
import { levelLoanOf, levelPaymentOf, type LevelPayment, type MortgageTerms } from './level-payment.ts';

export interface ScheduleRow extends ScheduleFigures {
  /** 1 to the number of instalments. */
  readonly k: number;
  readonly due: IsoDate;
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  readonly byYear: readonly ScheduleYear[];
}

/**
 * Returns the rows of a level loan, each from the shown balance before it, so that every column adds up. The last row pays the
 * remaining balance, so its payment may differ from the others.
 * @param dividend level payment without insurance
 * @param insurance level monthly premiums
 */
export function scheduleRows(
  loan: LevelLoan,
  dividend: Uf,
  insurance: Uf,
  startDate: IsoDate,
): ScheduleRow[] {
  const { monthlyRate, instalments, graceMonths } = loan;
  let owed = firstBalance(loan);
  return monthlyDates(startDate, graceMonths + 1, instalments).map((due, index) => {
    const k = index + 1;
    const instalment = payInstalment(owed, interestOn(owed, monthlyRate), dividend, k === instalments);
    owed = instalment.balance;
    return scheduleRow(k, due, instalment, insurance);
  });
}

/** Returns the row of an instalment, with its insurance. */
export const scheduleRow = (
  k: number,
  due: IsoDate,
  { interest, capital, paid, balance }: PaidInstalment,
  insurance: Uf,
): ScheduleRow => ({ k, due, interest, capital, insurance, payment: addUf(paid, insurance), balance });

/** Monthly payment without and with insurance. */
export type PaymentAndTotal = Pick<LevelPayment, 'dividend' | 'totalDividend'>;

/**
 * Returns the schedule of a mortgage with its level insurance.
 * @param payment monthly payment that a core calculated; by default calculated from the terms
 * @throws RangeError as `levelLoanOf` does
 */
export function mortgageSchedule(
  terms: MortgageTerms,
  payment: PaymentAndTotal = levelPaymentOf(terms),
): Schedule {
  const { dividend, totalDividend } = payment;
  const insurance = ufFromUnits(totalDividend - dividend);
  const rows = scheduleRows(levelLoanOf(terms), dividend, insurance, terms.startDate);
  return { rows, byYear: scheduleYears(rows) };
}
