import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import type { ScheduledSheet } from '../tarifas/change-data.ts';

/** Approved values to come, by the keys of their cells: the day, e.g. `01-12`, and the annual percent; null deletes the rate. */
export type Scheduled = ReadonlyMap<string, { readonly day: string; readonly value: number | null }>;

const DAY_LENGTH = 5;

/** Returns the day from which an approved set is in force. */
export const dayOf = ({ effective_at: at }: ScheduledSheet): string =>
  at === null ? '' : formatDate(santiagoDate(new Date(at)));

/** Returns the rates of approved sets, the earliest first; of two values of a cell the one that comes first. */
export const scheduledRates = (sheets: readonly ScheduledSheet[]): Scheduled =>
  new Map(
    sheets.toReversed().flatMap((sheet) => {
      const day = dayOf(sheet).slice(0, DAY_LENGTH);
      return sheet.changes.map((change) => [cellKey(change), { day, value: change.value }] as const);
    }),
  );
