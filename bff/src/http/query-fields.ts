import { applyDecorators } from '@nestjs/common';
import { type DayWindow, daysBefore, lastDays } from '@simulador/contracts/domain/day-window';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import { transformed } from './field-transforms.ts';
import { TextField, WholeField } from './fields.ts';
import { invalidFields } from './problem.ts';

type WholeOptions = Parameters<typeof WholeField>[0];
type TextOptions = Parameters<typeof TextField>[0];

/** A form sends what was left empty as an empty text. */
const unlessEmpty = transformed((value) => (value === '' ? undefined : value));
/** Digits of a query, as the number that they are; what is no number stays, and is refused. */
const fromDigits = transformed((value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
);

/** A whole number of a query. */
export const WholeQuery = (options: Omit<WholeOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(WholeField({ ...options, optional: true }), unlessEmpty, fromDigits);

/** A text of a query. */
export const TextQuery = (options: Omit<TextOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(TextField({ ...options, optional: true }), unlessEmpty);

/** What staff look back over. See docs/rules.md R280. */
export const WINDOW = { daysMax: 3650, daysDefault: 31 } as const;

const TOO_SHORT = 'Debe ser mayor o igual a 1';
const ENDS_BEFORE = 'La fecha inicial no puede ser posterior a la fecha final';

/**
 * Without an end `count` days that end today, with one the days between the two, counted back from today.
 * @param name of the field that counts the days
 * @throws Problem 400
 */
export function askedWindow(
  today: IsoDate,
  name: string,
  count: number,
  endingCount: number | undefined,
): DayWindow {
  if (endingCount === undefined) {
    if (count < 1) throw invalidFields([{ name, message: TOO_SHORT }]);
    return lastDays(today, count);
  }
  if (endingCount > count) throw invalidFields([{ name, message: ENDS_BEFORE }]);
  return daysBefore(today, count, endingCount);
}
