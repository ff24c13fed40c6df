/** Selects the exchanges of the API: those of one border, or in a browser's HAR those that the page requested from its own origin. */
import { isApiPath } from '@simulador/contracts/api/find-operation';
import type { Border } from '@simulador/recording/exchange';
import type { RecordedExchange, Recording } from '../recording/recorded.ts';

const isApi = ({ method, url, resourceType }: RecordedExchange): boolean =>
  isApiPath(url.pathname) && method !== 'OPTIONS' && resourceType !== 'preflight';

/** Returns the exchanges to replay, in order. By default the origin is the page's, else that of the first request of the API. */
export function selected(
  { exchanges, pageUrl }: Recording,
  border: Border,
  origin = pageUrl ? new URL(pageUrl).origin : exchanges.find(isApi)?.url.origin,
): RecordedExchange[] {
  return exchanges.filter((exchange) =>
    exchange.border === null ? exchange.url.origin === origin && isApi(exchange) : exchange.border === border,
  );
}
