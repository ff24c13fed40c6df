export const MODE_NAMES = ['local', 'core', 'shadow'] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/** Something that the BFF answers itself or asks the core for. */
export interface CapabilityDefinition<Name extends string = string> {
  /** Lower case, words joined with an underscore. In capitals it is part of the variables: MODE_PARIDAD, PARIDAD_URL. */
  readonly name: Name;
  /** Mode without a MODE_ variable. */
  readonly defaultMode: 'local' | 'core';
  /** Allowed modes, if not all of them: an operation with side effects has no shadow mode. */
  readonly modes?: readonly ModeName[];
}

const tableOf = <const Name extends string>(...rows: readonly CapabilityDefinition<Name>[]) => rows;

export const CAPABILITIES = tableOf(
  { name: 'auth', defaultMode: 'local' },
  { name: 'catalogos', defaultMode: 'core' },
  { name: 'dividendo', defaultMode: 'local' },
  { name: 'inmobiliarias', defaultMode: 'local' },
  { name: 'mail', defaultMode: 'local', modes: ['local', 'core'] },
  { name: 'operation_costs', defaultMode: 'local' },
  { name: 'paridad', defaultMode: 'core' },
  { name: 'pdf', defaultMode: 'local' },
  { name: 'seguros', defaultMode: 'core' },
  { name: 'tarificador', defaultMode: 'local' },
  { name: 'tmc', defaultMode: 'local' },
  // The workflow is another system, so it has no local mode.
  { name: 'workflow', defaultMode: 'core', modes: ['core'] },
);

export type Capability = (typeof CAPABILITIES)[number]['name'];
