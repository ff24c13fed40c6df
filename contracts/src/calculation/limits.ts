/** Limits of the form, per flavour: whole UF, whole pesos, percent, years. See docs/rules.md R50. */
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
  /** Longest term without the note about long terms. */
  readonly yearsNoteAbove: number;
  /** Ages that the note names. */
  readonly longTermAgeMin: number;
  readonly longTermAgeMax: number;
  readonly graceMonthsMin: number;
  readonly graceMonthsMax: number;
  readonly creditMinUf: number;
  readonly creditMaxUf: number;
  /** Lower bound of the property's value for buy/sale, exclusive. */
  readonly buySaleValueAboveUf: number;
  /** Lower bound of the property's value for refinancing and free disposition, exclusive. */
  readonly otherValueAboveUf: number;
  /** Largest amount in UF of a form or a request. */
  readonly amountMaxUf: number;
  readonly savingsMinPct: number;
  readonly subsidyMinUf: number;
  readonly subsidyMaxUf: number;
  /** Largest property value for which the form asks about a subsidy. */
  readonly subsidyValueMaxUf: number;
  /** Largest property value for which a saved simulation asks about a subsidy. */
  readonly savedSubsidyValueMaxUf: number;
  /** Largest property value for which a subsidised credit requires unemployment insurance. */
  readonly unemploymentValueMaxUf: number;
  /** Bounds of the rate, both exclusive. */
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

/** Maximum length of a comment, characters. See docs/rules.md R287. */
export const COMMENT_MAX = 2500;

/** Terms of the comparison, years. */
export const COMPARISON_YEARS = [8, 12, 15, 20, 25, 30] as const;

/** Returns the terms that a credit's own term is compared with, and that term, years in ascending order. See docs/rules.md R26. */
export const comparedYears = (ownYears: number): readonly number[] =>
  [...new Set([...COMPARISON_YEARS, ownYears])].sort((one, other) => one - other);

/** Row of the financing table; null means every purpose, or every property type. */
export interface FinancingLimit {
  readonly purpose: number | null;
  readonly propertyType: number | null;
  readonly maxPct: number;
}

/** Financing table of a new installation; an operator may change it. */
export const FINANCING_LIMITS: readonly FinancingLimit[] = [
  { purpose: null, propertyType: null, maxPct: 90 },
];

/** Returns the share of the value that may be financed, in percent, from the most specific matching row. */
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
