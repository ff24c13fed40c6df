import type { components } from '../generated/core.ts';

/** Returns true if the form offers a property type. */
export const isOffered = (
  type: Pick<components['schemas']['PropertyTypeItem'], 'vigente' | 'simulador'>,
): boolean => type.vigente && type.simulador;
