/** Monthly payment of a mortgage, in UF. See docs/rules.md R1 to R7. */
import type { IsoDate } from '../../platform/dates.ts';
import { ZERO_UF, addUf, ufFromUnits, type Uf } from '../../platform/money.ts';
import { dividendOf, type LevelLoan } from './dividend.ts';
import {
  DEFAULT_FIRE_MONTHLY_RATE,
  DEFAULT_LIFE_MONTHLY_RATE,
  fireInsurance,
  lifeInsurance,
  unemploymentInsurance,
} from './insurance.ts';
import { monthlyRateOf } from './rate.ts';

const MONTHS = 12;

/** Terms that determine the monthly payment. An absent insurance rate means its default; an explicit 0 means 0. */
export interface LevelTerms {
  readonly credit: Uf;
  readonly propertyValue: Uf;
  /** Annual percent: 4.5 */
  readonly annualRatePct: number;
  readonly termYears: number;
  readonly graceMonths: number;
  /** `destino`. */
  readonly purpose: number;
  /** `codigoSubsidio`, 0 without a subsidy. */
  readonly subsidyCode: number;
  /** Monthly fractions. */
  readonly lifeMonthlyRate?: number | undefined;
  readonly fireMonthlyRate?: number | undefined;
  readonly unemploymentMonthlyRate?: number | undefined;
  /** Amount covered by the fire insurance; absent or 0 means three quarters of the credit. */
  readonly insuredAmount?: Uf | undefined;
  /** Number of people whose lives are insured, 1 or 2; absent means 1. */
  readonly insuredPeople?: number | undefined;
}

/** Terms of a mortgage. */
export interface MortgageTerms extends LevelTerms {
  /** Day of the simulation in Santiago. */
  readonly startDate: IsoDate;
}

/** Level payment and its parts, whose sum is always `totalDividend`. */
export interface LevelPayment {
  /** Monthly payment without insurance. */
  readonly dividend: Uf;
  readonly lifeInsurance: Uf;
  readonly fireInsurance: Uf;
  readonly unemploymentInsurance: Uf;
  readonly totalDividend: Uf;
}

function assertPossible({ credit, termYears, graceMonths }: LevelTerms): void {
  if (!(credit > 0)) throw new RangeError(`Credit must be above 0: ${credit}`);
  if (!(Number.isInteger(termYears) && termYears > 0))
    throw new RangeError(`Term must be whole years: ${termYears}`);
  if (!(Number.isInteger(graceMonths) && graceMonths >= 0))
    throw new RangeError(`Grace must be whole months: ${graceMonths}`);
}

/**
 * Returns the loan of these terms. Does not check the product's limits, only what the arithmetic needs.
 * @throws RangeError if the credit is not above 0, the rate is negative, or term or grace is not an integer
 */
export function levelLoanOf(terms: LevelTerms): LevelLoan {
  assertPossible(terms);
  return {
    credit: terms.credit,
    monthlyRate: monthlyRateOf(terms.annualRatePct),
    instalments: MONTHS * terms.termYears,
    graceMonths: terms.graceMonths,
  };
}

/** Returns the monthly payment. @throws RangeError as `levelLoanOf` does */
export function levelPaymentOf(terms: LevelTerms, loan = levelLoanOf(terms)): LevelPayment {
  const { credit } = loan;
  const dividend = dividendOf(loan);
  const lifeRate = terms.lifeMonthlyRate ?? DEFAULT_LIFE_MONTHLY_RATE;
  const lifeEach = lifeInsurance(credit, loan.monthlyRate, loan.graceMonths, lifeRate);
  const life = ufFromUnits((terms.insuredPeople ?? 1) * lifeEach);
  const fireRate = terms.fireMonthlyRate ?? DEFAULT_FIRE_MONTHLY_RATE;
  const fire = fireInsurance(credit, terms.insuredAmount ?? ZERO_UF, fireRate);
  const unemploymentRate = terms.unemploymentMonthlyRate ?? 0;
  const unemployment = unemploymentInsurance(credit, terms.purpose, terms.subsidyCode, unemploymentRate);
  return {
    dividend,
    lifeInsurance: life,
    fireInsurance: fire,
    unemploymentInsurance: unemployment,
    totalDividend: addUf(dividend, life, fire, unemployment),
  };
}
