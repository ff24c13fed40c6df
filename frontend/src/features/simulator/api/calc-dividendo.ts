import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isIsoDate, type IsoDate } from '@simulador/contracts/domain/dates';
import { messageText } from '@simulador/contracts/messages/es';
import { answered, ApiError } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { DividendoRequest, DividendoRow } from './wire.ts';

export interface Dividendo {
  readonly row: DividendoRow;
  /** The day of the UF of the row's pesos; null when the answer does not say. */
  readonly ufDate: IsoDate | null;
}

async function calcDividendo(request: DividendoRequest, signal: AbortSignal): Promise<Dividendo> {
  const call = client.POST('/api/external/calc_dividendo', { body: request, signal });
  const { body, headers } = await answered(call);
  const [row] = body.salida;
  if (row === undefined) throw new ApiError(502, messageText('calculation_failed'));
  const ufDate = headers.get('X-Uf-Date') ?? '';
  return { row, ufDate: isIsoDate(ufDate) ? ufDate : null };
}

/** The dividend of one question. Asking another one aborts it, so that its answer can't come late. */
export const dividendoQuery = (request: DividendoRequest | null, ufDate: string | null) =>
  queryOptions({
    queryKey: ['dividendo', request, ufDate],
    queryFn: ({ signal }) => calcDividendo(request as DividendoRequest, signal),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });

/** The same for the button: always requested, and not aborted together with a preview. */
export const pressedDividendoQuery = (request: DividendoRequest, ufDate: string) =>
  queryOptions({
    queryKey: ['dividendo-pressed', request, ufDate],
    queryFn: ({ signal }) => calcDividendo(request, signal),
    staleTime: 0,
    retry: false,
  });
