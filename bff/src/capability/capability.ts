/**
 * What the BFF answers by itself or asks the core for, told by `modules/<folder>/<folder>.capability.ts`.
 * The name in capitals is the variable's: MODE_PARIDAD, PARIDAD_URL.
 */
export interface CapabilityDefinition {
  /** Lower case, words joined with an underscore. */
  readonly name: Capability;
  /** Where its answers come from when no variable says otherwise. */
  readonly defaultMode: 'local' | 'core';
  /** Does something, which a core that is asked aside would do once more. */
  readonly neverShadowed?: true;
}

/** Name of a capability; those that exist are found by their folders. */
export type Capability = string;

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
