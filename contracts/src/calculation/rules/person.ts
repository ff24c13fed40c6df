/** Rules about the client. Ages in years, salaries in pesos a month. See docs/rules.md R50, R70 to R75. */
import { LIMITS, type Flavour } from '../limits.ts';
import { isValidPhone } from '../../platform/phone.ts';
import { isValidRut } from '../../platform/rut.ts';
import { digitsOnly, requiredText, withoutThousands } from './text.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

/** Requires 24 to 72 years, as typed. */
export const ageRule = (text: string): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => digitsOnly(text),
    () => ageRangeRule(Number(text)),
  );

/** Requires 24 to 72 years. */
export function ageRangeRule(age: number): Violation | null {
  const { ageMin, ageMax } = LIMITS.web;
  return age >= ageMin && age <= ageMax ? null : violation('age_range', { min: ageMin, max: ageMax });
}

export const rutRule = (text: string): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => (isValidRut(text) ? null : plain('rut_invalid')),
  );

export const phoneRule = (text: string): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => (isValidPhone(text) ? null : plain('phone_invalid')),
  );

/** Requires the flavour's minimum net salary, as typed: digits, with dots between thousands or without. */
export function salaryRule(text: string, flavour: Flavour): Violation | null {
  const digits = withoutThousands(text);
  const { salaryMinClp } = LIMITS[flavour];
  return firstViolation(
    () => requiredText(text),
    () => digitsOnly(digits),
    () => (Number(digits) >= salaryMinClp ? null : violation('salary_min', { minClp: salaryMinClp })),
  );
}

export const workerTypeRule = (chosen: string): Violation | null => requiredText(chosen);
