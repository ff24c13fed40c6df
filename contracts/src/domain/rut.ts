/**
 * The Chilean identification number: 7 or 8 digits and a verifier (0 to 9 or K, modulo 11).
 * See docs/rules.md R74. On the wire `12345678-k`, on screen `12.345.678-K`; leading zeros are dropped.
 */

const SEPARATORS = /[.\s\u00a0\u2010-\u2015-]/g;
const COMPACT = /^\d{7,8}[\dk]$/;
const FACTORS = [2, 3, 4, 5, 6, 7] as const;

/** Digits and verifier without dots, hyphens, spaces and leading zeros, in lower case. Other characters stay. */
export function cleanRut(text: string): string {
  return text
    .replace(SEPARATORS, '')
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
}

/** The verifier that belongs to a number, `0` to `9` or `k`. `digits` holds digits only. */
export function rutVerifier(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (FACTORS[index % FACTORS.length] ?? 0), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'k' : String(rest);
}

/** True for 7 or 8 digits with their right verifier, in any of the usual spellings. */
export function isValidRut(text: string): boolean {
  const compact = cleanRut(text);
  return COMPACT.test(compact) && rutVerifier(compact.slice(0, -1)) === compact.slice(-1);
}

/** `12.345.678-K`: the screen's spelling, for a complete number and for one that is still being typed. */
export function formatRut(text: string): string {
  const compact = text
    .toLowerCase()
    .replace(/[^\dk]/g, '')
    .replace(/^0+(?=.)/, '');
  if (compact.length < 2) return compact.toUpperCase();
  const digits = compact.slice(0, -1).replace(/k/g, '');
  return `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}-${compact.slice(-1).toUpperCase()}`;
}

/** `12345678-k`: the wire's spelling. The text is expected to be valid. */
export function toWireRut(text: string): string {
  const compact = cleanRut(text);
  return `${compact.slice(0, -1)}-${compact.slice(-1)}`;
}
