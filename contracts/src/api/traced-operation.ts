import type { operations } from '../generated/bff.ts';

/** The calculation that a person asks for; previews, while a person types, are other operations. */
const CALCULATION: keyof operations = 'calc_simulation_web';

/** Returns true if a browser's call of an operation is a person's action: only those have spans. */
export const isTraced = ({ id, acts }: { readonly id: string; readonly acts: boolean }): boolean =>
  acts || id === CALCULATION;
