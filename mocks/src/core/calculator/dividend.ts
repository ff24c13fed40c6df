import { Exact, round0, round4, type ExactNumber } from './exact.ts';

/** Credit: amounts in UF, annual percent, years; insurance rates are monthly fractions; `ufClp` is pesos per UF. */
export interface CreditInput {
  readonly creditUf: number;
  readonly insuredUf: number;
  readonly termYears: number;
  readonly graceMonths: number;
  readonly annualRatePct: number;
  readonly lifeRate: number;
  readonly insuredPeople: number;
  readonly fireRate: number;
  /** 0 without unemployment insurance. */
  readonly unemploymentRate: number;
  readonly ufClp: number;
}

/** Share of the credit that fire insurance covers if the request has no insured amount. */
const FIRE_SHARE_OF_CREDIT = '0.75';
const INCOME_PER_DIVIDEND = 4;

/** Returns the monthly rate: six decimals, 365/360 convention. See docs/rules.md R1. */
export const monthlyRate = (annualRatePct: number): ExactNumber =>
  new Exact(annualRatePct).div(100).mul(365).div(360).div(12).toDecimalPlaces(6, Exact.ROUND_HALF_UP);

function instalment(capital: ExactNumber, rate: ExactNumber, count: number): ExactNumber {
  if (rate.isZero()) return capital.div(count);
  return capital.mul(rate).div(new Exact(1).sub(rate.add(1).pow(-count)));
}

function insuredAmount({ insuredUf, creditUf }: CreditInput): ExactNumber {
  return insuredUf > 0 ? new Exact(insuredUf) : new Exact(creditUf).mul(FIRE_SHARE_OF_CREDIT);
}

/** Calculates the level payment with its insurances. Interest of the grace months is added to the capital. */
export function dividendOf(input: CreditInput) {
  const rate = monthlyRate(input.annualRatePct);
  const instalments = input.termYears * 12;
  const capital = rate.add(1).pow(input.graceMonths).mul(input.creditUf);
  const baseUf = round4(instalment(capital, rate, instalments));
  const lifeUf = round4(capital.mul(input.lifeRate)).mul(input.insuredPeople);
  const fireUf = round4(insuredAmount(input).mul(input.fireRate));
  const unemploymentUf = round4(new Exact(input.creditUf).mul(input.unemploymentRate));
  const totalUf = baseUf.add(lifeUf).add(fireUf).add(unemploymentUf);
  const totalClp = round0(totalUf.mul(input.ufClp));
  return {
    baseUf,
    lifeUf,
    fireUf,
    unemploymentUf,
    totalUf,
    totalClp,
    creditCostUf: totalUf.mul(instalments),
    minimumIncomeClp: totalClp.mul(INCOME_PER_DIVIDEND),
    instalments,
  };
}

/**
 * Returns the due date of the first instalment (`YYYY-MM-DD`): one month after the grace months, at most the month's
 * last day.
 */
export function firstDueDate(date: string, graceMonths: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + graceMonths + 1, 1));
  const [dueYear, dueMonth] = [firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth()];
  const lastDay = new Date(Date.UTC(dueYear, dueMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(dueYear, dueMonth, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
