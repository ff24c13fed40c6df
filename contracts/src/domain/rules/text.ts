/** Rules about text fields and selects. See docs/rules.md R71 to R73. */
import { LIMITS, type Flavour } from '../limits.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

// Cased letters only: ª and º are Latin too.
const LETTERS_AND_SPACES = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}\p{M}*| )+$/u;
const DIGITS = /^\d+$/;
// One @, a local part and a domain with a dot, without blanks: what a person mistypes, not all of RFC 5322.
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** Characters that nobody sees, as a paste may have them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export const oneSpaced = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** For comparing names as people type them: ignores case, accents, extra spaces and what nobody sees. */
export const folded = (text: string): string =>
  oneSpaced(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

const APOSTROPHES = /['’‘`´ʼ]/g;
const HYPHENS = /[-‐‑–—]+/g;

/** A name without the apostrophes and hyphens that people write it with: `OHiggins` for `O'Higgins`, `Nuñez Soto` for `Nuñez-Soto`. */
export const plainName = (written: string): string =>
  oneSpaced(written.replace(APOSTROPHES, '').replace(HYPHENS, ' '));

/** Whether a person may write the name so: it differs in apostrophes and hyphens alone. */
export const isSpellingOf = (written: string, name: string): boolean =>
  plainName(written) === oneSpaced(name) && oneSpaced(written) !== oneSpaced(name);

export const SOMETHING_TO_SEE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Something other than blanks and characters without a width was entered. */
export const requiredText = (text: string | null | undefined): Violation | null =>
  SOMETHING_TO_SEE.test(text ?? '') ? null : plain('required');

/** The consent box is ticked. */
export const requiredConsent = (given: boolean): Violation | null => (given ? null : plain('required'));

export const maxLength = (text: string, max: number): Violation | null =>
  [...text].length > max ? violation('text_max_length', { max }) : null;

export const digitsOnly = (text: string): Violation | null =>
  DIGITS.test(text.trim()) ? null : plain('digits_only');

/** First or last name: letters, accents, ñ and spaces; the staff form asks for 2 characters at least. */
export function nameRule(text: string, flavour: Flavour): Violation | null {
  const name = text.trim();
  const { nameMinLength, nameMaxLength } = LIMITS[flavour];
  return firstViolation(
    () => requiredText(name),
    () =>
      LETTERS_AND_SPACES.test(name) ? null : plain(flavour === 'web' ? 'name_format' : 'name_letters_only'),
    () => (name.length < nameMinLength ? violation('text_min_length', { min: nameMinLength }) : null),
    () => maxLength(name, nameMaxLength),
  );
}

/** E-mail address of up to 254 characters. */
export function emailRule(text: string): Violation | null {
  const email = text.trim();
  return firstViolation(
    () => requiredText(email),
    () => maxLength(email, LIMITS.web.emailMaxLength),
    () =>
      EMAIL.test(email) && !email.includes('..') && !/^\.|\.@/.test(email) ? null : plain('email_format'),
  );
}

/** Free text that may be left out, up to 254 characters. */
export const optionalTextRule = (text: string): Violation | null => maxLength(text, LIMITS.web.textMaxLength);

/** The kind of property as free text, needed when the list has no name for it. */
export const otherPropertyTypeRule = (text: string): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => maxLength(text.trim(), LIMITS.web.textMaxLength),
  );

/** Selects must not stay at their default. */
const chosenOr = (
  code: 'required' | 'select_comuna' | 'select_property_type' | 'select_branch',
  chosen: string,
) => (chosen === '' ? plain(code) : null);

export const selectRule = (chosen: string): Violation | null => chosenOr('required', chosen);
export const comunaRule = (chosen: string): Violation | null => chosenOr('select_comuna', chosen);
export const propertyTypeRule = (chosen: string): Violation | null =>
  chosenOr('select_property_type', chosen);
export const branchRule = (chosen: string): Violation | null => chosenOr('select_branch', chosen);
