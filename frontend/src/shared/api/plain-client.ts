import type { Client, FetchOptions } from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';

/** Our origin, the only one that the browser calls. Empty in the build, which renders the first screen without requests. */
export const ORIGIN = typeof window === 'undefined' ? '' : window.location.origin;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type BffClient = Pick<Client<paths>, (typeof METHODS)[number]>;

/** Parts of a call whose types each path narrows. */
interface CallOptions extends Omit<FetchOptions<unknown>, 'params' | 'body' | 'bodySerializer'> {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: Readonly<Record<string, string>>;
  };
  readonly body?: unknown;
  readonly bodySerializer?: (body: unknown) => BodyInit;
}

const NO_CONTENT = 204;
const encoded = (value: unknown): string => encodeURIComponent(String(value));

function addressOf(
  path: string,
  { path: places = {}, query = {} }: NonNullable<CallOptions['params']>,
): string {
  const fields = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}=${encoded(each)}`),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(places[name]));
  return `${ORIGIN}${filled}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

async function contentOf(response: Response, parseAs: CallOptions['parseAs'] = 'json'): Promise<unknown> {
  if (response.status === NO_CONTENT) return undefined;
  if (response.ok && parseAs === 'stream') return response.body;
  if (response.ok && parseAs === 'blob') return response.blob();
  const text = await response.text();
  if (response.ok) return text === '' ? undefined : JSON.parse(text);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a client of the BFF by the document's types, in place of openapi-fetch's, which takes four times the bytes. */
export function clientBy(send: (request: Request) => Promise<Response>): BffClient {
  const callBy =
    (method: string) =>
    async (path: string, options: CallOptions = {}) => {
      const { params = {}, body, bodySerializer = JSON.stringify, headers, parseAs, ...init } = options;
      const sent = body === undefined ? undefined : bodySerializer(body);
      const request = new Request(addressOf(path, params), {
        ...init,
        method,
        headers: {
          ...(typeof sent === 'string' && { 'Content-Type': 'application/json' }),
          ...(headers as Record<string, string> | undefined),
          ...params.header,
        },
        ...(sent !== undefined && { body: sent }),
      });
      const response = await send(request);
      const content = await contentOf(response, parseAs);
      return response.ok ? { data: content, response } : { error: content, response };
    };
  return Object.fromEntries(METHODS.map((method) => [method, callBy(method)])) as BffClient;
}

/** Client for the calls that begin, renew and end a session, none of which depends on a token. All others use `client.ts`. */
export const plainClient = clientBy((request) => globalThis.fetch(request));
