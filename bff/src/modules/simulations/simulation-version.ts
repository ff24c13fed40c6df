import { formatInstant } from '@simulador/contracts/domain/instants';
import { createHash } from 'node:crypto';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { areMet } from '../../http/conditions.ts';
import { Problem } from '../../http/problem.ts';
import type { SimulationDto } from './simulation.dto.ts';

type Versioned = Pick<SimulationEntity, 'version' | 'changedAt' | 'changedBy'>;

/** Length of a digest: enough to tell apart all texts of one simulation. */
const DIGEST_CHARS = 16;
const TAG = /^"(\d+)(?:-[\w-]+)?"$/;

/** The ETag of a simulation as somebody reads it: its version, and what else is read with it (R337). */
export function tagOf(shown: SimulationDto): string {
  const digest = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return `"${shown.version}-${digest.slice(0, DIGEST_CHARS)}"`;
}

/**
 * Rejects a change of a simulation that another user has changed since it was read. Only the version counts: the
 * client's record or a mail may have changed since.
 * @param ifMatch the header; without one the last change wins
 * @throws Problem 409 that says who changed it and when
 */
export function assertMatches(simulation: Versioned, ifMatch: string | undefined): void {
  const isPresent = (tag: string): boolean => Number(TAG.exec(tag)?.[1]) === simulation.version;
  if (!areMet({ ifMatch }, isPresent)) throw changedMeanwhile(simulation);
}

/** The same of the version itself. @throws Problem 409 that says who changed it and when */
export function assertVersion(simulation: Versioned, version: number): void {
  if (simulation.version !== version) throw changedMeanwhile(simulation);
}

const changedMeanwhile = ({ changedAt, changedBy }: Versioned): Problem =>
  new Problem(
    409,
    `${describeChange(changedBy?.fullName, changedAt)}. Revise los datos y vuelva a intentarlo.`,
    {
      isVerbatim: true,
    },
  );

/** `Paula Soto cambió esta simulación el 20-11-2026 a las 12:00` */
export const describeChange = (who = 'Otra persona', at: Date | null = null): string =>
  `${who} cambió esta simulación${at ? ` el ${formatInstant(at, ' a las ')}` : ''}`;
