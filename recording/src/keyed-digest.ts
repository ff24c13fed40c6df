import { createHmac, randomBytes } from 'node:crypto';

/**
 * HMAC-SHA256 with a key of its own that lives in memory only: within one recording equal values get equal digests,
 * and nobody can check a guess against a recording.
 */
export class KeyedDigest {
  private readonly key = randomBytes(32);

  bytes(kind: string, text: string): Buffer {
    return createHmac('sha256', this.key).update(`${kind}\0${text}`).digest();
  }

  /** The first `length` hexadecimal digits. */
  hex(kind: string, text: string, length: number): string {
    return this.bytes(kind, text).toString('hex').slice(0, length);
  }

  /** An integer from 0 up to, without, `below` (at most 2^48). */
  integer(kind: string, text: string, below: number): number {
    return this.bytes(kind, text).readUIntBE(0, 6) % below;
  }

  /** As many decimal digits as asked for, up to 32. */
  digits(kind: string, text: string, count: number): string {
    return [...this.bytes(kind, text).subarray(0, count)].map((byte) => String(byte % 10)).join('');
  }
}
