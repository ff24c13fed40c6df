/** Dividend that an income can pay. See docs/rules.md R9, R15, R800. */
import { clpFromNumber, type Clp } from '../../platform/money.ts';
import { INCOME_PER_DIVIDEND } from '../mortgage/simulate.ts';
import type { ResultRow } from '../result-row.ts';

/** Other debts of the people who owe the credit. */
export interface OtherDebts {
  /** Whole pesos a month. */
  readonly clp: number;
  /** Largest part of the income for dividend and debts together, percent. */
  readonly totalMaxPct: number;
}

const NO_DEBTS: OtherDebts = { clp: 0, totalMaxPct: 100 };

/** Returns the highest dividend that an income can pay beside other debts, whole pesos; not above 0 if the debts leave nothing. */
export const affordableDividend = (incomeClp: Clp, debts = NO_DEBTS): Clp =>
  clpFromNumber(
    debts.clp === 0
      ? quarterOf(incomeClp)
      : Math.min(quarterOf(incomeClp), largestTotal(incomeClp, debts) - debts.clp),
  );

/** Returns the largest sum of dividend and other debts, whole pesos. */
export const largestTotal = (incomeClp: number, { totalMaxPct }: OtherDebts): Clp =>
  clpFromNumber(Math.floor((incomeClp * totalMaxPct) / 100));

const quarterOf = (incomeClp: Clp): number => Math.floor(incomeClp / INCOME_PER_DIVIDEND);

/** Returns the lowest income that is enough for a row's dividend beside other debts, whole pesos. */
export const neededIncome = (
  { DivTotalPe, RenMin }: Pick<ResultRow, 'DivTotalPe' | 'RenMin'>,
  debts = NO_DEBTS,
): number =>
  debts.clp === 0
    ? RenMin
    : Math.max(RenMin, Math.ceil(((DivTotalPe + debts.clp) * 100) / debts.totalMaxPct));
