/** Calendar dates of Santiago. An instant is a Date; a calendar date is a text, so that no time zone can change it. */

/** Calendar date, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Created on first use, because the first formatter delays the first paint by 0.1 s on a slow phone. */
let santiago: Intl.DateTimeFormat | undefined;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const toIso = (year: number, month: number, day: number): IsoDate =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate;
const fromUtc = (date: Date): IsoDate =>
  toIso(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());

/** Returns true if the text is an existing calendar date, `YYYY-MM-DD`. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Parses a calendar date. @throws RangeError for an invalid date */
export function parseIsoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a calendar date: ${text}`);
  return text;
}

/** Returns the date in Santiago at an instant. */
export function santiagoDate(instant: Date): IsoDate {
  santiago ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Santiago',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = santiago.formatToParts(instant);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return toIso(part('year'), part('month'), part('day'));
}

/** Adds days to a date; a negative number subtracts them. @throws RangeError for an invalid date */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  fromUtc(new Date(Date.parse(`${parseIsoDate(date)}T00:00:00Z`) + days * DAY_MS));

/** Returns the number of days from one date to another; negative if `to` is earlier. @throws RangeError for an invalid date */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(`${parseIsoDate(to)}T00:00:00Z`) - Date.parse(`${parseIsoDate(from)}T00:00:00Z`)) / DAY_MS;

/** Returns the day before. @throws RangeError for an invalid date */
export const previousDay = (date: IsoDate): IsoDate => addDays(date, -1);
/** Returns the day after. @throws RangeError for an invalid date */
export const nextDay = (date: IsoDate): IsoDate => addDays(date, 1);

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);

/**
 * Adds months to a date, at most to that month's last day; a negative number subtracts them. @throws RangeError for an
 * invalid date
 */
export function addMonthsClamped(date: IsoDate, months: number): IsoDate {
  return monthlyDates(date, months, 1)[0] ?? date;
}

/** Returns the first day of the month after a date's. @throws RangeError for an invalid date */
export const firstOfNextMonth = (date: IsoDate): IsoDate =>
  addMonthsClamped(`${date.slice(0, 7)}-01` as IsoDate, 1);

/**
 * Returns `count` dates a month apart, the first one `months` after `date`: the same day of the month, or the month's last day.
 * @throws RangeError for an invalid date
 */
export function monthlyDates(date: IsoDate, months: number, count: number): IsoDate[] {
  const [year = 0, month = 0, day = 0] = parseIsoDate(date).split('-').map(Number);
  const start = year * 12 + month - 1 + months;
  const dates: IsoDate[] = [];
  for (let index = start; index < start + count; index += 1) {
    const toYear = Math.floor(index / 12);
    const toMonth = index - toYear * 12 + 1;
    const toDay = day <= 28 ? day : Math.min(day, daysInMonth(toYear, toMonth));
    dates.push(toIso(toYear, toMonth, toDay));
  }
  return dates;
}

/**
 * Returns the first instant of Santiago's next day. It is not always 00:00 on the clock: when summer time begins, that hour is
 * skipped.
 */
export function nextSantiagoMidnight(instant: Date): Date {
  const tomorrow = nextDay(santiagoDate(instant));
  let time = Date.parse(`${tomorrow}T00:00:00Z`);
  while (santiagoDate(new Date(time)) < tomorrow) time += HOUR_MS;
  return new Date(time);
}
