/** Rules of a person's corrected data, by their names on the wire. See docs/rules.md R621. */
import { isBlankPhone } from '../../platform/phone.ts';
import { phoneRule } from './person.ts';
import { emailRule, nameRule, plainName } from './text.ts';
import type { Violation } from './violation.ts';

const correctedName = (text: string): Violation | null => nameRule(plainName(text), 'pro');

export const CORRECTION_RULES = {
  first_name: correctedName,
  last_name: correctedName,
  email: emailRule,
  // The bare prefix deletes the phone.
  phone_number: (text: string): Violation | null => (isBlankPhone(text) ? null : phoneRule(text)),
} as const;
export type CorrectedName = keyof typeof CORRECTION_RULES;
export const CORRECTED_NAMES = Object.keys(CORRECTION_RULES) as CorrectedName[];
