/** Mock core that answers from recordings: with the recorded answer to the same request, or a 404. */
import { findOperation } from '@simulador/contracts/api/find-operation';
import type { CoreOperationFacts } from '@simulador/contracts/api/operation';
import { Journal, type JournalEntry, plainEntry, redactedBody, redactedPath } from '../state/journal.ts';
import { VOLATILE_FIELDS } from '@simulador/contracts/api/field-facts';
import { CORE_OPERATIONS } from '@simulador/contracts/generated/core-operations';
import { http, HttpResponse } from 'msw';
import type { Border } from '@simulador/recording/exchange';
import type { MockCore } from '../core/handlers.ts';
import { pageOf } from '../core/saved-simulations.ts';
import { journalHandlers } from '../state/control.ts';
import { type ReceivedRequest, requestKey } from './canonical.ts';
import { recordedBody } from './har-body.ts';
import { anyMatches, type PathPattern, patternsOf } from './json-path.ts';
import type { RecordedExchange, Recording } from './recorded.ts';

export interface ReplayOptions {
  /** Border whose answers are used, `bff-core` by default. HARs of other tools are always used. */
  readonly border?: Border | undefined;
  /** Further fields to ignore in the match. */
  readonly volatile?: readonly PathPattern[];
}

const SHOWN_HEADERS = new Set([
  'content-type',
  'x-source',
  'x-uf-date',
  'age',
  'cache-status',
  'retry-after',
]);
const BODILESS = new Set([204, 205, 304]);

/** Header field that names the recorded exchange, and tells whether its body was not recorded. */
const RECORDING_HEADER = 'X-Mock-Recording';

const requestIn = (exchange: RecordedExchange): ReceivedRequest => ({
  method: exchange.method,
  path: exchange.url.pathname,
  query: [...exchange.url.searchParams],
  body: exchange.body,
});

async function receivedFrom(request: Request): Promise<ReceivedRequest> {
  const url = new URL(request.url);
  const text = await request.text();
  const mimeType = request.headers.get('Content-Type') ?? '';
  const body = recordedBody({ text, mimeType });
  return { method: request.method, path: url.pathname, query: [...url.searchParams], body };
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

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const withoutUuids = (key: string): string => key.replaceAll(UUID, '{uuid}');

/** Maps the uuids of a recorded request to those at the same positions in the received one. */
function uuidsAsReceived(recordedKey: string, receivedKey: string): ReadonlyMap<string, string> {
  const received = receivedKey.match(UUID) ?? [];
  return new Map((recordedKey.match(UUID) ?? []).map((uuid, place) => [uuid, received[place] ?? uuid]));
}

/** Returns the recorded answer with the received request's uuids. */
function withUuids(exchange: RecordedExchange, uuids: ReadonlyMap<string, string>): RecordedExchange {
  const { answer } = exchange;
  if (uuids.size === 0 || answer.kind !== 'json') return exchange;
  const text = JSON.stringify(answer.value).replaceAll(UUID, (uuid) => uuids.get(uuid) ?? uuid);
  return { ...exchange, answer: { kind: 'json', value: JSON.parse(text) as unknown } };
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
    const bodiless = this.keyOf({ ...received, body: { kind: 'omitted' } });
    const exchange = next(this.answers.get(key) ?? this.answers.get(bodiless));
    if (exchange) return exchange;
    const similar = next(this.answers.get(withoutUuids(key)));
    return similar && withUuids(similar, uuidsAsReceived(this.keyOf(requestIn(similar)), key));
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

const FACTS: Readonly<Record<string, CoreOperationFacts>> = CORE_OPERATIONS;

/** Returns the journal's entry of a request that was answered from a recording, or was not found in it. */
function journalEntry(
  { method, path, body }: ReceivedRequest,
  exchange: RecordedExchange | undefined,
  response: Response,
  durationMs: number,
): JournalEntry {
  const operation = findOperation(path, method)?.id ?? null;
  const { figures = [] } = FACTS[operation ?? ''] ?? {};
  return plainEntry({
    method,
    path: redactedPath(path),
    operation,
    status: response.type === 'error' ? null : response.status,
    durationMs: Math.round(durationMs),
    request: body.kind === 'json' ? redactedBody(body.value, figures) : null,
    recorded: exchange ? { file: exchange.file, entry: exchange.number } : null,
  });
}

/** Returns a mock core that answers every request from recordings, and adds it to its journal. */
export function replayCore(
  recordings: readonly Recording[],
  { border = 'bff-core', volatile = [] }: ReplayOptions = {},
): MockCore {
  const journal = new Journal();
  const player = new Player(exchangesOf(recordings, border), volatile);
  const replayed = http.all('*', async ({ request }) => {
    const began = performance.now();
    const received = await receivedFrom(request);
    const exchange = player.take(received);
    const response = exchange ? responseOf(exchange) : missing(received);
    journal.add(journalEntry(received, exchange, response, performance.now() - began));
    return response;
  });
  return {
    handlers: [...journalHandlers(journal), replayed],
    unmatched: () => Response.json({ detail: 'No hay nada grabado.' }, { status: 404 }),
  };
}
