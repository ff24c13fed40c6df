/** Limits of the form, per flavour: whole UF, whole pesos, percent, years. See docs/rules.md R50. */
export type Flavour = 'web' | 'pro';

const SHARED = {
  nameMaxLength: 50,
  emailMaxLength: 254,
  textMaxLength: 254,
  ageMin: 24,
  ageMax: 72,
  agePlusYearsMax: 80,
  /** Longest term without the note about long terms. */
  yearsNoteAbove: 30,
  /** Ages that the note names. */
  longTermAgeMin: 27,
  longTermAgeMax: 37,
  graceMonthsMin: 0,
  graceMonthsMax: 6,
  creditMinUf: 300,
  creditMaxUf: 20000,
  /** Lower bound of the property's value for buy/sale, exclusive. */
  buySaleValueAboveUf: 0,
  /** Lower bound of the property's value for refinancing and free disposition, exclusive. */
  otherValueAboveUf: 1500,
  /** Largest amount in UF of a form or a request. */
  amountMaxUf: 10_000_000,
  savingsMinPct: 10,
  subsidyMinUf: 125,
  subsidyMaxUf: 600,
  /** Largest property value for which the form asks about a subsidy. */
  subsidyValueMaxUf: 2200,
  /** Largest property value for which a saved simulation asks about a subsidy. */
  savedSubsidyValueMaxUf: 2000,
  /** Largest property value for which a subsidised credit requires unemployment insurance. */
  unemploymentValueMaxUf: 2200,
  /** Bounds of the rate, both exclusive. */
  rateAbovePct: 0,
  rateBelowPct: 10,
};

export const LIMITS = {
  web: { ...SHARED, nameMinLength: 1, salaryMinClp: 500000, yearsMin: 5, yearsMax: 40 },
  pro: { ...SHARED, nameMinLength: 2, salaryMinClp: 850000, yearsMin: 8, yearsMax: 30 },
} satisfies Record<Flavour, object>;

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
