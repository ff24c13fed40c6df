export const MODE_NAMES = ['local', 'core', 'shadow'] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/**
 * A capability: the BFF answers it by itself or asks the core. Defined by `modules/<folder>/<folder>.capability.ts`.
 * The name in capitals is the variable's: MODE_PARIDAD, PARIDAD_URL.
 */
export interface CapabilityDefinition {
  /** Lower case, words joined with an underscore. */
  readonly name: Capability;
  /** Mode without a MODE_ variable. */
  readonly defaultMode: 'local' | 'core';
  /** Which modes it can have, where not all of them: what acts is never done a second time by a shadow call. */
  readonly modes?: readonly ModeName[];
}

/** Name of a capability; those that exist are found by their folders. */
export type Capability = string;
