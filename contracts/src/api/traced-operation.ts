import { BFF_OPERATIONS } from '../generated/bff-operations.ts';
import type { BffOperationFacts } from './operation.ts';

/** The calculation that a person asks for; previews, while a person types, are other operations. */
const CALCULATION: keyof typeof BFF_OPERATIONS = 'calc_simulation_web';

const TRACED: ReadonlyMap<string, BffOperationFacts> = new Map(
  Object.entries(BFF_OPERATIONS).filter(([id, { acts }]) => acts || id === CALCULATION),
);

/** Returns the facts of an operation, by its id, if a browser's call of it is a person's action: only those have spans. */
export const tracedOperation = (id: string): BffOperationFacts | undefined => TRACED.get(id);
