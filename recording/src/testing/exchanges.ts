import type { Exchange, ExchangeRequest, ExchangeResponse } from '../exchange.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

/** JSON exchange: calc_dividendo of the client by default. */
export function jsonExchange(
  change: {
    readonly exchange?: Partial<Exchange>;
    readonly request?: Partial<ExchangeRequest>;
    readonly response?: Partial<ExchangeResponse>;
    readonly sent?: unknown;
    readonly answered?: unknown;
  } = {},
): Exchange {
  return {
    border: 'client-bff',
    requestId: 'b6b1c9d2-4a4f-4e59-9d0a-0123456789ab',
    startedAt: new Date('2026-11-20T15:00:00Z'),
    durationMs: 12,
    request: {
      method: 'POST',
      url: '/api/external/calc_dividendo/',
      headers: JSON_HEADERS,
      body: JSON.stringify(change.sent ?? { montocredito: 2000 }),
      ...change.request,
    },
    response: {
      status: 200,
      headers: JSON_HEADERS,
      body: JSON.stringify(change.answered ?? { salida: [{ DivTotal: 11.2345 }] }),
      ...change.response,
    },
    ...change.exchange,
  };
}
