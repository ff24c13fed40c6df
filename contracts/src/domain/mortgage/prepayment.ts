/** Extra payments of a credit. See docs/rules.md R570 to R572. */
import { monthlyDates, type IsoDate } from '../dates.ts';
import { ZERO_UF, addUf, ufFromUnits, type Uf } from '../money.ts';
import { divideHalfUpBig, timesDecimalBig } from '../scaled.ts';
import type { LevelLoan } from './dividend.ts';
import { RATE_SCALE, capitalised, type MonthlyRate, type Ratio } from './rate.ts';
import { scheduleYears, type ScheduleRow, type ScheduleYear } from './schedule.ts';

const MONTHS = 12;
const SCALE = BigInt(RATE_SCALE);
const NOTHING: Ratio = { numerator: 0n, denominator: 1n };

/** Extra payment after an instalment: once, or every year from that instalment on. */
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

/** Schedule row; `balance` is the balance after the extra payment. */
export interface PrepaidRow extends ScheduleRow {
  readonly extra: Uf;
}

export interface PrepaidYear extends ScheduleYear {
  readonly extra: Uf;
}

/** Schedule of a credit with extra payments. */
export interface PrepaidSchedule {
  readonly rows: readonly PrepaidRow[];
  readonly byYear: readonly PrepaidYear[];
  /** Level payment without insurance after the latest extra payment. */
  readonly dividendAfter: Uf;
  /** Sum of the commissions of all extra payments; null if the law sets no limit, so that bank and debtor agree on it. */
  readonly commission: Uf | null;
}

const accrue = (owed: Ratio, rate: MonthlyRate): Ratio => ({
  numerator: owed.numerator * (SCALE + BigInt(rate)),
  denominator: owed.denominator * SCALE,
});

const less = (owed: Ratio, amount: Uf): Ratio => ({
  numerator: owed.numerator - BigInt(amount) * owed.denominator,
  denominator: owed.denominator,
});

const isAtMost = (owed: Ratio, amount: Uf): boolean => owed.numerator <= BigInt(amount) * owed.denominator;

const rounded = ({ numerator, denominator }: Ratio): Uf =>
  ufFromUnits(Number(divideHalfUpBig(numerator, denominator)));

/** Returns round4(B·i / (1 − (1+i)^−n)) for an exact balance; round4(B/n) if the rate is 0. */
function levelPaymentFor(owed: Ratio, rate: MonthlyRate, instalments: number): Uf {
  if (rate === 0)
    return rounded({ numerator: owed.numerator, denominator: owed.denominator * BigInt(instalments) });
  const power = BigInt(instalments);
  const grown = (SCALE + BigInt(rate)) ** power;
  return rounded({
    numerator: owed.numerator * BigInt(rate) * grown,
    denominator: owed.denominator * SCALE * (grown - SCALE ** power),
  });
}

const isDue = ({ month, every }: Prepayment, instalment: number): boolean =>
  every === 'once' ? instalment === month : instalment >= month && (instalment - month) % MONTHS === 0;

/** Returns round4(months × i × P) for the prepaid capital P. */
const commissionOn = (prepaid: Ratio, rate: MonthlyRate, months: number): Uf =>
  ufFromUnits(timesDecimalBig(prepaid.numerator * BigInt(rate), months, prepaid.denominator * SCALE));

/**
 * Calculates the schedule row by row with exact balances and subtracts the extra payments, each at most the balance. Without
 * extra payments the rows equal those of `scheduleRows`.
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
  let owed = capitalised(loan.credit, monthlyRate, graceMonths);
  let payment = dividend;
  let charged = ZERO_UF;
  for (const [index, due] of dues.entries()) {
    const k = index + 1;
    const accrued = accrue(owed, monthlyRate);
    const interest = rounded({
      numerator: owed.numerator * BigInt(monthlyRate),
      denominator: owed.denominator * SCALE,
    });
    const isLast = k === instalments || isAtMost(accrued, payment);
    const paid = isLast ? rounded(accrued) : payment;
    owed = isLast ? NOTHING : less(accrued, payment);
    let extra = ZERO_UF;
    if (!isLast && isDue(prepayment, k)) {
      const prepaid: Ratio = isAtMost(owed, prepayment.extra)
        ? owed
        : { numerator: BigInt(prepayment.extra), denominator: 1n };
      extra = rounded(prepaid);
      charged = addUf(charged, commissionOn(prepaid, monthlyRate, commission.months));
      owed = prepaid === owed ? NOTHING : less(owed, prepayment.extra);
      if (prepayment.effect === 'payment') payment = levelPaymentFor(owed, monthlyRate, instalments - k);
    }
    rows.push({
      k,
      due,
      interest,
      capital: ufFromUnits(paid - interest),
      insurance,
      payment: addUf(paid, insurance),
      balance: rounded(owed),
      extra,
    });
    if (owed.numerator <= 0n) break;
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
