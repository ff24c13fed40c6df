/** Mock core that answers from recordings: with the recorded answer to the same request, or a 404. */
import { VOLATILE_FIELDS } from '@simulador/contracts/api/field-facts';
import { http, HttpResponse } from 'msw';
import type { Border } from '@simulador/recording/exchange';
import type { MockCore } from '../core/handlers.ts';
import { pageOf } from '../core/saved-simulations.ts';
import { type RecordedBody, recordedBody } from './har-body.ts';
import { anyMatches, type JsonPath, type PathPattern, patternsOf } from './json-path.ts';
import type { RecordedExchange, Recording } from './recorded.ts';

/** Parts of a request that select the recorded answer. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: RecordedBody;
}

/** Returns the value with sorted names and without ignored fields. */
function canonical(value: unknown, leftOut: (path: JsonPath) => boolean, path: JsonPath): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each, index) => canonical(each, leftOut, [...path, index]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut([...path, name]))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, canonical(each, leftOut, [...path, name])]),
  );
}

function bodyKey(body: RecordedBody, leftOut: (path: JsonPath) => boolean): string {
  if (body.kind === 'json') return `json ${JSON.stringify(canonical(body.value, leftOut, []))}`;
  return body.kind === 'text' ? `text ${body.text}` : body.kind;
}

/**
 * Returns a key that is equal for requests that differ only in ignored fields, the order of names or the notation of
 * numbers.
 */
export function requestKey(request: ReceivedRequest, leftOut: (path: JsonPath) => boolean): string {
  const { method, path, body } = request;
  const query = new URLSearchParams(request.query);
  query.sort();
  return [method, path, query, bodyKey(body, leftOut)].join('\n');
}

export interface ReplayOptions {
  /** Border whose answers are used, `bff-core` by default. HARs of other tools are always used. */
  readonly border?: Border | undefined;
  /** Further fields to ignore in the match. */
  readonly volatile?: readonly PathPattern[];
}

const SHOWN_HEADERS = new Set(['content-type', 'x-source', 'x-uf-date', 'age', 'retry-after']);
const BODILESS = new Set([204, 205, 304]);

/** Header field that names the recorded exchange, and tells whether its body was not recorded. */
const RECORDING_HEADER = 'X-Mock-Recording';

const withoutUuids = (key: string): string =>
  key.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{uuid}');

const requestIn = (exchange: RecordedExchange): ReceivedRequest => ({
  method: exchange.method,
  path: exchange.url.pathname,
  query: exchange.url.searchParams,
  body: exchange.body,
});

async function receivedFrom(request: Request): Promise<ReceivedRequest> {
  const url = new URL(request.url);
  const text = await request.text();
  const mimeType = request.headers.get('Content-Type') ?? '';
  const body = recordedBody({ text, mimeType });
  return { method: request.method, path: url.pathname, query: url.searchParams, body };
}

/** Returns a substitute for a body that was not recorded: a PDF page for a PDF, otherwise an empty body. */
const bodyInPlace = (headers: Headers): Uint8Array<ArrayBuffer> | string =>
  /^application\/pdf\b/.test(headers.get('Content-Type') ?? '')
    ? Uint8Array.from(pageOf('Documento que no quedo grabado'))
    : '';

function responseOf({ status, answer, responseHeaders, file, number }: RecordedExchange): Response {
  if (status < 200 || status > 599) return HttpResponse.error();
  const headers = new Headers(
    responseHeaders
      .filter(([name]) => SHOWN_HEADERS.has(name))
      .map(([name, value]): [string, string] => [name, value]),
  );
  const omitted = answer.kind === 'omitted' ? '; body=omitted' : '';
  headers.set(RECORDING_HEADER, `${encodeURIComponent(file)}; entry=${number}${omitted}`);
  if (BODILESS.has(status)) return new Response(null, { status, headers });
  if (answer.kind === 'json') return new Response(JSON.stringify(answer.value), { status, headers });
  return new Response(answer.kind === 'text' ? answer.text : bodyInPlace(headers), { status, headers });
}

const missing = ({ method, path }: ReceivedRequest): Response =>
  Response.json({ detail: `No hay nada grabado que responda ${method} ${path}.` }, { status: 404 });

/** Takes the next answer to equal requests. The last one stays. */
const next = (exchanges: RecordedExchange[] = []): RecordedExchange | undefined =>
  exchanges.length > 1 ? exchanges.shift() : exchanges[0];

class Player {
  /** Recorded answers in order, by request, and by request without its uuids, because rows that are created again have other ones. */
  private readonly answers = new Map<string, RecordedExchange[]>();
  private readonly leftOut;

  constructor(exchanges: readonly RecordedExchange[], volatile: readonly PathPattern[]) {
    this.leftOut = anyMatches([...patternsOf(VOLATILE_FIELDS), ...volatile]);
    for (const exchange of exchanges) {
      const key = this.keyOf(requestIn(exchange));
      for (const each of new Set([key, withoutUuids(key)]))
        this.answers.set(each, [...(this.answers.get(each) ?? []), exchange]);
    }
  }

  /** Returns the next recorded answer to a request: to the same one, to one whose body was not recorded, or to one with other uuids. */
  take(received: ReceivedRequest): RecordedExchange | undefined {
    const key = this.keyOf(received);
    const keys = [key, this.keyOf({ ...received, body: { kind: 'omitted' } }), withoutUuids(key)];
    return next(keys.map((each) => this.answers.get(each)).find((each) => each !== undefined));
  }

  private keyOf(request: ReceivedRequest): string {
    return requestKey(request, this.leftOut);
  }
}

/** Returns the recorded exchanges of one border. */
export function exchangesOf(recordings: readonly Recording[], border: Border): RecordedExchange[] {
  return recordings
    .flatMap(({ exchanges }) => exchanges)
    .filter((exchange) => exchange.border === null || exchange.border === border);
}

/** Returns a mock core that answers every request from recordings. */
export function replayCore(
  recordings: readonly Recording[],
  { border = 'bff-core', volatile = [] }: ReplayOptions = {},
): MockCore {
  const player = new Player(exchangesOf(recordings, border), volatile);
  const replayed = http.all('*', async ({ request }) => {
    const received = await receivedFrom(request);
    const exchange = player.take(received);
    return exchange ? responseOf(exchange) : missing(received);
  });
  return {
    handlers: [replayed],
    unmatched: () => Response.json({ detail: 'No hay nada grabado.' }, { status: 404 }),
  };
}
