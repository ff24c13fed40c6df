/**
 * What the BFF answers by itself or asks the core for, defined by `modules/<folder>/<folder>.capability.ts`.
 * The name in capitals is the variable's: MODE_PARIDAD, PARIDAD_URL.
 */
export interface CapabilityDefinition {
  /** Lower case, words joined with an underscore. */
  readonly name: Capability;
  /** Where its answers come from when no variable says otherwise. */
  readonly defaultMode: 'local' | 'core';
  /** Does something, which a shadow call would do a second time. */
  readonly neverShadowed?: true;
}

/** Name of a capability; those that exist are found by their folders. */
export type Capability = string;
