/** Sets of characters from which secrets are generated, smallest first, with their size. */
const ALPHABETS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/^\d+$/, 10],
  [/^[\da-f]+$/i, 16],
  [/^(?:[a-z]+|[A-Z]+)$/, 26],
  [/^(?:[\da-z]+|[\dA-Z]+)$/, 36],
];
/** Size of base64's set: letters in both cases, digits and two signs. */
const BASE64 = 64;
/** Shortest repetition or sequence. Shorter ones occur in random texts too. */
const SHORTEST = 4;

/**
 * Returns an upper bound of the bits that a secret's characters can have. A repetition of what stands before it, as in
 * `cambiar-cambiar-`, adds none, and neither does the rest of a sequence, as in `123456` or `aaaa`.
 */
export function varietyBits(secret: string): number {
  const [, size] = ALPHABETS.find(([pattern]) => pattern.test(secret)) ?? ['', BASE64];
  let varied = 0;
  for (let at = 0; at < secret.length;) {
    const repeated = repeatedAt(secret, at);
    if (repeated === 0 && !isInSequence(secret, at)) varied += 1;
    at += Math.max(1, repeated);
  }
  return varied * Math.log2(size);
}

/** Returns the length of the longest text at a position that begins before it too; 0 if it is too short to be a repetition. */
function repeatedAt(secret: string, at: number): number {
  let length = 0;
  while (at + length < secret.length) {
    if (!secret.slice(0, at + length).includes(secret.slice(at, at + length + 1))) break;
    length += 1;
  }
  return length >= SHORTEST ? length : 0;
}

/** Returns true for a character that continues the three before it: the same again, or the next or previous code each time. */
function isInSequence(secret: string, at: number): boolean {
  if (at < SHORTEST - 1) return false;
  const codes = [...secret.slice(at - SHORTEST + 1, at + 1)].map((sign) => sign.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? code)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
