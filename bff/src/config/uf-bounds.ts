import { FIRST_UF } from '@simulador/contracts/api/row-rules';
import type { EnvironmentReader } from './environment-reader.ts';

/** Bounds within which a core's UF is believed. */
export type UfBounds = Readonly<ReturnType<typeof readUfBounds>>;

export function readUfBounds(reader: EnvironmentReader) {
  const bounds = {
    /** Maximum change since the last known value, in percent of it for each day between them. */
    maxDailyChangePct: reader.decimal('UF_MAX_DAILY_CHANGE_PCT', 0.07, 0, 100),
    /** Bounds of the first value ever, and of the first one after a long time, in pesos. */
    firstMinClp: reader.integer('UF_FIRST_MIN', FIRST_UF.minClp, 1, 1_000_000),
    firstMaxClp: reader.integer('UF_FIRST_MAX', FIRST_UF.maxClp, 1, 1_000_000),
  };
  if (bounds.firstMinClp > bounds.firstMaxClp) reader.wrong('UF_FIRST_MIN', 'supera UF_FIRST_MAX');
  return bounds;
}
