import { cleanRut, isValidRut, toWireRut } from '../platform/rut.ts';

/** Maximum length of a searched text, characters: that of an e-mail. */
export const SEARCH_MAX_LENGTH = 254;
/** Digits and a check digit, right or wrong. */
const COMPACT = /^\d{7,8}[\dk]$/;
/** Text after the last hyphen that follows a digit. */
const AFTER_HYPHEN = /\d[\u2010-\u2015-]([^\u2010-\u2015-]*)$/;

/**
 * Returns the RUT in a searched text, after removing all other characters, in the wire's format; null if there is none. Without
 * hyphen and K the verifier must be right, because digits may be a number without its verifier. If the last hyphen is not before the
 * verifier, the text is a phone, such as `9-5551-2345`. See docs/rules.md R282.
 */
export function searchedRut(text: string): string | null {
  const lower = text.trim().toLowerCase();
  const compact = cleanRut(lower.replace(/[^\dk]/g, ''));
  const [, end] = AFTER_HYPHEN.exec(lower.replace(/[^\dk\u2010-\u2015-]/g, '')) ?? [];
  const isWhole = end === undefined ? lower.endsWith('k') || isValidRut(compact) : end === compact.slice(-1);
  return isWhole && COMPACT.test(compact) ? toWireRut(compact) : null;
}
