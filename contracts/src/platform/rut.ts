/**
 * RUT, the Chilean identification number: 7 or 8 digits and a check digit (0 to 9 or K, modulo 11).
 * See docs/rules.md R74. On the wire `12345678-k`, on screen `12.345.678-K`; leading zeros are dropped.
 */

const SEPARATORS = /[.\s\u00a0\u2010-\u2015-]/g;
const COMPACT = /^\d{7,8}[\dk]$/;
const FACTORS = [2, 3, 4, 5, 6, 7] as const;

/** Removes dots, hyphens, spaces and leading zeros, and converts to lower case. Other characters are unchanged. */
export function cleanRut(text: string): string {
  return text
    .replace(SEPARATORS, '')
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
}

/** Calculates the check digit of a number, `0` to `9` or `k`. `digits` must contain digits only. */
export function rutVerifier(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (FACTORS[index % FACTORS.length] ?? 0), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'k' : String(rest);
}

/** Returns true for 7 or 8 digits with the right check digit, in any of the usual formats. */
export function isValidRut(text: string): boolean {
  const compact = cleanRut(text);
  return COMPACT.test(compact) && rutVerifier(compact.slice(0, -1)) === compact.slice(-1);
}

/** Formats a complete or incomplete number for the screen: `12.345.678-K`. */
export function formatRut(text: string): string {
  const compact = text
    .toLowerCase()
    .replace(/[^\dk]/g, '')
    .replace(/^0+(?=.)/, '');
  if (compact.length < 2) return compact.toUpperCase();
  const digits = compact.slice(0, -1).replace(/k/g, '');
  return `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}-${compact.slice(-1).toUpperCase()}`;
}

/** Formats a valid number for the wire: `12345678-k`. */
export function toWireRut(text: string): string {
  const compact = cleanRut(text);
  return `${compact.slice(0, -1)}-${compact.slice(-1)}`;
}
