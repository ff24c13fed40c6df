/** Where an answer came from, as the header `X-Source` says it. */
export type Source = 'local' | 'core' | 'cache' | 'stale';

/** A capability's answer and where it came from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
  /** Seconds since the core gave it; 0 for a fresh or local answer. */
  readonly ageSeconds: number;
}

/** Marks an answer as just made, here or by the core. */
export function fresh<T>(value: T, source: 'local' | 'core'): Sourced<T> {
  return { value, source, ageSeconds: 0 };
}
