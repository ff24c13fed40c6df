/** Rules about text fields and selects. See docs/rules.md R71 to R73, R1093. */
import { LIMITS, type Flavour } from '../limits.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

// Only letters with upper or lower case, because ª and º are Latin letters too, with the marks that a language writes.
const LETTERS_AND_SPACES = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}\p{M}{0,2}| )+$/u;
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
  [...text].length > max ? violation('text_max_length', { maxCount: max }) : null;

/** Removes dots and spaces between thousands. Those before decimals stay, because pesos have none. */
export const withoutThousands = (text: string): string => text.replace(/[.\s](?=\d{3}(?!\d))/g, '');

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

/**
 * Returns an e-mail as it is stored and compared: in lower case, without invisible characters, with plain letters for those that only look
 * different (NFKC), such as full-width ones.
 */
export const storedEmail = (text: string): string =>
  text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase().normalize('NFKC');

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

/** Longest number in a free text, digits: of a house and its flat, or a postal code, but no telephone or RUT with its area or digit. */
const TEXT_DIGITS_MAX = 8;
/** Latin letters with the marks that a language writes, digits, and the signs of an address; after NFKC. */
const TEXT_SIGNS = /^(?:[\p{Script=Latin}0-9]\p{M}{0,2}|[-‐–—.,;:'"“”«»()/⁄#&+°%¿?¡! ])*$/u;
/** Digits, with the signs that a telephone may contain; a comma before a space ends a number. */
const NUMBERS = /\d(?:(?:(?![,;] )[^\p{L}\d])*\d)*/gu;
/** Beginning of a page's address, an e-mail's sign, and the last part of the usual ones, also apart from its dot. */
const LINK =
  /@|\/\/|(?:^|\P{L})www(?!\p{L})|\. ?(?:cl|com?|net|org|info|biz|io|me|ly|app|xyz|xn--)(?![\p{L}\d])/u;
const DOTTED = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2}/gu;
/** Words that end with a dot without a space behind it in an address: a number, an initial, an abbreviation as in `Av.Libertador`. */
const ABBREVIATED =
  /^(?:(?:\d+|\p{L}|avd?a?|pje|psje|pob|gral|c?nel|cap|tte|sgto|alte|pdte|dra?|sra?|mons|st[ao]|sn|ntra|edif|de?pto|of|blo?c?k?|mz|lt|parc|cond|urb|km|n[ro]o?|cam|pza|esq)\.)+$/u;

/** Returns true if a text shows the address of a page or an e-mail. */
const hasLink = (text: string): boolean =>
  LINK.test(text) || (text.match(DOTTED) ?? []).some((found) => !ABBREVIATED.test(found.slice(0, -2)));

/**
 * Requires optional free text that the bank can print for somebody else: one line of at most 254 characters, without addresses of pages or
 * e-mails and long numbers. Checked as it is read: without invisible characters, and with letters that only look different replaced.
 */
export function optionalTextRule(text: string): Violation | null {
  const read = oneSpaced(text.replace(APOSTROPHES, "'")).normalize('NFKC').toLowerCase();
  return firstViolation(
    () => maxLength(text, LIMITS.web.textMaxLength),
    () => (hasLink(read) ? plain('text_link') : null),
    () =>
      read.match(NUMBERS)?.some((found) => found.replace(/\D/g, '').length > TEXT_DIGITS_MAX)
        ? violation('text_long_number', { max: TEXT_DIGITS_MAX })
        : null,
    () => (TEXT_SIGNS.test(read) ? null : plain('text_signs')),
  );
}

/** Requires the property type as free text, for the list's option `other`. */
export const otherPropertyTypeRule = (text: string): Violation | null =>
  firstViolation(
    () => requiredText(text),
    () => optionalTextRule(text.trim()),
  );

/** Returns a rule that requires a choice other than the select's default. */
const chosenOr =
  (code: 'required' | 'select_comuna' | 'select_property_type' | 'select_branch') =>
  (chosen: string): Violation | null =>
    chosen === '' ? plain(code) : null;

export const selectRule = chosenOr('required');
export const comunaRule = chosenOr('select_comuna');
export const propertyTypeRule = chosenOr('select_property_type');
export const branchRule = chosenOr('select_branch');
