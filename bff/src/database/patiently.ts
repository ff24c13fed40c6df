import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const POLL_MS = 50;

/** Refused connection, "the database system is starting up", and a database that is about to be created. */
const NOT_YET = ['ECONNREFUSED', '57P03', '3D000'];

/** Tries until a database that is just starting answers. @throws the last error when it doesn't in ten seconds. */
export async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code || !NOT_YET.includes(code) || Date.now() > deadline) throw error;
      await pause(POLL_MS);
    }
  }
}
