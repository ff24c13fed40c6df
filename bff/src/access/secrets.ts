import { createHash, createHmac, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** Pattern of a session's secret. */
export const SECRET_SIGNS = '[\\w-]{43}';

/** Returns a new secret of 256 random bits for a session's cookie. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the secret after a renewal. It is the same for all concurrent renewals, and impossible to guess without the key. */
export const renewedSecret = (secret: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`session renewal ${secret}`).digest('base64url');

const KEY_BYTES = 32;

/** Derives a separate key for each purpose from the installation's secret. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/** Returns the hash under which the database stores a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns the SHA-256 of a list of texts. */
export const digestOf = (...texts: readonly string[]): Buffer => hashOf(JSON.stringify(texts));

/** Returns true if two secrets are equal, in a time that reveals neither their content nor their length. */
export const secretEquals = (provided: string, expected: string): boolean =>
  timingSafeEqual(hashOf(provided), hashOf(expected));
