/** Header fields that a proxy does not forward, and those that `fetch` sets itself. */
import type { IncomingMessage } from 'node:http';

const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];
const NOT_SENT = new Set([...HOP_BY_HOP, 'host', 'content-length', 'expect', 'accept-encoding']);
/**
 * Header fields of an answer that are dropped. `fetch` returns the body decompressed, so its length and encoding are
 * wrong.
 */
const NOT_RETURNED = new Set([...HOP_BY_HOP, 'content-length', 'content-encoding']);

/** Returns the names listed in a `Connection` header. */
const namedIn = (connection: string | null | undefined): Set<string> =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));

/** Returns the headers to forward to the target. */
export function forwardedHeaders(incoming: IncomingMessage): Headers {
  const ended = namedIn(incoming.headers.connection);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    if (NOT_SENT.has(name) || ended.has(name)) continue;
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

/** Returns the headers to return to the client, with each Set-Cookie separate. */
export function returnedHeaders(response: Response): [name: string, value: string][] {
  const ended = namedIn(response.headers.get('connection'));
  const others = [...response.headers].filter(
    ([name]) => !NOT_RETURNED.has(name) && !ended.has(name) && name !== 'set-cookie',
  );
  return [
    ...others,
    ...response.headers.getSetCookie().map((value): [string, string] => ['set-cookie', value]),
  ];
}
