/**
 * One table of limits, a column for each flavour. See docs/rules.md R50. Amounts in UF are whole
 * UF, pesos are whole pesos, percentages are percent.
 */
export type Flavour = 'web' | 'pro';

export interface Limits {
  readonly nameMinLength: number;
  readonly nameMaxLength: number;
  readonly emailMaxLength: number;
  readonly textMaxLength: number;
  readonly ageMin: number;
  readonly ageMax: number;
  readonly agePlusYearsMax: number;
  readonly salaryMinClp: number;
  readonly yearsMin: number;
  readonly yearsMax: number;
  /** A longer term only shows an information. */
  readonly yearsNoteAbove: number;
  /** Ages of those who may take such a term. */
  readonly longTermAgeMin: number;
  readonly longTermAgeMax: number;
  readonly graceMonthsMin: number;
  readonly graceMonthsMax: number;
  readonly creditMinUf: number;
  readonly creditMaxUf: number;
  /** Buy/sale: the property's value must be above it. */
  readonly buySaleValueAboveUf: number;
  /** Refinancing and free disposition: the property's value must be above it. */
  readonly otherValueAboveUf: number;
  /** The largest amount in UF that a form or a request may hold. */
  readonly amountMaxUf: number;
  readonly savingsMinPct: number;
  readonly subsidyMinUf: number;
  readonly subsidyMaxUf: number;
  /** A higher value hides the subsidy question. */
  readonly subsidyValueMaxUf: number;
  /** The same for a simulation that was saved before. */
  readonly savedSubsidyValueMaxUf: number;
  /** Up to this value a credit with subsidy needs the unemployment insurance. */
  readonly unemploymentValueMaxUf: number;
  /** The rate is above the one and below the other. */
  readonly rateAbovePct: number;
  readonly rateBelowPct: number;
}

const SHARED = {
  nameMaxLength: 50,
  emailMaxLength: 254,
  textMaxLength: 254,
  ageMin: 24,
  ageMax: 72,
  agePlusYearsMax: 80,
  yearsNoteAbove: 30,
  longTermAgeMin: 27,
  longTermAgeMax: 37,
  graceMonthsMin: 0,
  graceMonthsMax: 6,
  creditMinUf: 300,
  creditMaxUf: 20000,
  buySaleValueAboveUf: 0,
  otherValueAboveUf: 1500,
  amountMaxUf: 10_000_000,
  savingsMinPct: 10,
  subsidyMinUf: 125,
  subsidyMaxUf: 600,
  subsidyValueMaxUf: 2200,
  savedSubsidyValueMaxUf: 2000,
  unemploymentValueMaxUf: 2200,
  rateAbovePct: 0,
  rateBelowPct: 10,
} as const;

export const LIMITS: Readonly<Record<Flavour, Limits>> = {
  web: { ...SHARED, nameMinLength: 1, salaryMinClp: 500000, yearsMin: 5, yearsMax: 40 },
  pro: { ...SHARED, nameMinLength: 2, salaryMinClp: 850000, yearsMin: 8, yearsMax: 30 },
};

/** The terms of the comparison, in years. */
export const COMPARISON_YEARS = [8, 12, 15, 20, 25, 30] as const;

/** One row of the financing table; null means every purpose, or every property type. */
export interface FinancingLimit {
  readonly purpose: number | null;
  readonly propertyType: number | null;
  readonly maxPct: number;
}

/** The table as delivered; an operator may hold another one. */
export const FINANCING_LIMITS: readonly FinancingLimit[] = [
  { purpose: null, propertyType: null, maxPct: 90 },
];

/** The share of the value that may be financed, in percent: of the rows that fit, the most specific one. */
export function maxFinancingPct(
  purpose: number,
  propertyType: number | null,
  table: readonly FinancingLimit[] = FINANCING_LIMITS,
): number {
  const weight = (row: FinancingLimit) =>
    (row.purpose === null ? 0 : 2) + (row.propertyType === null ? 0 : 1);
  const fitting = table
    .filter((row) => row.purpose === null || row.purpose === purpose)
    .filter((row) => row.propertyType === null || row.propertyType === propertyType)
    .sort((a, b) => weight(b) - weight(a));
  return fitting[0]?.maxPct ?? 0;
}
