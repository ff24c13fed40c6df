/** The amortisation schedule (cuadro de pagos). See docs/rules.md R25. */
import { monthlyDates, type IsoDate } from '../dates.ts';
import { ufFromUnits, type Uf } from '../money.ts';
import { amortise } from './balance.ts';
import type { LevelLoan } from './dividend.ts';
import { levelLoanOf, levelPaymentOf, type LevelPayment, type MortgageTerms } from './level-payment.ts';

const MONTHS = 12;

/** Figures of a row or a year. `payment` is interest + capital + insurance; `balance` is what is owed afterwards. */
interface ScheduleFigures {
  readonly interest: Uf;
  readonly capital: Uf;
  readonly insurance: Uf;
  readonly payment: Uf;
  readonly balance: Uf;
}

export interface ScheduleRow extends ScheduleFigures {
  /** 1 to the number of instalments. */
  readonly k: number;
  readonly due: IsoDate;
}

/** Twelve rows summed up; years are the credit's own, from its first instalment on. */
export interface ScheduleYear extends ScheduleFigures {
  /** 1 to the term. */
  readonly year: number;
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  readonly byYear: readonly ScheduleYear[];
}

/**
 * The rows of a level loan. The last one pays what is left, so its payment may differ from the others.
 * @param dividend the level payment without insurance
 * @param insurance the level premiums of a month
 */
export function scheduleRows(
  loan: LevelLoan,
  dividend: Uf,
  insurance: Uf,
  startDate: IsoDate,
): ScheduleRow[] {
  const { interest, balance, lastPayment } = amortise(loan, dividend);
  const dues = monthlyDates(startDate, loan.graceMonths + 1, loan.instalments);
  const last = loan.instalments - 1;
  return dues.map((due, index) => {
    const paid = index === last ? lastPayment : dividend;
    const shown = interest[index] ?? 0;
    return {
      k: index + 1,
      due,
      interest: shown as Uf,
      capital: (paid - shown) as Uf,
      insurance,
      payment: (paid + insurance) as Uf,
      balance: (balance[index] ?? 0) as Uf,
    };
  });
}

function yearOf(rows: readonly ScheduleRow[], year: number): ScheduleYear {
  const months = rows.slice((year - 1) * MONTHS, year * MONTHS);
  const sum = (part: 'interest' | 'capital' | 'insurance' | 'payment'): Uf =>
    ufFromUnits(months.reduce((total, row) => total + row[part], 0));
  const balance = months.at(-1)?.balance ?? ufFromUnits(0);
  return {
    year,
    interest: sum('interest'),
    capital: sum('capital'),
    insurance: sum('insurance'),
    payment: sum('payment'),
    balance,
  };
}

/** The rows summed up by the credit's years. */
export const scheduleYears = (rows: readonly ScheduleRow[]): ScheduleYear[] =>
  Array.from({ length: Math.ceil(rows.length / MONTHS) }, (_, index) => yearOf(rows, index + 1));

/** Monthly payment without and with insurance. */
export type PaymentAndTotal = Pick<LevelPayment, 'dividend' | 'totalDividend'>;

/**
 * The schedule of a mortgage with its level insurance.
 * @param payment the payment of the rows, if a core calculated it; otherwise it follows from the terms
 * @throws RangeError as `levelLoanOf` does.
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
