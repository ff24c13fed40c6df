import { randomBytes } from 'node:crypto';

const FORM = /^[\w-]{43}$/;

/** 256 random bits, as a cookie carries them. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a cookie's value could be one. */
export const isSessionSecret = (value: unknown): value is string =>
  typeof value === 'string' && FORM.test(value);
