import { folded } from '@simulador/contracts/calculation/rules/text';
import type { ResolutionEntity } from '../../../database/entities/state.entities.ts';

/** Names that the cells of a column can have. */
export type Choices = Readonly<Record<'state' | 'resolution' | 'executive', readonly string[]>>;

export const NO_CHOICES: Choices = { state: [], resolution: [], executive: [] };

/**
 * Returns the names that an upload of the file accepts. A name that two executives share is left out, because an upload refuses it.
 * @param resolutions resolutions in force, with their states
 * @param executives full names of the executives that the caller may assign
 */
export function choicesOf(
  resolutions: readonly Pick<ResolutionEntity, 'description' | 'state'>[],
  executives: readonly string[],
): Choices {
  const named = new Map<string, number>();
  for (const name of executives) named.set(folded(name), (named.get(folded(name)) ?? 0) + 1);
  const valid = resolutions.filter(({ state }) => state.inForce);
  return {
    state: [...new Set(valid.map(({ state }) => state.description))],
    resolution: [...new Set(valid.map(({ description }) => description))],
    executive: executives
      .filter((name) => named.get(folded(name)) === 1)
      .sort((name, other) => name.localeCompare(other, 'es')),
  };
}
