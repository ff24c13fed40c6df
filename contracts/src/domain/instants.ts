/** Moments as people in Santiago say them. Apart from the calendar: the public page needs none of it. */
import { santiagoDate } from './dates.ts';
import { formatDate } from './format.ts';

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `10:42` */
export const formatTime = (instant: Date): string => clock.format(instant);

/** `20-11-2026, 10:42`, or what else stands between the day and the time. */
export const formatInstant = (instant: Date, between = ', '): string =>
  `${formatDate(santiagoDate(instant))}${between}${formatTime(instant)}`;
