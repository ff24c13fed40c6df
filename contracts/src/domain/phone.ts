/** Chilean mobile numbers: `+569` and 8 digits. See docs/rules.md R75. */

/** Initial text of the phone field. */
export const PHONE_PREFIX = '+569';

/** The longest way to write a number: with country code, after the prefix that is in the field. */
export const PHONE_TEXT_MAX_LENGTH = `${PHONE_PREFIX}0056912345678`.length;

const SEPARATORS = /[\s\u00a0().\u2010-\u2015-]/g;
/** The 8 digits, alone or after `9`, `09`, `569`, `+569` or `00569`; and each of these after the field's own prefix. */
const MOBILE = /^(?:\+569)?(?:(?:(?:\+|00)?56|0)?9)?(\d{8})$/;
/** The country code and part of a number: 8 digits by chance. */
const CUT_OFF = /^569\d{5}$/;

/**
 * The number as `+569XXXXXXXX` from the ways people write it (`9 1234 5678`, `56 9 …`, `+56 9 …`, `0056 9 …`, `1234 5678`), also
 * if they wrote it after the field's `+569`. Text that is no such number comes back without spaces, dots, hyphens and
 * brackets, for the rule to refuse.
 */
export function normalisePhone(text: string): string {
  const compact = text.replace(SEPARATORS, '');
  const digits = CUT_OFF.test(compact) ? undefined : MOBILE.exec(compact)?.[1];
  return digits === undefined ? compact : `${PHONE_PREFIX}${digits}`;
}

/** True for a whole number, however it was written. */
export const isValidPhone = (text: string): boolean => /^\+569\d{8}$/.test(normalisePhone(text));

/** Returns true for an empty field or the prefix alone, which is never marked as invalid. */
export const isBlankPhone = (text: string): boolean => PHONE_PREFIX.startsWith(normalisePhone(text));

/** A stored number as people read it: `+56 9 1234 5678`. Text that is no such number stays. */
export const formatPhone = (text: string): string => text.replace(/^\+569(\d{4})(\d{4})$/, '+56 9 $1 $2');
