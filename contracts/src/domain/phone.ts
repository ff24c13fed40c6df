/** Chilean mobile numbers: `+569` and 8 digits. See docs/rules.md R75. */

/** What the field holds before anybody typed. */
export const PHONE_PREFIX = '+569';

const MOBILE = /^\+569\d{8}$/;

/**
 * The number as `+569XXXXXXXX` from the ways people paste it (`9 1234 5678`, `56 9 …`, `+56 9 …`, `0056 9 …`,
 * `1234 5678`). Text that is no such number comes back without spaces, hyphens and brackets, for the rule to refuse.
 */
export function normalisePhone(text: string): string {
  const compact = text.replace(/[\s\u00a0().\u2010-\u2015-]/g, '');
  if (!/^\+?\d*$/.test(compact)) return compact;
  const digits = compact.replace(/^\+/, '').replace(/^00/, '');
  if (digits === '') return compact;
  if (compact.startsWith('+') || '569'.startsWith(digits.slice(0, 3))) return `+${digits}`;
  if (digits.length === 9 && digits.startsWith('9')) return `+56${digits}`;
  if (digits.length === 8) return `${PHONE_PREFIX}${digits}`;
  return digits;
}

/** True for `+569` and exactly 8 digits, however it was spaced. */
export function isValidPhone(text: string): boolean {
  return MOBILE.test(normalisePhone(text));
}

/** True while the field still holds its default, which is never flagged. */
export function isUntouchedPhone(text: string): boolean {
  return normalisePhone(text) === PHONE_PREFIX;
}
