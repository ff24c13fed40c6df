/** Rules about the term and the grace. See docs/rules.md R50, R53. */
import { LIMITS, type Flavour } from '../limits.ts';
import { digitsOnly, requiredText } from './text.ts';
import { firstViolation, violation, type Violation } from './violation.ts';

/** 5 to 40 years for the public, 8 to 30 for staff; whole years. */
export function yearsRangeRule(years: number, flavour: Flavour): Violation | null {
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const inside = Number.isInteger(years) && years >= yearsMin && years <= yearsMax;
  return inside ? null : violation('years_range', { min: yearsMin, max: yearsMax });
}

/** 80 is allowed, 81 is not. */
export function agePlusYearsRule(age: number, years: number): Violation | null {
  const max = LIMITS.web.agePlusYearsMax;
  return age + years <= max ? null : violation('age_plus_years', { max });
}

/** The longest term, years, at that age; a null age doesn't count. */
export function yearsMaxAt(age: number | null, flavour: Flavour): number {
  const { yearsMax, agePlusYearsMax } = LIMITS[flavour];
  return Math.min(yearsMax, agePlusYearsMax - (age ?? 0));
}

/** Payment years as typed. A null age is not judged. */
export const paymentYearsRule = (text: string, age: number | null, flavour: Flavour): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => digitsOnly(text),
    () => yearsRangeRule(Number(text), flavour),
    () => (age === null ? null : agePlusYearsRule(age, Number(text))),
  );

/** True for terms that require a certain age and degree: information, never a refusal. */
export const isLongTerm = (years: number): boolean => years > LIMITS.web.yearsNoteAbove;

/** The longest term that the limits and the age allow, years. A null age allows no long term. */
export function mostYears(age: number | null, flavour: Flavour): number {
  const { yearsMax, agePlusYearsMax, yearsNoteAbove, longTermAgeMin, longTermAgeMax } = LIMITS[flavour];
  const mayBeLong = age !== null && age >= longTermAgeMin && age <= longTermAgeMax;
  return Math.min(yearsMax, agePlusYearsMax - (age ?? 0), mayBeLong ? yearsMax : yearsNoteAbove);
}

/** 0 to 6 whole months. */
export function graceRule(months: number): Violation | null {
  const { graceMonthsMin: min, graceMonthsMax: max } = LIMITS.web;
  return Number.isInteger(months) && months >= min && months <= max
    ? null
    : violation('grace_range', { min, max });
}
