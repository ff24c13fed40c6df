import { folded } from '@simulador/contracts/domain/rules/text';
import type { ResolutionEntity } from '../../../database/entities/state.entities.ts';

/** The names that the cells of a column can have. */
export type Choices = Readonly<Record<'state' | 'resolution' | 'executive', readonly string[]>>;

export const NO_CHOICES: Choices = { state: [], resolution: [], executive: [] };

/**
 * Names that an upload of the file accepts. An upload refuses a name that two executives share, so such a name is left out.
 * @param resolutions those in force, with their states
 * @param executives the full names of those whom the reader may name
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
