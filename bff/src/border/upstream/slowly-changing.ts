import type { Clock } from '../../clock/clock.ts';
import type { LastKnownOptions } from './last-known.ts';

const CURRENT_FOR_MS = 10 * 60_000;

/** How lists are kept that the core changes a few times a year: current for ten minutes, then refreshed behind. */
export const slowlyChanging = (clock: Clock): Omit<LastKnownOptions<never>, 'load'> => ({
  clock,
  expiry: (at) => new Date(at.getTime() + CURRENT_FOR_MS),
  refreshBehind: true,
});
