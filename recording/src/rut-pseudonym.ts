import { cleanRut, rutVerifier } from '@simulador/contracts/platform/rut';
import type { KeyedDigest } from './keyed-digest.ts';

const COMPACT = /^(\d{7,8})([\dk])$/;
const BODY_ONLY = /^\d{7,8}$/;
const VERIFIERS = '0123456789k';

const hasVerifierK = (body: string): boolean => rutVerifier(body) === 'k';

/** Replaces RUTs by others in the same format, each by one of its own. A valid one stays valid, an invalid one invalid. */
export class RutPseudonyms {
  /** Numbers without verifier, by their replacement. */
  private readonly originals = new Map<string, string>();

  constructor(private readonly digest: KeyedDigest) {}

  /** Returns the pseudonym of a RUT: complete, without verifier, or partial. */
  of(text: string): string {
    const compact = cleanRut(text);
    const [, body, verifier] = COMPACT.exec(compact) ?? [];
    if (BODY_ONLY.test(compact) && verifier !== rutVerifier(body ?? ''))
      return respelled(text, this.otherBody(compact));
    if (body && verifier) return respelled(text, this.otherCompact(body, verifier));
    const digits = text.replace(/\D/g, '');
    if (digits.length > 0 && digits.length <= 32 && /^[\d.\s-]+[kK]?$/.test(text))
      return respelled(text.replace(/[kK]$/, ''), this.digest.digits('partial rut', digits, digits.length));
    return `rut-${this.digest.hex('no rut', text, 8)}`;
  }

  /**
   * Returns the first of the digest's numbers that replaces no other one. Its verifier is K if that of the RUT is: systems that look for
   * both `K` and `k` then make the same requests in a replay as in the recording.
   */
  private otherBody(body: string): string {
    const first = 10 ** (body.length - 1);
    for (let count = 0; ; count += 1) {
      const other = String(first + this.digest.integer(`rut ${count}`, body, 9 * first));
      const original = this.originals.get(other) ?? body;
      if (other === body || original !== body || hasVerifierK(other) !== hasVerifierK(body)) continue;
      this.originals.set(other, body);
      return other;
    }
  }

  private otherCompact(body: string, verifier: string): string {
    const other = this.otherBody(body);
    const wrongBy = VERIFIERS.indexOf(verifier) - VERIFIERS.indexOf(rutVerifier(body)) + VERIFIERS.length;
    const right = VERIFIERS.indexOf(rutVerifier(other));
    return other + VERIFIERS.charAt((right + wrongBy) % VERIFIERS.length);
  }
}

/** Replaces the last digits and `k` of a text, keeping their separators. */
export function respelled(text: string, characters: string): string {
  const isUpper = /[K.]/.test(text);
  const left = [...(isUpper ? characters.toUpperCase() : characters)];
  return [...text]
    .reverse()
    .map((each) => (/[\dk]/i.test(each) ? (left.pop() ?? each) : each))
    .reverse()
    .join('');
}
