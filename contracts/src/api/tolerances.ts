/** Tolerances of core.yaml's fields (`x-tolerance`), by which two answers are compared, and an answer with the arithmetic. */
import { TOLERANCES } from '../generated/fields.ts';

/** Tolerance of a field without its own: the last decimal of an amount in UF. */
export const DEFAULT_TOLERANCE = 0.0001;

/**
 * Returns the tolerance of a field in the contract's object that shares the most field names with the row: both a
 * dividend and an insurance have a `Tasa`.
 */
export function toleranceOf(name: string, row: Readonly<Record<string, unknown>>): number {
  const alike = ({ names }: (typeof TOLERANCES)[number]): number =>
    names.filter((each) => Object.hasOwn(row, each)).length;
  const [object] = TOLERANCES.filter(({ tolerances }) => Object.hasOwn(tolerances, name)).sort(
    (one, other) => alike(other) - alike(one),
  );
  const tolerance = object?.tolerances[name] ?? DEFAULT_TOLERANCE;
  if (typeof tolerance === 'number') return tolerance;
  return tolerance.amount * (Number(row[tolerance.perEach]) || 1);
}
