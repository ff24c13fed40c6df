/** Dividend that an income can pay. See docs/rules.md R9, R15, R800. */
import { clpFromNumber, type Clp } from '../../platform/money.ts';
import { INCOME_PER_DIVIDEND } from '../mortgage/simulate.ts';

/** Returns the highest dividend that an income can pay beside other debts a month, whole pesos; not above 0 if the debts leave nothing. */
export const affordableDividend = (incomeClp: Clp, debtsClp = 0): Clp =>
  clpFromNumber(Math.floor(incomeClp / INCOME_PER_DIVIDEND) - debtsClp);
