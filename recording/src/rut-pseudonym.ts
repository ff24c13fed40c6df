/** Replaces a RUT by another in the same format. A valid one stays valid, an invalid one invalid. */
import { cleanRut, rutVerifier } from '@simulador/contracts/platform/rut';
import type { KeyedDigest } from './keyed-digest.ts';

const COMPACT = /^(\d{7,8})([\dk])$/;
const BODY_ONLY = /^\d{7,8}$/;
const VERIFIERS = '0123456789k';
const ROUNDS = 6;

interface Domain {
  readonly first: number;
  readonly size: number;
  readonly halfBits: number;
}

const SEVEN_DIGITS: Domain = { first: 1_000_000, size: 9_000_000, halfBits: 12 };
const EIGHT_DIGITS: Domain = { first: 10_000_000, size: 90_000_000, halfBits: 14 };

const hasVerifierK = (body: number): boolean => rutVerifier(String(body)) === 'k';

/**
 * Permutes the numbers of a domain with a keyed Feistel network (cycle walking), so that two RUTs never get the same
 * replacement. The verifier of a replacement is K if that of the RUT is: systems that look for both `K` and `k` then make
 * the same requests in a replay as in the recording.
 */
function permuted(value: number, { first, size, halfBits }: Domain, digest: KeyedDigest): number {
  const half = 2 ** halfBits;
  let current = value - first;
  do {
    let left = Math.floor(current / half);
    let right = current % half;
    for (let round = 0; round < ROUNDS; round += 1) {
      [left, right] = [right, left ^ digest.integer(`rut ${halfBits} ${round}`, String(right), half)];
    }
    current = left * half + right;
  } while (current >= size || hasVerifierK(current + first) !== hasVerifierK(value));
  return current + first;
}

const otherBody = (body: string, digest: KeyedDigest): string =>
  String(permuted(Number(body), body.length === 7 ? SEVEN_DIGITS : EIGHT_DIGITS, digest));

function otherCompact(body: string, verifier: string, digest: KeyedDigest): string {
  const other = otherBody(body, digest);
  const wrongBy = VERIFIERS.indexOf(verifier) - VERIFIERS.indexOf(rutVerifier(body)) + VERIFIERS.length;
  const right = VERIFIERS.indexOf(rutVerifier(other));
  return other + VERIFIERS.charAt((right + wrongBy) % VERIFIERS.length);
}

/** Replaces the last digits and `k` of a text, keeping their separators. */
export function respelled(text: string, characters: string): string {
  const upper = /[K.]/.test(text);
  let left = characters.length;
  return [...text]
    .reverse()
    .map((each) => {
      if (left === 0 || !/[\dk]/i.test(each)) return each;
      left -= 1;
      const other = characters.charAt(left);
      return upper ? other.toUpperCase() : other;
    })
    .reverse()
    .join('');
}

const isRightCompact = (compact: string): boolean =>
  COMPACT.test(compact) && rutVerifier(compact.slice(0, -1)) === compact.slice(-1);

/** Returns the pseudonym of a RUT: complete, without verifier, or partial. */
export function rutPseudonym(text: string, digest: KeyedDigest): string {
  const compact = cleanRut(text);
  if (BODY_ONLY.test(compact) && !isRightCompact(compact)) return respelled(text, otherBody(compact, digest));
  const [, body, verifier] = COMPACT.exec(compact) ?? [];
  if (body && verifier) return respelled(text, otherCompact(body, verifier, digest));
  const digits = text.replace(/\D/g, '');
  if (digits.length > 0 && digits.length <= 32 && /^[\d.\s-]+[kK]?$/.test(text)) {
    return respelled(text.replace(/[kK]$/, ''), digest.digits('partial rut', digits, digits.length));
  }
  return `rut-${digest.hex('no rut', text, 8)}`;
}
