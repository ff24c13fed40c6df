import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';

/** Describes an elapsed time: `hoy`, `hace 1 día`, `hace 12 días`. */
export function daysAgo(day: IsoDate, today: IsoDate): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'hoy';
  return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
}
