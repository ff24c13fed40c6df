import { firstDueDate } from './due-date.ts';
import { Exact, round4, type ExactNumber } from './exact.ts';

/** A credit and what it costs a month; UF, annual percent turned into `rate`, a monthly fraction. */
export interface ScheduleInput {
  readonly creditUf: number;
  readonly rate: ExactNumber;
  readonly instalments: number;
  readonly graceMonths: number;
  readonly dividendUf: number;
  readonly insuranceUf: ExactNumber;
  /** `YYYY-MM-DD`, the day of the simulation. */
  readonly startDate: string;
}

export interface ScheduleFigures {
  readonly interest: ExactNumber;
  readonly capital: ExactNumber;
  readonly insurance: ExactNumber;
  readonly payment: ExactNumber;
  readonly balance: ExactNumber;
}

export interface ScheduleRow extends ScheduleFigures {
  readonly k: number;
  readonly due: string;
}

/** The instalments: the balance goes on unrounded, what is shown has four decimals, the last one pays what is left. */
export function scheduleOf(input: ScheduleInput): ScheduleRow[] {
  const { rate, instalments, graceMonths, insuranceUf } = input;
  const rows: ScheduleRow[] = [];
  let owed = rate.add(1).pow(graceMonths).mul(input.creditUf);
  for (let k = 1; k <= instalments; k += 1) {
    const interest = round4(owed.mul(rate));
    const grown = owed.mul(rate.add(1));
    const paid = k === instalments ? round4(grown) : new Exact(input.dividendUf);
    owed = k === instalments ? new Exact(0) : grown.sub(paid);
    rows.push({
      ...{ k, due: firstDueDate(input.startDate, graceMonths + k - 1) },
      ...{ interest, capital: paid.sub(interest), insurance: insuranceUf },
      ...{ payment: paid.add(insuranceUf), balance: round4(owed) },
    });
  }
  return rows;
}

const add = (one: ScheduleFigures, other: ScheduleFigures): ScheduleFigures => ({
  interest: one.interest.add(other.interest),
  capital: one.capital.add(other.capital),
  insurance: one.insurance.add(other.insurance),
  payment: one.payment.add(other.payment),
  balance: other.balance,
});

/** Twelve rows each, summed up; the balance is the last one's. */
export function yearsOf(rows: readonly ScheduleFigures[]): ScheduleFigures[] {
  const years: ScheduleFigures[] = [];
  for (const [index, row] of rows.entries()) {
    const year = Math.floor(index / 12);
    const begun = years[year];
    years[year] = begun === undefined ? row : add(begun, row);
  }
  return years;
}
