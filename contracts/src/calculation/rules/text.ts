/** Rules about text fields and selects. See docs/rules.md R71 to R73. */
import { LIMITS, type Flavour } from '../limits.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

// Only letters with upper or lower case, because ª and º are Latin letters too.
const LETTERS_AND_SPACES = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}\p{M}*| )+$/u;
const DIGITS = /^\d+$/;
// Finds typing errors, not every violation of RFC 5322: one @, a local part, a domain with a dot, no spaces.
const EMAIL = /^[^\s\p{Cc}@<>(),;:"\\[\]]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** Invisible characters, which pasted text may contain. */
export const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the text as it is stored: composed (NFC), without invisible characters, with single spaces. */
export const oneSpaced = (text: string): string =>
  text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim().normalize('NFC');

/** Letters that Unicode does not decompose, and their plain ones. The database's `fold_text` has the same. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ø: 'o', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ð: 'd' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' },
};

/** Normalises a name for comparison: ignores case, accents, extra spaces and invisible characters. */
export const folded = (text: string): string =>
  oneSpaced(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[łđøħŧıŋðæœßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter),
  );

const APOSTROPHES = /['’‘`´ʼ]/g;
const HYPHENS = /[-‐‑–—]+/g;

/** Removes apostrophes and replaces hyphens in a name: `OHiggins` for `O'Higgins`, `Nuñez Soto` for `Nuñez-Soto`. */
export const plainName = (written: string): string =>
  oneSpaced(written.replace(APOSTROPHES, '').replace(HYPHENS, ' '));

/** Returns true if a written name differs from the name in apostrophes and hyphens only. */
export const isSpellingOf = (written: string, name: string): boolean =>
  plainName(written) === oneSpaced(name) && oneSpaced(written) !== oneSpaced(name);

export const SOMETHING_TO_SEE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Requires a visible character. */
export const requiredText = (text: string | null | undefined): Violation | null =>
  SOMETHING_TO_SEE.test(text ?? '') ? null : plain('required');

/** Requires a ticked consent box. */
export const requiredConsent = (isTicked: boolean): Violation | null => (isTicked ? null : plain('required'));

export const maxLength = (text: string, max: number): Violation | null =>
  [...text].length > max ? violation('text_max_length', { max }) : null;

export const digitsOnly = (text: string): Violation | null =>
  DIGITS.test(text.trim()) ? null : plain('digits_only');

/** Validates a first or last name: letters, accents, ñ and spaces; at least 2 characters in the staff's form. */
export function nameRule(text: string, flavour: Flavour): Violation | null {
  const name = oneSpaced(text);
  const { nameMinLength, nameMaxLength } = LIMITS[flavour];
  return firstViolation(
    () => requiredText(name),
    () =>
      LETTERS_AND_SPACES.test(name) ? null : plain(flavour === 'web' ? 'name_format' : 'name_letters_only'),
    () => (name.length < nameMinLength ? violation('text_min_length', { min: nameMinLength }) : null),
    () => maxLength(name, nameMaxLength),
  );
}

/** Returns an e-mail as it is stored and compared: composed (NFC), in lower case, without invisible characters. */
export const storedEmail = (text: string): string =>
  text.replace(UNSEEN, '').trim().normalize('NFC').toLowerCase();

/** Requires an e-mail address of at most 254 characters. */
export function emailRule(text: string): Violation | null {
  const email = storedEmail(text);
  return firstViolation(
    () => requiredText(email),
    () => maxLength(email, LIMITS.web.emailMaxLength),
    () =>
      EMAIL.test(email) && !email.includes('..') && !/^\.|\.@/.test(email) ? null : plain('email_format'),
  );
}

/** Requires at most 254 characters of optional free text. */
export const optionalTextRule = (text: string): Violation | null => maxLength(text, LIMITS.web.textMaxLength);

/** Requires the property type as free text, for the list's option `other`. */
export const otherPropertyTypeRule = (text: string): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => maxLength(text.trim(), LIMITS.web.textMaxLength),
  );

/** Requires a choice other than the select's default. */
const chosenOr = (
  code: 'required' | 'select_comuna' | 'select_property_type' | 'select_branch',
  chosen: string,
) => (chosen === '' ? plain(code) : null);

export const selectRule = (chosen: string): Violation | null => chosenOr('required', chosen);
export const comunaRule = (chosen: string): Violation | null => chosenOr('select_comuna', chosen);
export const propertyTypeRule = (chosen: string): Violation | null =>
  chosenOr('select_property_type', chosen);
export const branchRule = (chosen: string): Violation | null => chosenOr('select_branch', chosen);
