import { setTimeout as pause } from 'node:timers/promises';

/** Pauses between two looks, ms: short at first, longer and longer, because a look costs processor time. */
const FIRST_PAUSE_MS = 10;
const GROWTH = 1.5;
const LONGEST_PAUSE_MS = 250;
/** Multiplier of all waits, for a busy machine. */
const FACTOR = Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1);

/** Scales a deadline of a test, in milliseconds. */
export const scaled = (ms: number): number => ms * FACTOR;

/** Calls `look` until `isFound` accepts its result, or until the deadline. Returns the last result. */
export async function retryUntil<T>(
  look: () => T | Promise<T>,
  isFound: (found: T) => boolean,
  timeoutMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + scaled(timeoutMs);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS)) {
    const found = await look();
    if (isFound(found) || Date.now() > deadline) return found;
    await pause(pauseMs);
  }
}
