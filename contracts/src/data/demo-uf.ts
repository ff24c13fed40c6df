/** An invented UF value for every day: what the mock core answers. */
import { type IsoDate, parseIsoDate } from '../domain/dates.ts';

const BASE_DATE = '2026-11-20';
const BASE_CENTS = 4_088_036;
const CENTS_PER_DAY = 437;
const LOWEST_CENTS = 1_000_000;
const DAY_MS = 86_400_000;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Pesos for one UF on a day, two decimals: 40880.36 on 2026-11-20, a little more each day. @throws RangeError for no date. */
export function demoUfClp(date: IsoDate): number {
  const days = dayNumber(parseIsoDate(date)) - dayNumber(BASE_DATE);
  return Math.max(BASE_CENTS + days * CENTS_PER_DAY, LOWEST_CENTS) / 100;
}
