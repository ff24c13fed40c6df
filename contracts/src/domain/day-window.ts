import { addDays, type IsoDate, nextDay } from './dates.ts';

/** Calendar days of Santiago, both ends included. See docs/rules.md R280. */
export interface DayWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** How far staff look back. */
export const WINDOW_LIMITS = { daysMax: 3650, daysDefault: 31 } as const;

/** Today and the days before it, `count` in all: one is today alone. */
export const lastDays = (today: IsoDate, count: number): DayWindow => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** From one day to another, each given as a number of days before today. */
export const daysBefore = (today: IsoDate, from: number, to: number): DayWindow => ({
  from: addDays(today, -from),
  to: addDays(today, -to),
});

/** Each day of it, the oldest first. */
export function daysOf({ from, to }: DayWindow): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}
