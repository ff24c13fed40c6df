import { createHmac, randomBytes } from 'node:crypto';

/**
 * HMAC-SHA256 with a random key that is never stored. Equal values get equal digests within a recording, but a guessed
 * value cannot be checked against it.
 */
export class KeyedDigest {
  private readonly key = randomBytes(32);

  bytes(kind: string, text: string): Buffer {
    return createHmac('sha256', this.key).update(`${kind}\0${text}`).digest();
  }

  /** Returns the first `length` hexadecimal digits of the digest. */
  hex(kind: string, text: string, length: number): string {
    return this.bytes(kind, text).toString('hex').slice(0, length);
  }

  /** Returns an integer from 0 to `below` - 1 (`below` is at most 2^48). */
  integer(kind: string, text: string, below: number): number {
    return this.bytes(kind, text).readUIntBE(0, 6) % below;
  }

  /** Returns `count` decimal digits, at most 32. */
  digits(kind: string, text: string, count: number): string {
    return [...this.bytes(kind, text).subarray(0, count)].map((byte) => String(byte % 10)).join('');
  }
}
