/** Patterns of personal data, for values whose field name does not reveal it. */
import { isValidRut } from '@simulador/contracts/platform/rut';
import { isValidPhone } from '@simulador/contracts/platform/phone';

const UUID_TEXT = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const EMAIL_TEXT = String.raw`[^\s@<>"'(),;:/?&=]+@[^\s@<>"'(),;:/?&=]+\.[^\s@<>"'(),;:/?&=.]{2,}`;
const JWT_TEXT = String.raw`eyJ[\w-]+(?:\.[\w-]*){1,4}`;
const RUT_TEXT = String.raw`\d{1,2}[.,\s_]?\d{3}[.,\s_]?\d{3}\s?[-\u2010-\u2015]\s?[\dkK]`;
const COMPACT_RUT_TEXT = String.raw`\d{1,2}[.,\s]?\d{3}[.,\s]?\d{3}[\dkK]`;
const PHONE_TEXT = String.raw`(?:(?:\+|00)?56[\s.-]?)?9[\s.-]?\d{4}[\s.-]?\d{4}`;

/** Returns a pattern that does not match inside a longer run of letters and digits. */
const alone = (text: string): string => String.raw`(?<![\p{L}\d])(?:0*${text})(?![\p{L}\d])`;

export const isUuid = (text: string): boolean => new RegExp(`^${UUID_TEXT}$`, 'i').test(text);
export const isJwt = (text: string): boolean =>
  new RegExp(`^(?:(?:bearer|basic)\\s+)?${JWT_TEXT}$`, 'i').test(text);
export const isEmail = (text: string): boolean => /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text);

/** Returns true for a RUT with hyphen, valid or not, and for a valid RUT without hyphen. */
export const isRutLike = (text: string): boolean =>
  new RegExp(`^\\s*0*${RUT_TEXT}\\s*$`, 'u').test(text) ||
  (/^[\d.\s]+[\dkK]$/.test(text) && isValidRut(text));

/** Returns true for a mobile number with its prefix. Eight digits without it could be anything. */
export const isPhoneLike = (text: string): boolean =>
  /^\+?[\d\s().-]{9,20}$/.test(text) && text.replace(/\D/g, '').length >= 9 && isValidPhone(text);

export type Found = 'jwt' | 'uuid' | 'email' | 'rut' | 'phone';

const PATTERNS: readonly (readonly [Found, RegExp])[] = [
  ['jwt', new RegExp(JWT_TEXT, 'g')],
  ['email', new RegExp(EMAIL_TEXT, 'gu')],
  ['uuid', new RegExp(UUID_TEXT, 'gi')],
  ['rut', new RegExp(alone(RUT_TEXT), 'gu')],
  ['phone', new RegExp(alone(PHONE_TEXT), 'gu')],
  ['rut', new RegExp(alone(COMPACT_RUT_TEXT), 'gu')],
];

/** Character around the index of a match, which hides it from the following patterns. Not expected in any text. */
const MARK = '\u{F0000}';

/** Replaces every RUT, e-mail address, phone number, JWT and uuid inside a text. */
export function replaceFound(text: string, replacement: (kind: Found, part: string) => string): string {
  const hidden: string[] = [];
  const hide = (part: string): string => `${MARK}${hidden.push(part) - 1}${MARK}`;
  let result = text.replaceAll(MARK, '');
  for (const [kind, pattern] of PATTERNS) {
    result = result
      .split(new RegExp(`(${MARK}\\d+${MARK})`, 'u'))
      .map((part) =>
        part.startsWith(MARK)
          ? part
          : part.replace(pattern, (found) =>
              kind === 'rut' && !/[-\u2010-\u2015]/.test(found) && !isValidRut(found.replaceAll(',', '.'))
                ? found
                : hide(replacement(kind, found)),
            ),
      )
      .join('');
  }
  return result.replace(
    new RegExp(`${MARK}(\\d+)${MARK}`, 'gu'),
    (_, index: string) => hidden[Number(index)] ?? '',
  );
}
