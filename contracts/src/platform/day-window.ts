import { addDays, type IsoDate, nextDay } from './dates.ts';

/** Range of calendar days of Santiago, including both ends. See docs/rules.md R280. */
export interface DayWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Number of days in a window of the staff's screens. */
export const WINDOW_LIMITS = { daysMax: 3650, daysDefault: 31 } as const;

/** Returns the last `count` days, including today. */
export const lastDays = (today: IsoDate, count: number): DayWindow => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** Returns the window between two days, each as a number of days before today. */
export const daysBefore = (today: IsoDate, from: number, to: number): DayWindow => ({
  from: addDays(today, -from),
  to: addDays(today, -to),
});

/** Returns each day of the window, the oldest first. */
export function daysOf({ from, to }: DayWindow): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}
