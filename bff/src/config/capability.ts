/** `cmf`: answered locally, with values that a job fetches from the CMF. */
export const MODE_NAMES = ['local', 'core', 'shadow', 'cmf'] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/** Modes of a capability that names none. */
export const USUAL_MODES: readonly ModeName[] = ['local', 'core', 'shadow'];

/** Something that the BFF answers itself or asks the core for. */
export interface CapabilityDefinition<Name extends string = string> {
  /** Lower case, words joined with an underscore. In capitals it is part of the variables: MODE_PARIDAD, PARIDAD_URL. */
  readonly name: Name;
  /** Mode without a MODE_ variable. */
  readonly defaultMode: 'local' | 'core';
  /** Allowed modes, if not `USUAL_MODES`: an operation with side effects has no shadow mode. */
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
  { name: 'paridad', defaultMode: 'core', modes: MODE_NAMES },
  { name: 'pdf', defaultMode: 'local' },
  { name: 'seguros', defaultMode: 'core' },
  { name: 'tarificador', defaultMode: 'local' },
  { name: 'tmc', defaultMode: 'local', modes: MODE_NAMES },
  // The workflow is another system, so it has no local mode.
  { name: 'workflow', defaultMode: 'core', modes: ['core'] },
);

export type Capability = (typeof CAPABILITIES)[number]['name'];
