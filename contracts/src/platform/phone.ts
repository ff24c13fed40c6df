/** Chilean mobile numbers: `+569` and 8 digits. See docs/rules.md R75. */

/** Initial text of the phone field. */
export const PHONE_PREFIX = '+569';

/** Maximum length of a typed number: with country code, after the field's prefix. */
export const PHONE_TEXT_MAX_LENGTH = `${PHONE_PREFIX}0056912345678`.length;

/** Separators within a number, and the quotes and invisible characters around a copied one. */
const SEPARATORS = /[\s()."'“”«»;,\u2010-\u2015\p{Cf}-]/gu;
/** 8 digits, alone or after `9`, `09`, `569`, `+569` or `00569`; and all of these after the field's prefix. */
const MOBILE = /^(?:\+569)?(?:(?:(?:\+|00)?56|0)?9)?(\d{8})$/;
/** Incomplete number with country code, which has 8 digits too. */
const CUT_OFF = /^569\d{5}$/;

/**
 * Converts a number to `+569XXXXXXXX` from the usual notations (`9 1234 5678`, `56 9 …`, `+56 9 …`, `0056 9 …`, `1234 5678`),
 * also after the field's `+569`. Returns any other text without spaces, dots, hyphens and brackets; it is then invalid.
 */
export function normalisePhone(text: string): string {
  const compact = text.replace(SEPARATORS, '');
  const digits = CUT_OFF.test(compact) ? undefined : MOBILE.exec(compact)?.[1];
  return digits === undefined ? compact : `${PHONE_PREFIX}${digits}`;
}

/** Returns true for a complete number in any of the usual notations. */
export const isValidPhone = (text: string): boolean => /^\+569\d{8}$/.test(normalisePhone(text));

/** Returns true for an empty field or the prefix alone, which is never marked as invalid. */
export const isBlankPhone = (text: string): boolean => PHONE_PREFIX.startsWith(normalisePhone(text));

/** Formats a stored number: `+56 9 1234 5678`. Returns any other text unchanged. */
export const formatPhone = (text: string): string => text.replace(/^\+569(\d{4})(\d{4})$/, '+56 9 $1 $2');
