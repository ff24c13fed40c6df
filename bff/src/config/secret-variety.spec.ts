import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { varietyBits } from './secret-files.ts';

/** Texts of random bytes in an encoding. */
const random = (bytes: number, encoding: BufferEncoding) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .filter((values) => new Set(values).size > bytes * 0.7)
    .map((values) => Buffer.from(values).toString(encoding));

describe('the variety of a secret', () => {
  it.each([
    ['cambiar-esto-cambiar-esto-cambiar-esto-cambiar-esto', 78],
    ['0123456789abcdef0123456789abcdef', 30],
    ['a'.repeat(200), 20],
    ['12345678'.repeat(20), 10],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 30],
    ['0123456789abcdefghijklmnopqrstuv', 30],
    ['', 0],
  ])('of %s is not that of its length', (secret, bits) => {
    expect(varietyBits(secret)).toBeLessThanOrEqual(bits);
  });

  it.each(['8305517249630824', 'cf34cf34a7b19e60'])('of %s is enough for an operator', (secret) => {
    expect(varietyBits(secret)).toBeGreaterThanOrEqual(48);
  });

  it.each(['hex', 'base64', 'base64url'] as const)('of 32 random bytes in %s is enough', (encoding) => {
    fc.assert(
      fc.property(random(32, encoding), (secret) => varietyBits(secret) >= 128),
      { seed: 2026 },
    );
  });
});
