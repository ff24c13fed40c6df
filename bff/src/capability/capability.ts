/** What the BFF answers by itself or asks the core for. The name in capitals is the variable's: MODE_PARIDAD, PARIDAD_URL. */
export const CAPABILITIES = [
  'paridad',
  'catalogos',
  'seguros',
  'dividendo',
  'operation_costs',
  'tmc',
  'tarificador',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

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
