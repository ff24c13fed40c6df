/** One mortgage, calculated. Source: calculation rules 1 to 12. */
import { addMonthsClamped, type IsoDate } from '../dates.ts';
import {
  ZERO_UF,
  addUf,
  clpFromNumber,
  ufFromUnits,
  ufToClp,
  type Clp,
  type Uf,
  type UfValue,
} from '../money.ts';
import { caePctOf } from './cae.ts';
import { dividendOf } from './dividend.ts';
import {
  DEFAULT_FIRE_MONTHLY_RATE,
  DEFAULT_LIFE_MONTHLY_RATE,
  fireInsurance,
  lifeInsurance,
  unemploymentInsurance,
} from './insurance.ts';
import { monthlyRateOf, monthlyRateToNumber } from './rate.ts';

const MONTHS = 12;
const INCOME_PER_DIVIDEND = 4;

/** What a mortgage is made of. An absent insurance rate means its default; an explicit 0 means 0. */
export interface MortgageInput {
  readonly credit: Uf;
  readonly propertyValue: Uf;
  /** Annual percent: 4.5. */
  readonly annualRatePct: number;
  readonly termYears: number;
  readonly graceMonths: number;
  readonly ufValue: UfValue;
  /** `destino`. */
  readonly purpose: number;
  /** `codigoSubsidio`, 0 when there is none. */
  readonly subsidyCode: number;
  /** Monthly fractions. */
  readonly lifeMonthlyRate?: number | undefined;
  readonly fireMonthlyRate?: number | undefined;
  readonly unemploymentMonthlyRate?: number | undefined;
  /** What the fire insurance covers; absent or 0 means three quarters of the credit. */
  readonly insuredAmount?: Uf | undefined;
  /** The day of the simulation in Santiago. */
  readonly startDate: IsoDate;
}

/** The figures of a mortgage. Parts always foot to `totalDividend`. */
export interface MortgageResult {
  /** The monthly rate as a fraction of one, 6 decimals. */
  readonly monthlyRate: number;
  /** Without insurance. */
  readonly dividend: Uf;
  readonly lifeInsurance: Uf;
  readonly fireInsurance: Uf;
  readonly unemploymentInsurance: Uf;
  readonly totalDividend: Uf;
  readonly totalDividendClp: Clp;
  readonly minimumIncomeClp: Clp;
  /** All instalments; operating expenses are not in it. */
  readonly totalCost: Uf;
  /** Nominal annual percent, 2 decimals. */
  readonly caePct: number;
  readonly firstDueDate: IsoDate;
  readonly instalments: number;
  readonly termYears: number;
  readonly annualRatePct: number;
}

function assertPossible({ credit, termYears, graceMonths }: MortgageInput): void {
  if (!(credit > 0)) throw new RangeError(`Credit must be above 0: ${credit}`);
  if (!(Number.isInteger(termYears) && termYears > 0))
    throw new RangeError(`Term must be whole years: ${termYears}`);
  if (!(Number.isInteger(graceMonths) && graceMonths >= 0))
    throw new RangeError(`Grace must be whole months: ${graceMonths}`);
}

/**
 * Calculates a mortgage. The product's limits are not checked here, only what the arithmetic needs.
 * @throws RangeError when the credit is not above 0, the rate negative, or term or grace no whole number.
 */
export function simulateMortgage(input: MortgageInput): MortgageResult {
  assertPossible(input);
  const { credit, graceMonths, purpose, subsidyCode } = input;
  const rate = monthlyRateOf(input.annualRatePct);
  const instalments = MONTHS * input.termYears;
  const dividend = dividendOf({ credit, monthlyRate: rate, instalments, graceMonths });
  const life = lifeInsurance(credit, rate, graceMonths, input.lifeMonthlyRate ?? DEFAULT_LIFE_MONTHLY_RATE);
  const fire = fireInsurance(
    credit,
    input.insuredAmount ?? ZERO_UF,
    input.fireMonthlyRate ?? DEFAULT_FIRE_MONTHLY_RATE,
  );
  const unemployment = unemploymentInsurance(
    credit,
    purpose,
    subsidyCode,
    input.unemploymentMonthlyRate ?? 0,
  );
  const totalDividend = addUf(dividend, life, fire, unemployment);
  const totalDividendClp = ufToClp(totalDividend, input.ufValue);
  return {
    monthlyRate: monthlyRateToNumber(rate),
    dividend,
    lifeInsurance: life,
    fireInsurance: fire,
    unemploymentInsurance: unemployment,
    totalDividend,
    totalDividendClp,
    minimumIncomeClp: clpFromNumber(INCOME_PER_DIVIDEND * totalDividendClp),
    totalCost: ufFromUnits(totalDividend * instalments),
    caePct: caePctOf(credit, totalDividend, instalments, graceMonths),
    firstDueDate: addMonthsClamped(input.startDate, graceMonths + 1),
    instalments,
    termYears: input.termYears,
    annualRatePct: input.annualRatePct,
  };
}
