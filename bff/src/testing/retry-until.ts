import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 25;
/** Waits are short where a person looks on; a busy machine makes all of them longer. */
const FACTOR = Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1);

/** Of milliseconds that a promise of ours is held to. */
export const scaled = (ms: number): number => ms * FACTOR;

/** What `look` finds once it is what is waited for, or what it finds at the deadline. */
export async function retryUntil<T>(
  look: () => T | Promise<T>,
  isFound: (found: T) => boolean,
  timeoutMs = 8_000,
): Promise<T> {
  const deadline = Date.now() + scaled(timeoutMs);
  for (;;) {
    const found = await look();
    if (isFound(found) || Date.now() > deadline) return found;
    await pause(INTERVAL_MS);
  }
}
