/** Dates with times of day in Santiago. A separate file, because the public page does not need it. */
import { type IsoDate, santiagoDate } from './dates.ts';
import { formatDate } from './format.ts';

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats the time of day: `10:42`. */
export const formatTime = (instant: Date): string => clock.format(instant);

/** Formats day and time: `20-11-2026, 10:42`. `between`: text between them. */
export const formatInstant = (instant: Date, between = ', '): string =>
  `${formatDate(santiagoDate(instant))}${between}${formatTime(instant)}`;

const HOUR_MS = 3_600_000;
/** Hours by which Santiago is behind UTC, in summer and in winter. */
const BEHIND_UTC = [3, 4] as const;

/** Returns the instant of a day and a time (`09:30`) in Santiago; null for an invalid time, or one that the clock skips that day. */
export function santiagoInstant(day: IsoDate, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const found = BEHIND_UTC.map((hours) => new Date(asUtc + hours * HOUR_MS)).find(
    (instant) => formatTime(instant) === time,
  );
  return found ?? null;
}
