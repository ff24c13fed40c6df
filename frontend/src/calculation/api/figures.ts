import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { answered, answerOf, ApiError, errorTextIn, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type {
  ComparacionRequest,
  ComparacionTerm,
  DividendoAnswer,
  DividendoRequest,
  DividendoRow,
  OperationCost,
  OperationCostsRequest,
  TarifaRequest,
  TmcRequest,
} from './wire.ts';

/** Shows the previous answer, marked as placeholder, until the next one is loaded. */
const KEEPS_LAST = { placeholderData: keepPreviousData };

/** Query of a request, null for none. A new request aborts the previous one, so that its answer can't arrive late. */
const requestQuery = <Request, Found>(
  key: readonly [name: string, question: Request | null, ufDate?: string | null],
  ask: (request: Request, signal: AbortSignal) => Promise<Found>,
  more: { readonly staleTime?: number; readonly placeholderData?: typeof keepPreviousData } = {},
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => ask(key[1] as Request, signal),
    enabled: key[1] !== null,
    staleTime: Infinity,
    retry: false,
    ...more,
  });

/** Returns whether the request brought no answer about the credit: no connection, or the bank's systems are down or too slow. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Returns the reason why there are no figures, as a sentence instead of a status. */
export const figureFailure = (reason: unknown): string =>
  failureText(reason, messageText('calculation_failed'));

export interface Dividendo {
  readonly request: DividendoRequest;
  readonly row: DividendoRow;
  /** Day of the UF that the row's pesos were calculated with; null if the answer does not name it. */
  readonly ufDate: IsoDate | null;
}

export async function calcDividendo(body: DividendoRequest, signal: AbortSignal): Promise<Dividendo> {
  const answer = await answered(client.POST('/api/external/calc_dividendo', { body, signal }));
  const row = (answer.body as Partial<DividendoAnswer>).salida?.[0];
  const refusal = errorTextIn(answer.body);
  if (row === undefined)
    throw new ApiError(refusal === null ? 502 : 400, refusal ?? messageText('calculation_failed'));
  const ufDate = answer.headers.get('X-Uf-Date') ?? '';
  return { request: body, row, ufDate: isIsoDate(ufDate) ? ufDate : null };
}

export const dividendoQuery = (request: DividendoRequest | null, ufDate: string | null) =>
  requestQuery(['dividendo', request, ufDate], calcDividendo, KEEPS_LAST);

/** Returns the query of the dividend for the calculate button: always requested, and not aborted with the live figures. */
export const pressedDividendoQuery = (request: DividendoRequest, ufDate: string) =>
  requestQuery(['dividendo-pressed', request, ufDate], calcDividendo, { staleTime: 0 });

const calcOperationCosts = (body: OperationCostsRequest, signal: AbortSignal): Promise<OperationCost[]> =>
  answerOf(client.POST('/simulations/api/calc_operation_costs', { body, signal }));

/** Returns the query of the operation costs of a credit, a line each. */
export const operationCostsQuery = (request: OperationCostsRequest | null) =>
  requestQuery(['operation-costs', request], calcOperationCosts, KEEPS_LAST);

export interface Comparacion {
  readonly request: DividendoRequest;
  readonly terms: readonly ComparacionTerm[];
}

async function postComparacion(body: ComparacionRequest, signal: AbortSignal): Promise<Comparacion> {
  const { terms } = await answerOf(client.POST('/api/simulador/comparacion', { body, signal }));
  const { edad: _age, flavour: _flavour, keeps_rate: _keeps, ...request } = body;
  return { request, terms };
}

/** Returns the query of the same credit at the six compared terms and its own one. */
export const comparacionQuery = (request: ComparacionRequest | null, ufDate: string | null) =>
  requestQuery(['comparacion', request, ufDate], postComparacion, KEEPS_LAST);

async function postTarifa(body: TarifaRequest, signal: AbortSignal): Promise<number> {
  return (await answerOf(client.POST('/api/tarificador/Tarifa', { body, signal }))).rate;
}

/** Returns the query of the suggested annual rate, percent. */
export const tarifaQuery = (request: TarifaRequest | null) =>
  requestQuery(['tarifa', request], postTarifa, { staleTime: 5 * 60_000 });

async function postTmc(body: TmcRequest, signal: AbortSignal): Promise<number> {
  return (await answerOf(client.POST('/products/api/tmc', { body, signal }))).Valor;
}

/** Returns the query of the maximum conventional rate (TMC), annual percent. */
export const tmcQuery = (request: TmcRequest | null) => requestQuery(['tmc', request], postTmc);
