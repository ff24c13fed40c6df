import { ufFromUnits } from '../../../platform/money.ts';
import { firstBalance, interestOn } from '../balance.ts';
import type { LevelLoan } from '../dividend.ts';
import type { ScheduleRow } from '../schedule.ts';

/**
 * Returns the rows that do not add up: interest of the shown balance before the row, parts that make the payment, a balance that falls
 * by the capital. `left` is the credit less all that the rows repay.
 */
export function footing(loan: LevelLoan, rows: readonly (ScheduleRow & { readonly extra?: number })[]) {
  let before: number = firstBalance(loan);
  let left = before;
  const wrong = rows.filter(({ interest, capital, insurance, payment, balance, extra = 0 }) => {
    const isRight =
      interest === interestOn(ufFromUnits(before), loan.monthlyRate) &&
      interest + capital + insurance === payment &&
      balance === before - capital - extra;
    before = balance;
    left -= capital + extra;
    return !isRight;
  });
  return { wrong, left, last: before };
}

export const ADDS_UP = { wrong: [], left: 0, last: 0 };
