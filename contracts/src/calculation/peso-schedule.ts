/** The schedule's years, and the schedule in pesos, made once for screen, file and PDF. See docs/rules.md R1011. */
import {
  UF_SCALE,
  ufFromUnits,
  ufToClp,
  ufValueToNumber,
  type Clp,
  type Uf,
  type UfValue,
} from '../platform/money.ts';

const MONTHS = 12;

/** Figures of a row or a year. `payment` is interest + capital + insurance; `balance` is the balance after it. */
export interface ScheduleFigures<Amount = Uf> {
  readonly interest: Amount;
  readonly capital: Amount;
  readonly insurance: Amount;
  readonly payment: Amount;
  readonly balance: Amount;
}

/** Sums of twelve rows. Years are counted from the first instalment. */
export interface ScheduleYear<Amount = Uf> extends ScheduleFigures<Amount> {
  /** 1 to the term. */
  readonly year: number;
}

const SUMMED = ['interest', 'capital', 'insurance', 'payment'] as const;

function yearOf<Amount extends number>(
  rows: readonly ScheduleFigures<Amount>[],
  year: number,
): ScheduleYear<Amount> {
  const months = rows.slice((year - 1) * MONTHS, year * MONTHS);
  const sums = SUMMED.map((part) => [part, months.reduce<number>((total, row) => total + row[part], 0)]);
  return { year, ...Object.fromEntries(sums), balance: months.at(-1)?.balance ?? 0 } as ScheduleYear<Amount>;
}

/** Returns the sums of the rows by year of the credit. */
export const scheduleYears = <Amount extends number>(
  rows: readonly ScheduleFigures<Amount>[],
): ScheduleYear<Amount>[] =>
  Array.from({ length: Math.ceil(rows.length / MONTHS) }, (_, index) => yearOf(rows, index + 1));

/** Assumed inflations that the screen offers, percent a year; 0 leaves the pesos as they are today. Neither a forecast nor a rule of the bank. */
export const SUPPOSED_INFLATIONS_PCT = [0, 3, 4] as const;
export type SupposedInflationPct = (typeof SUPPOSED_INFLATIONS_PCT)[number];

/**
 * Returns the pesos of an amount that is paid `months` after the day of `value`, if the UF rises by `annualPct` each year: the
 * UF of that month is `value × (1 + p)^(months / 12)`, unrounded, and the amount is rounded once, half up, to whole
 * pesos. With 0 percent it is exactly the amount at `value`. Amounts from 0 on.
 */
export function nominalClp(amount: Uf, value: UfValue, annualPct: number, months: number): Clp {
  if (annualPct === 0) return ufToClp(amount, value);
  const growth = (1 + annualPct / 100) ** (months / MONTHS);
  // Doubles are exact enough: the power is irrational except for whole years, so there are hardly any ties.
  return Math.round((amount / UF_SCALE) * ufValueToNumber(value) * growth) as Clp;
}

/** Row in UF. */
export interface UfRow extends ScheduleFigures {
  readonly k: number;
}

/** Supposed rise of the UF, percent a year, which gives each month its own UF. */
export interface UfRise {
  readonly inflationPct: number;
  /** Number of months between the UF's day and the month before the first instalment. */
  readonly graceMonths: number;
}

const NO_RISE: UfRise = { inflationPct: 0, graceMonths: 0 };

/** Returns the balance before a row. */
const balanceBefore = ({ balance, capital }: UfRow): Uf => ufFromUnits(balance + capital);

/**
 * Converts the rows so that each one foots. The capital is what the balance falls by, so that it adds up to the credit; the interest
 * takes what rounding leaves. A row without interest keeps none, and its payment is what its parts make. If the UF rises, the balance
 * before a row is revalued at the row's UF.
 */
export const pesoRows = (
  rows: readonly UfRow[],
  ufValue: UfValue,
  { inflationPct, graceMonths } = NO_RISE,
): ScheduleFigures<Clp>[] =>
  rows.map((row) => {
    const at = (amount: Uf): number => nominalClp(amount, ufValue, inflationPct, graceMonths + row.k);
    const balance = at(row.balance);
    const capital = at(balanceBefore(row)) - balance;
    const insurance = at(row.insurance);
    const interest = row.interest === 0 ? 0 : at(row.payment) - insurance - capital;
    const payment = interest + insurance + capital;
    return { interest, capital, insurance, payment, balance } as ScheduleFigures<Clp>;
  });

/** Interest of the grace months, and the balance that it makes with the credit. */
export interface GraceFigures<Amount> {
  readonly added: Amount;
  readonly balance: Amount;
}

/** Returns what grace added to the credit, which the first row starts from; null if nothing. */
export function graceOf(credit: Uf, rows: readonly UfRow[]): GraceFigures<Uf> | null {
  const [first] = rows;
  if (first === undefined) return null;
  const balance = balanceBefore(first);
  return balance === credit ? null : { added: ufFromUnits(balance - credit), balance };
}

/** Converts what grace added, at the UF of its last month: the balance less the credit, both in pesos. */
export function graceToClp(
  { added, balance }: GraceFigures<Uf>,
  ufValue: UfValue,
  { inflationPct, graceMonths } = NO_RISE,
): GraceFigures<Clp> {
  const at = (amount: Uf): Clp => nominalClp(amount, ufValue, inflationPct, graceMonths);
  const after = at(balance);
  return { added: (after - at(ufFromUnits(balance - added))) as Clp, balance: after };
}
