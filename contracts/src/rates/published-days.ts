/** Days of the published UF and TMC. See docs/rules.md R358. */
import { addDays, type IsoDate } from '../platform/dates.ts';

const FIRST_DAY: IsoDate = '1990-01-01';
/** Maximum days in the future. The UF is published some weeks ahead, so a later day is a typing error. */
const AHEAD_DAYS = 366;

/** First and last day of a value, by the names of their fields. `valid_to` is null for a value without an end. */
export interface PublishedDays {
  readonly valid_from: IsoDate;
  readonly valid_to: IsoDate | null;
}

/** Returns what is wrong with the days of a value, by field. */
export const publishedDayProblems = (
  { valid_from: from, valid_to: to }: PublishedDays,
  today: IsoDate,
): { readonly name: keyof PublishedDays; readonly message: string }[] => [
  ...(from < FIRST_DAY || from > addDays(today, AHEAD_DAYS)
    ? [{ name: 'valid_from', message: 'El día está fuera de lo que se publica' } as const]
    : []),
  ...(to !== null && to < from
    ? [{ name: 'valid_to', message: 'El fin es anterior al comienzo' } as const]
    : []),
];
