/**
 * Selects the exchanges of the API: those of one border, or in a browser's HAR those that the page requested from its own
 * origin.
 */
import { isApiPath } from '@simulador/contracts/api/find-operation';
import type { Border } from '@simulador/recording/exchange';
import type { RecordedExchange, Recording } from '../recording/recorded.ts';

const STATIC_FILE =
  /\.(?:m?js|css|map|png|jpe?g|svg|gif|ico|webp|avif|woff2?|ttf|otf|txt|html?|webmanifest|wasm)$/i;
const SCRIPT_REQUESTS = new Set(['fetch', 'xhr', 'xmlhttprequest']);

function isApi({ method, url, resourceType, answerType, body }: RecordedExchange): boolean {
  if (method === 'OPTIONS' || STATIC_FILE.test(url.pathname)) return false;
  if (SCRIPT_REQUESTS.has(resourceType)) return true;
  if (resourceType !== '' && resourceType !== 'other') return false;
  return /[/+]json\b/.test(answerType) || body.kind === 'json' || isApiPath(url.pathname);
}

/** Returns the origin of a browser's recording: of the page, else of the first document, else of the first request. */
function originOf({ exchanges, pageUrl }: Recording): string | undefined {
  if (pageUrl) return new URL(pageUrl).origin;
  const document = exchanges.find(({ resourceType }) => resourceType === 'document');
  return (document ?? exchanges.find(isApi) ?? exchanges[0])?.url.origin;
}

/** Returns the exchanges to replay, in order. */
export function selected(recording: Recording, border: Border, origin?: string): RecordedExchange[] {
  const ownOrigin = origin ?? originOf(recording);
  return recording.exchanges.filter((exchange) =>
    exchange.border === null
      ? exchange.url.origin === ownOrigin && isApi(exchange)
      : exchange.border === border,
  );
}
