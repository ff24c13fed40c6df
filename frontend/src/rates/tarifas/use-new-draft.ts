import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstOfNextMonth } from '@simulador/contracts/platform/dates';
import { santiagoInstant } from '@simulador/contracts/platform/instants';
import { formatDate } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { ratesQuery } from './rate-data.ts';

export const sheetAddress = (id: number): string => `/tarifas/hojas?hoja=${id}`;

export type RateSheet = components['schemas']['RateSheetDto'];
export type WantedRate = components['schemas']['WantedChangeDto'];

export const SHEETS = '/api/simulador/hojas';

export const DRAFT_WRITTEN = 'Hoja creada como borrador: revísela y envíela a aprobación.';

/** Returns the functions that write a draft with changes, and open the draft once it is written. */
export function useNewDraft() {
  const today = useSantiagoDay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // Rates change with the month, unless the author says otherwise.
  const planned = santiagoInstant(firstOfNextMonth(today), '00:00');
  const written = useRef<RateSheet>(null);
  // The first rates of all start when they are approved, because nothing is priced before.
  const isFirst = (): boolean => queries.getQueryData(ratesQuery.queryKey)?.length === 0;
  return {
    write: async (changes: WantedRate[]): Promise<RateSheet> =>
      (written.current = await answerOf(
        client.POST(SHEETS, {
          body: {
            name: `Hoja del ${formatDate(today)}`,
            changes,
            ...(planned && !isFirst() && { planned_at: planned.toISOString() }),
          },
        }),
      )),
    /** @param adjusted product whose rates the draft opens to adjust */
    open: (adjusted?: number): void => {
      if (written.current !== null) void navigate(sheetAddress(written.current.id), { state: { adjusted } });
    },
  };
}
