import { useQueries, useQuery } from '@tanstack/react-query';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { sheetQuery, sheetsQuery, type RateSheet } from '../tarifas/change-data.ts';

/** Approved values to come, by the keys of their cells: the day, e.g. `01-12`, and the annual percent; null deletes the rate. */
export type Scheduled = ReadonlyMap<string, { readonly day: string; readonly value: number | null }>;

const DAY_LENGTH = 5;

/** Returns the approved sets that wait for their instant, the first one first, and the rates that they bring. */
export function useScheduled(hasSets: boolean): { sheets: readonly RateSheet[]; scheduled: Scheduled } {
  const { data } = useQuery({ ...sheetsQuery(1, 'approved'), enabled: hasSets });
  const found = useQueries({ queries: (data?.results ?? []).map(({ id }) => sheetQuery(id)) });
  const sheets = found
    .flatMap(({ data: sheet }) => (sheet?.state === 'approved' ? [sheet] : []))
    .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  const scheduled = new Map(
    sheets.toReversed().flatMap((sheet) => {
      const day = formatDate(santiagoDate(new Date(dayOf(sheet)))).slice(0, DAY_LENGTH);
      return sheet.changes.map((change) => [cellKey(change), { day, value: change.value }] as const);
    }),
  );
  return { sheets, scheduled };
}

const dayOf = ({ effective_at: at, created }: RateSheet): string => at ?? created;
