/** Comparison with another bank's offer and with an existing credit. See docs/rules.md R574 to R577. */
import { ZERO_UF, ufFromUnits, type Uf } from '../../platform/money.ts';
import { timesDecimal } from '../../platform/scaled.ts';
import { firstBalance, interestOn, payInstalment, type PaidInstalment } from './balance.ts';
import { caePctOf, levelAnnuityRate } from './cae.ts';
import type { LevelLoan } from './dividend.ts';

const MONTHS = 12;
const HUNDREDTHS = 100;

/** Offer of another bank, as printed on its paper. */
export interface OtherOffer {
  readonly credit: Uf;
  readonly termYears: number;
  /** Monthly payment as offered. */
  readonly payment: Uf;
  /** Operation costs of the offer. */
  readonly costs: Uf;
}

export interface OtherOfferFigures {
  /** Nominal annual percent, 2 decimals, by the convention of the CAE. */
  readonly caePct: number;
  readonly caeWithCostsPct: number;
  /** All payments, without costs. */
  readonly total: Uf;
}

/** Returns the nominal annual cost if the operation costs are subtracted from the credit. @throws RangeError if nothing is left */
export const caeWithCostsPct = (
  credit: Uf,
  costs: Uf,
  payment: Uf,
  instalments: number,
  graceMonths: number,
): number => caePctOf(ufFromUnits(credit - costs), payment, instalments, graceMonths);

/** Returns true if the payments add up to at least the principal, so that a rate of 0 or more exists. */
export const repays = (principal: Uf, payment: Uf, instalments: number): boolean =>
  payment * instalments >= principal;

/** @throws RangeError unless the payments repay the credit and the credit exceeds the costs. */
export function otherOfferFigures({ credit, termYears, payment, costs }: OtherOffer): OtherOfferFigures {
  const instalments = MONTHS * termYears;
  if (!repays(credit, payment, instalments)) throw new RangeError('The payments do not repay the credit');
  return {
    caePct: caePctOf(credit, payment, instalments, 0),
    caeWithCostsPct: caeWithCostsPct(credit, costs, payment, instalments, 0),
    total: ufFromUnits(payment * instalments),
  };
}

/** Existing credit that a person is paying. */
export interface PresentCredit {
  readonly balance: Uf;
  /** Monthly payment without insurance. */
  readonly payment: Uf;
  readonly monthsLeft: number;
}

/** Returns the monthly rate of an existing credit, as a fraction of one. @throws RangeError unless the payments repay the balance */
export function presentMonthlyRate({ balance, payment, monthsLeft }: PresentCredit): number {
  if (!repays(balance, payment, monthsLeft)) throw new RangeError('The payments do not repay the balance');
  const rate = levelAnnuityRate({ principal: balance, payment, instalments: monthsLeft, graceMonths: 0 });
  return Math.max(rate, 0);
}

/** Converts a monthly rate to annual percent, 2 decimals: the inverse of R1. */
export const annualPctOf = (monthlyRate: number): number =>
  Math.round(monthlyRate * MONTHS * (360 / 365) * 100 * HUNDREDTHS) / HUNDREDTHS;

/** Returns round4(months × i × balance): the largest commission for prepaying the whole balance. */
export const prepaymentCommission = (balance: Uf, monthlyRate: number, months: number): Uf =>
  ufFromUnits(timesDecimal(balance, months * monthlyRate));

type Month = Pick<PaidInstalment, 'paid' | 'balance'>;

/** Yields payment and balance of each instalment as a schedule shows them, from the balance before the first one; then 0. */
function* instalmentsOf(
  first: Uf,
  interestOf: (balance: Uf) => Uf,
  payment: Uf,
  instalments: number,
): Generator<Month, never> {
  let owed = first;
  for (let k = 1; k <= instalments; k += 1) {
    const instalment = payInstalment(owed, interestOf(owed), payment, k === instalments);
    owed = instalment.balance;
    yield instalment;
  }
  for (;;) yield { paid: ZERO_UF, balance: ZERO_UF };
}

/** Yields the grace months of a loan, in which interest is added to the balance, and then its instalments. */
function* monthsOf(loan: LevelLoan, dividend: Uf): Generator<Month, never> {
  const { monthlyRate, graceMonths, instalments } = loan;
  for (let month = 1; month <= graceMonths; month += 1)
    yield { paid: ZERO_UF, balance: firstBalance({ ...loan, graceMonths: month }) };
  const interestOf = (owed: Uf): Uf => interestOn(owed, monthlyRate);
  return yield* instalmentsOf(firstBalance(loan), interestOf, dividend, instalments);
}

/**
 * Returns the first month at whose end the money received on the first day, the saved payments and the lower balance are at least
 * the cost of the change; null if there is none. A new credit above the present balance brings the difference on the first day; below
 * it, the person pays the difference.
 * @param dividend level payment of the new credit without insurance
 * @param outlay commission and operation costs of the change
 */
export function refinancingMonth(
  present: PresentCredit,
  loan: LevelLoan,
  dividend: Uf,
  outlay: Uf,
): number | null {
  const { balance, payment, monthsLeft } = present;
  const rate = presentMonthlyRate(present);
  const interestOf = (owed: Uf): Uf => ufFromUnits(timesDecimal(owed, rate));
  const before = instalmentsOf(balance, interestOf, payment, monthsLeft);
  const after = monthsOf(loan, dividend);
  let saved = loan.credit - balance;
  for (let month = 1; month <= Math.max(monthsLeft, loan.graceMonths + loan.instalments); month += 1) {
    const [old, renewed] = [before.next().value, after.next().value];
    saved += old.paid - renewed.paid;
    if (saved + (old.balance - renewed.balance) >= outlay) return month;
  }
  return null;
}
