import type { EnvironmentReader } from './environment-reader.ts';

/** How long simulations without activity are stored, in months. */
export interface Retention {
  readonly months: number;
  /** The same for simulations sent to the workflow; null stores those without limit. */
  readonly sentMonths: number | null;
}

const MONTHS_MAX = 600;

/** Reads the retention. Returns null if nothing is erased because of its age. */
export function readRetention(reader: EnvironmentReader): Retention | null {
  const months = reader.integer('RETENTION_MONTHS', 0, 0, MONTHS_MAX);
  const sentMonths = reader.integer('RETENTION_SENT_MONTHS', 0, 0, MONTHS_MAX) || null;
  if (months === 0 && sentMonths !== null)
    reader.wrong('RETENTION_SENT_MONTHS', 'solo vale junto con RETENTION_MONTHS');
  return months === 0 ? null : { months, sentMonths };
}
