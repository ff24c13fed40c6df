import type { IsoDate } from '@simulador/contracts/platform/dates';
import {
  type DayWindow,
  daysBefore,
  lastDays,
  WINDOW_LIMITS,
} from '@simulador/contracts/platform/day-window';
import { invalidFields } from '../../http/problem.ts';
import { MAX_INTEGER, WholeQuery } from '../../http/fields.ts';

const { daysMax, daysDefault } = WINDOW_LIMITS;

/** A range of days. See docs/rules.md R280. */
export class WindowQueryDto {
  @WholeQuery({
    min: 0,
    max: daysMax,
    description: `number of days, including today, ${daysDefault} by default; 0 only with ending_days`,
  })
  days?: number;
  @WholeQuery({ min: 0, max: daysMax, description: 'if given, both count days before today' })
  ending_days?: number;
}

/** A range of days, and optionally a state. See docs/rules.md R280. */
export class DaysQueryDto extends WindowQueryDto {
  @WholeQuery({ min: 0, max: MAX_INTEGER, description: "a state's id" }) status?: number;
}

const TOO_SHORT = 'Debe ser mayor o igual a 1';
const ENDS_BEFORE = 'La fecha inicial no puede ser posterior a la fecha final';

interface RequestedDays {
  /** Name of the field with the number of days. */
  readonly name: string;
  readonly count: number;
  readonly endingCount: number | undefined;
}

/**
 * Returns a window of days. Without `endingCount` it has `count` days and ends today; with it, it has the days between
 * the two, both counted back from today. See docs/rules.md R280.
 * @throws Problem 400
 */
export function requestedWindow(today: IsoDate, { name, count, endingCount }: RequestedDays): DayWindow {
  if (endingCount === undefined) {
    if (count < 1) throw invalidFields([{ name, message: TOO_SHORT }]);
    return lastDays(today, count);
  }
  if (endingCount > count) throw invalidFields([{ name, message: ENDS_BEFORE }]);
  return daysBefore(today, count, endingCount);
}

/** Returns the days of a query by `days` and `ending_days`; without numbers, those of `absent`. @throws Problem 400 */
export const windowOf = (
  today: IsoDate,
  { days, ending_days }: WindowQueryDto,
  absent: number = WINDOW_LIMITS.daysDefault,
): DayWindow => requestedWindow(today, { name: 'days', count: days ?? absent, endingCount: ending_days });

/**
 * Returns the SQL condition on a simulation saved on the days from one to another, which are parameters such as `$1`. The days are instants,
 * because the indexes are ordered by instants.
 */
export const savedOn = (from: string, to: string): string =>
  `simulations.created >= ${from}::date::timestamp AT TIME ZONE 'America/Santiago'
   AND simulations.created < (${to}::date + 1)::timestamp AT TIME ZONE 'America/Santiago'`;
