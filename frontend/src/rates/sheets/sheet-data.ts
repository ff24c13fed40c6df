/** Queries and calls of the rate sheets. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RebaseKeeps } from '@simulador/contracts/rates/rate-sheet';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { client } from '#shared/session/client.ts';
import { SHEETS, type RateSheet } from '../tarifas/use-new-draft.ts';

type Schemas = components['schemas'];
export type SheetSummary = Schemas['SheetSummaryDto'];
export type SheetAction = SheetSummary['actions'][number];
export type Impact = Schemas['ImpactDto'];

const SHEET = '/api/simulador/hojas/{id}';
export const SHEETS_SIZE = 20;

const to = (id: number) => ({ params: { path: { id } } });
/** Returns a change's parameters, with the version as precondition. */
const asRead = (id: number, version: number) => ({
  params: { path: { id }, header: { 'If-Match': `"${version}"` } },
});

export const sheetsQuery = (page: number) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'sheets', page],
    queryFn: ({ signal }) =>
      answerOf(client.GET(SHEETS, { params: { query: { page, page_size: SHEETS_SIZE } }, signal })),
    placeholderData: keepPreviousData,
  });

export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'sheet', id],
    queryFn: ({ signal }): Promise<RateSheet> => answerOf(client.GET(SHEET, { ...to(id), signal })),
  });

/** Query of the simulations whose rate a sheet changes while it is quoted. */
export const quotedQuery = ({ id, version }: ShownSheet) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'quoted', id, version],
    queryFn: ({ signal }) => answerOf(client.GET(`${SHEET}/cotizadas`, { ...to(id), signal })),
  });

/** @param version of the draft as read, so that no colleague's change is overwritten */
export const patchSheet = (
  id: number,
  version: number,
  body: Schemas['SheetChangeDto'],
): Promise<RateSheet> => answerOf(client.PATCH(SHEET, { ...asRead(id, version), body }));

/** Sheet on screen, whose version a decision refers to. */
type ShownSheet = Pick<RateSheet, 'id' | 'version'>;

export const deleteSheet = ({ id, version }: ShownSheet): Promise<unknown> =>
  answerOf(client.DELETE(SHEET, asRead(id, version)));

export const submitSheet = ({ id, version }: ShownSheet): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/enviar`, asRead(id, version)));
export const approveSheet = ({ id, version }: ShownSheet, effectiveAt: string | null): Promise<RateSheet> =>
  answerOf(
    client.POST(`${SHEET}/aprobar`, {
      ...asRead(id, version),
      body: effectiveAt === null ? {} : { effective_at: effectiveAt },
    }),
  );
export const returnSheet = ({ id, version }: ShownSheet, reason: string): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/devolver`, { ...asRead(id, version), body: { reason } }));
/** @param keep the planned values, or their differences to the rates that they were written for */
export const rebaseSheet = ({ id, version }: ShownSheet, keep: RebaseKeeps): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/rebasar`, { ...asRead(id, version), body: { keep } }));
export const revertSheet = ({ id, version }: ShownSheet): Promise<RateSheet> =>
  answerOf(client.POST(`${SHEET}/revertir`, asRead(id, version)));

/** Returns true if the change was refused because rates have changed since the sheet was written. */
export const isBaseMoved = (error: Error | null): boolean =>
  isConflict(error) && typeof error.body === 'object' && error.body !== null && 'rates' in error.body;

/** Calculates a sheet's effects on saved simulations. */
export const readImpact = (id: number): Promise<Impact> => answerOf(client.POST(`${SHEET}/impacto`, to(id)));
