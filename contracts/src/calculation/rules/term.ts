/** Rules about term and grace months. See docs/rules.md R50, R53. */
import { LIMITS, type Flavour } from '../limits.ts';
import { digitsOnly, requiredText } from './text.ts';
import { firstViolation, violation, type Violation } from './violation.ts';

/** Requires 5 to 40 whole years for visitors, 8 to 30 for staff. */
export function yearsRangeRule(years: number, flavour: Flavour): Violation | null {
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const inside = Number.isInteger(years) && years >= yearsMin && years <= yearsMax;
  return inside ? null : violation('years_range', { min: yearsMin, max: yearsMax });
}

/** Requires that age plus payment years are at most 80. */
export function agePlusYearsRule(age: number, years: number): Violation | null {
  const max = LIMITS.web.agePlusYearsMax;
  return age + years <= max ? null : violation('age_plus_years', { max });
}

/** Returns the longest term at an age, years; a null age is ignored. */
export function yearsMaxAt(age: number | null, flavour: Flavour): number {
  const { yearsMax, agePlusYearsMax } = LIMITS[flavour];
  return Math.min(yearsMax, agePlusYearsMax - (age ?? 0));
}

/** Validates payment years, as typed. A null age is ignored. */
export const paymentYearsRule = (text: string, age: number | null, flavour: Flavour): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => digitsOnly(text),
    () => yearsRangeRule(Number(text), flavour),
    () => (age === null ? null : agePlusYearsRule(age, Number(text))),
  );

/** Returns true for terms that require a certain age and degree, which is shown as a note. */
export const isLongTerm = (years: number): boolean => years > LIMITS.web.yearsNoteAbove;

/** Returns the longest term that limits and age allow, years; without an age, the longest one without the note. */
export function mostYears(age: number | null, flavour: Flavour): number {
  const { yearsMax, agePlusYearsMax, yearsNoteAbove, longTermAgeMin, longTermAgeMax } = LIMITS[flavour];
  const mayBeLong = age !== null && age >= longTermAgeMin && age <= longTermAgeMax;
  return Math.min(yearsMax, agePlusYearsMax - (age ?? 0), mayBeLong ? yearsMax : yearsNoteAbove);
}

/** Requires 0 to 6 whole months. */
export function graceRule(months: number): Violation | null {
  const { graceMonthsMin: min, graceMonthsMax: max } = LIMITS.web;
  return Number.isInteger(months) && months >= min && months <= max
    ? null
    : violation('grace_range', { min, max });
}
