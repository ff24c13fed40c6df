import { setTimeout as pause } from 'node:timers/promises';

/** A scrape ends after ten seconds, and metrics are needed most when the database is slow. */
const LONGEST_MS = 2000;

/**
 * Returns a reader of stored values for metrics. Concurrent calls share one query. Null if the database does not answer in time: the metric
 * keeps its last value, and the others can be read.
 */
export function storedValues<T>(read: () => Promise<T>, longestMs = LONGEST_MS): () => Promise<T | null> {
  let running: Promise<T | null> | undefined;
  return () => {
    running ??= read()
      .catch(() => null)
      .finally(() => (running = undefined));
    return Promise.race([running, pause(longestMs, null, { ref: false })]);
  };
}
