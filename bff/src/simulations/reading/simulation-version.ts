import { formatInstant } from '@simulador/contracts/platform/instants';
import { createHash } from 'node:crypto';
import { withUfDate } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Answer } from '../../http/operation.ts';
import { isMet } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import type { SimulationDto } from './simulation.read-model.ts';

type Versioned = Pick<SimulationEntity, 'version' | 'changedAt' | 'changedBy'>;

/** Length of a digest: long enough to distinguish all texts of one simulation. */
const DIGEST_CHARS = 16;
const TAG = /^"(\d+)(?:-[\w-]+)?"$/;

/** Returns the ETag of a simulation as the caller reads it: its version, and everything else in the answer. */
function tagOf(shown: SimulationDto): string {
  const digest = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return `"${shown.version}-${digest.slice(0, DIGEST_CHARS)}"`;
}

/** Returns an answer about a simulation, with its ETag. */
export const versioned = <Body>(shown: SimulationDto, body: Body): Answer<Body> =>
  new Answer(body, { ETag: tagOf(shown) });

/** Returns a simulation with its ETag and the day of the UF of its pesos. */
export const versionedWithUf = (shown: SimulationDto): Answer<SimulationDto> =>
  withUfDate(shown, shown.uf_date, { ETag: tagOf(shown) });

/**
 * Rejects a change of a simulation that another user has changed since it was read. Compares only the version, because the client's record
 * or a mail may have changed.
 * @param ifMatch the header; undefined means that the last change wins
 * @throws Problem 409 with author and time of the change
 */
export function assertMatches(simulation: Versioned, ifMatch: string | undefined): void {
  const isPresent = (tag: string): boolean => Number(TAG.exec(tag)?.[1]) === simulation.version;
  if (!isMet(ifMatch, isPresent)) throw changedMeanwhile(simulation);
}

/** Rejects a change of another version than the current one. @throws Problem 409 with author and time of the change */
export function assertVersion(simulation: Versioned, version: number): void {
  if (simulation.version !== version) throw changedMeanwhile(simulation);
}

const changedMeanwhile = ({ changedAt, changedBy }: Versioned): Problem =>
  new Problem(
    409,
    `${describeChange(changedBy?.fullName, changedAt)}. Revise los datos y vuelva a intentarlo.`,
    {},
  );

/** Returns `Paula Soto cambió esta simulación el 20-11-2026 a las 12:00`. */
export const describeChange = (who = 'Otra persona', at: Date | null = null): string =>
  `${who} cambió esta simulación${at ? ` el ${formatInstant(at, ' a las ')}` : ''}`;
