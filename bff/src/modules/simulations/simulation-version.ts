import { formatInstant } from '@simulador/contracts/domain/instants';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';

type Versioned = Pick<SimulationEntity, 'version' | 'changedAt' | 'changedBy'>;

/** The ETag of a simulation. */
export const tagOf = ({ version }: Pick<Versioned, 'version'>): string => `"${version}"`;

/**
 * Refuses a change of what was read before somebody else changed it.
 * @param ifMatch the header; without one the last change wins
 * @throws Problem 409 that says who changed it and when
 */
export function assertCurrent(simulation: Versioned, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  // A proxy that compresses makes a tag weak.
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes(tagOf(simulation))) return;
  const { changedAt, changedBy } = simulation;
  const who = changedBy?.fullName ?? 'Otra persona';
  const when = changedAt ? ` el ${formatInstant(changedAt, ' a las ')}` : '';
  const sentence = `${who} cambió esta simulación${when}. Revise los datos y vuelva a intentarlo.`;
  throw new Problem(409, sentence, { isVerbatim: true });
}
