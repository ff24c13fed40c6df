/** Queries and calls of the sets of changes of prices. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SheetState } from '@simulador/contracts/rates/rate-sheet';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type RateSheet = Schemas['RateSheetDto'];
export type SheetSummary = Schemas['SheetSummaryDto'];
export type ScheduledSheet = Schemas['ScheduledSheetDto'];
export type Impact = Schemas['ImpactDto'];
export type WantedChange = Schemas['WantedChangeDto'];
export type OtherPrice = Schemas['OtherPriceDto'];
/** Planned change of a row of another kind than a rate. */
export type PlannedRow = Omit<Schemas['PlannedRowDto'], 'from'>;

const SHEETS = '/api/simulador/hojas';
const SHEET = `${SHEETS}/{id}` as const;
export const SHEETS_SIZE = 20;

export const CHANGES = '/tarifas/hojas';
export const changeAddress = (id: number): string => `${CHANGES}?hoja=${id}`;
/** Returns the address of the table in which a draft is edited. */
export const editAddress = (id: number): string => `/tarifas?cambio=${id}`;

const to = (id: number) => ({ params: { path: { id } } });

/** Set on screen, whose version a change of it refers to. */
type ShownSheet = Pick<RateSheet, 'id' | 'version'>;
const asRead = ({ id, version }: ShownSheet) => ({
  params: { path: { id }, header: { 'If-Match': `"${version}"` } },
});

export type SheetsPage = Schemas['SheetsPageDto'];
/** Key of all pages of the list. */
export const SHEETS_KEY = [RATE_TABLES, 'sheets'];
export const sheetsQuery = (page: number, state?: SheetState) =>
  queryOptions({
    queryKey: [...SHEETS_KEY, page, state],
    queryFn: ({ signal }) => {
      const query = { page, page_size: SHEETS_SIZE, ...(state && { state }) };
      return answerOf(client.GET(SHEETS, { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Query of the approved sets that wait for their instant, the earliest first. */
export const scheduledQuery = queryOptions({
  queryKey: [RATE_TABLES, 'scheduled'],
  queryFn: ({ signal }): Promise<readonly ScheduledSheet[]> =>
    answerOf(client.GET(`${SHEETS}/aprobadas`, { signal })),
});

/** Query of the present values that price a credit and are not in the rate tables. */
export const otherPricesQuery = queryOptions({
  queryKey: [RATE_TABLES, 'others'],
  queryFn: ({ signal }): Promise<OtherPrice[]> => answerOf(client.GET(`${SHEETS}/valores`, { signal })),
});

export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'sheet', id],
    queryFn: ({ signal }): Promise<RateSheet> => answerOf(client.GET(SHEET, { ...to(id), signal })),
  });

/** Query of what a set does to the saved simulations. */
export const impactQuery = ({ id, version }: ShownSheet) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'impact', id, version],
    queryFn: ({ signal }): Promise<Impact> =>
      answerOf(client.POST(`${SHEET}/impacto`, { ...to(id), signal })),
  });

/** Report of an act, by the state in which it leaves a set. */
export const DONE: Partial<Record<RateSheet['state'], string>> = {
  submitted: 'Enviado a aprobación.',
  approved: 'Aprobado: rige desde su día.',
  in_force: 'Los cambios rigen desde ahora.',
};

export const writeSheet = (body: Schemas['NewSheetDto']): Promise<RateSheet> =>
  answerOf(client.POST(SHEETS, { body }));
export const patchSheet = (sheet: ShownSheet, body: Schemas['SheetChangeDto']): Promise<RateSheet> =>
  answerOf(client.PATCH(SHEET, { ...asRead(sheet), body }));
export const deleteSheet = (sheet: ShownSheet): Promise<unknown> =>
  answerOf(client.DELETE(SHEET, asRead(sheet)));
export const submitSheet = (sheet: ShownSheet): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/enviar`, asRead(sheet)));
/** @param effectiveAt ISO instant; null for now */
export const approveSheet = (sheet: ShownSheet, effectiveAt: string | null): Promise<RateSheet> =>
  answerOf(
    client.POST(`${SHEET}/aprobar`, {
      ...asRead(sheet),
      body: effectiveAt === null ? {} : { effective_at: effectiveAt },
    }),
  );
export const returnSheet = (sheet: ShownSheet, reason: string): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/devolver`, { ...asRead(sheet), body: { reason } }));
export const revertSheet = (sheet: ShownSheet): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/revertir`, asRead(sheet)));

/** Returns rows of other kinds in the BFF's format. */
export const wantedRows = (rows: Iterable<PlannedRow>): WantedChange[] =>
  [...rows].map(({ kind, row, values }) => ({ kind, values, ...(row !== null && { row }) }));

/** Runs an act with a set that was just written; a set that is refused is not left behind as a draft. */
export async function orDeleted<Answer>(sheet: RateSheet, act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    await deleteSheet(sheet).catch(() => undefined);
    throw error;
  }
}
