import { createHash, createHmac, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** 256 random bits, as a session's cookie carries them. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** The secret after a renewal: the same for all concurrent renewals, and impossible to guess without the key. */
export const renewedSecret = (secret: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`session renewal ${secret}`).digest('base64url');

const KEY_BYTES = 32;

/** Derives a separate key for each purpose from the installation's secret. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/** Whether a cookie's value could be one. */
export const isSessionSecret = (value: unknown): value is string =>
  typeof value === 'string' && SECRET.test(value);

/** The form in which the database stores a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns true if two secrets are equal, in a time that reveals neither their content nor their length. */
export const secretEquals = (given: string, expected: string): boolean =>
  timingSafeEqual(hashOf(given), hashOf(expected));
