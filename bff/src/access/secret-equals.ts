import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same; the time it takes tells nothing of them, not even their length. */
export const secretEquals = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
