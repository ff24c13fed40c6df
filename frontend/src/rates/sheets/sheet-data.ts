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

export interface ImpactProgress {
  readonly done: number;
  readonly total: number;
}

/** Calculates a sheet's effects on saved simulations. Can be cancelled by the signal. */
export async function readImpact(
  id: number,
  onProgress: (progress: ImpactProgress) => void,
  signal: AbortSignal,
): Promise<Impact> {
  const stream = await answerOf(
    client.POST(`${SHEET}/impacto`, {
      ...to(id),
      signal,
      parseAs: 'stream' as const,
      headers: { Accept: 'application/x-ndjson' },
    }),
  );
  let impact: Impact | null = null;
  for await (const line of linesOf(stream as unknown as ReadableStream<Uint8Array>)) {
    const part = JSON.parse(line) as ImpactProgress | Impact | { readonly detail: string };
    if ('detail' in part) throw new Error(part.detail);
    if ('count' in part) impact = part;
    else onProgress(part);
  }
  if (impact === null) throw new Error('the answer ended before its last line');
  return impact;
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
  if (rest !== '') yield rest;
}
