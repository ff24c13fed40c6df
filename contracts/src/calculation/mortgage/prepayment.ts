/** Prepayments of a credit. See docs/rules.md R570 to R572. */
import { monthlyDates, type IsoDate } from '../../platform/dates.ts';
import { ZERO_UF, addUf, ufFromUnits, type Uf } from '../../platform/money.ts';
import { timesDecimal } from '../../platform/scaled.ts';
import { firstBalance, interestOn, payInstalment } from './balance.ts';
import { dividendOf, type LevelLoan } from './dividend.ts';
import { RATE_SCALE, type MonthlyRate } from './rate.ts';
import { scheduleYears, type ScheduleYear } from '../peso-schedule.ts';
import { scheduleRow, type ScheduleRow } from './schedule.ts';

const MONTHS = 12;

/** Prepayment after an instalment: once, or every year from that instalment on. */
export interface Prepayment {
  readonly extra: Uf;
  /** Number of the instalment after which it is paid, from 1. */
  readonly month: number;
  readonly every: 'once' | 'yearly';
  /** `term` ends the credit earlier with the same instalment; `payment` lowers the instalment for the same term. */
  readonly effect: 'term' | 'payment';
}

/** Highest commission that the law allows for a prepayment if the contract does not agree on one. */
export interface PrepaymentCommission {
  /** Months of interest on the prepaid capital. */
  readonly months: number;
  /** Largest credit to which the limit applies, UF. */
  readonly creditMaxUf: Uf;
}

/** Schedule row; `balance` is the balance after the prepayment. */
export interface PrepaidRow extends ScheduleRow {
  readonly extra: Uf;
}

export interface PrepaidYear extends ScheduleYear {
  readonly extra: Uf;
}

/** Schedule of a credit with prepayments. */
export interface PrepaidSchedule {
  readonly rows: readonly PrepaidRow[];
  readonly byYear: readonly PrepaidYear[];
  /** Level payment without insurance after the latest prepayment. */
  readonly dividendAfter: Uf;
  /** Sum of the commissions of all prepayments; null if the law sets no limit, so that bank and debtor agree on it. */
  readonly commission: Uf | null;
}

const isDue = ({ month, every }: Prepayment, instalment: number): boolean =>
  every === 'once' ? instalment === month : instalment >= month && (instalment - month) % MONTHS === 0;

/** Returns round4(months × i × P) for the prepaid capital P. */
const commissionOn = (prepaid: Uf, rate: MonthlyRate, months: number): Uf =>
  ufFromUnits(timesDecimal(prepaid * rate, months, RATE_SCALE));

/**
 * Calculates the schedule row by row and subtracts the prepayments, each at most the balance. Without prepayments the rows
 * equal those of `scheduleRows`.
 * @param dividend level payment without insurance
 * @param insurance level monthly premiums
 */
export function prepaidSchedule(
  loan: LevelLoan,
  dividend: Uf,
  insurance: Uf,
  startDate: IsoDate,
  prepayment: Prepayment,
  commission: PrepaymentCommission,
): PrepaidSchedule {
  const { monthlyRate, instalments, graceMonths } = loan;
  const dues = monthlyDates(startDate, graceMonths + 1, instalments);
  const rows: PrepaidRow[] = [];
  let owed = firstBalance(loan);
  let payment = dividend;
  let charged = ZERO_UF;
  for (const [index, due] of dues.entries()) {
    const k = index + 1;
    const interest = interestOn(owed, monthlyRate);
    const isLast = k === instalments || owed + interest <= payment;
    const instalment = payInstalment(owed, interest, payment, isLast);
    const extra = ufFromUnits(isDue(prepayment, k) ? Math.min(instalment.balance, prepayment.extra) : 0);
    owed = ufFromUnits(instalment.balance - extra);
    if (extra > 0) {
      charged = addUf(charged, commissionOn(extra, monthlyRate, commission.months));
      if (prepayment.effect === 'payment')
        payment = dividendOf({ credit: owed, monthlyRate, instalments: instalments - k, graceMonths: 0 });
    }
    rows.push({ ...scheduleRow(k, due, instalment, insurance), balance: owed, extra });
    if (owed === 0) break;
  }
  return {
    rows,
    byYear: yearsOf(rows),
    dividendAfter: payment,
    commission: loan.credit <= commission.creditMaxUf ? charged : null,
  };
}

const yearsOf = (rows: readonly PrepaidRow[]): PrepaidYear[] =>
  scheduleYears(rows).map((year, index) => {
    const months = rows.slice(index * MONTHS, (index + 1) * MONTHS);
    return { ...year, extra: addUf(...months.map(({ extra }) => extra)) };
  });

/** Returns the sum of the shown interest of all rows. */
export const totalInterest = (rows: readonly Pick<ScheduleRow, 'interest'>[]): Uf =>
  addUf(...rows.map(({ interest }) => interest));
