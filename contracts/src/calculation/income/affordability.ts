/** Dividend that an income can pay. See docs/rules.md R9, R15. */
import type { Clp } from '../../platform/money.ts';
import { INCOME_PER_DIVIDEND } from '../mortgage/simulate.ts';

/** Returns the highest dividend that an income can pay, whole pesos. */
export const affordableDividend = (incomeClp: Clp): Clp => Math.floor(incomeClp / INCOME_PER_DIVIDEND) as Clp;
