export const MODE_NAMES = ['local', 'core', 'shadow'] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/**
 * A capability: something that the BFF answers itself or asks the core for. Defined by `<folder>.capability.ts` in its folder. The name
 * in capitals is part of its variables: MODE_PARIDAD, PARIDAD_URL.
 */
export interface CapabilityDefinition {
  /** Lower case, words joined with an underscore. */
  readonly name: Capability;
  /** Mode without a MODE_ variable. */
  readonly defaultMode: 'local' | 'core';
  /** Allowed modes, if not all of them: an operation with side effects has no shadow mode. */
  readonly modes?: readonly ModeName[];
}

/** Name of a capability, as its folder defines it. */
export type Capability = string;
