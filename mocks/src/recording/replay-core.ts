import { VOLATILE_FIELDS } from '@simulador/contracts/api/field-facts';
/** A recording as the mock core: the answer that was recorded for exactly this request, or an error that says what is near. */
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Border } from '@simulador/recording/exchange';
import type { MockCore } from '../core/handlers.ts';
import { anyMatches, type AskedRequest, patternsOf, requestKey } from './canonical.ts';
import { recordedBody } from './har-body.ts';
import { JsonDiff } from './json-diff.ts';
import { nearestRecorded } from './nearest-recorded.ts';
import type { RecordedExchange, Recording } from './recorded.ts';

export interface ReplayOptions {
  /** Which border's answers are played; those of other tools' HARs are always. bff-core. */
  readonly border?: Border | undefined;
  /** Patterns of fields that are left out of the match, besides the usual ones. @see pathPattern */
  readonly volatile?: readonly string[];
}

interface Played extends AskedRequest {
  readonly exchange: RecordedExchange;
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

/** Says which recorded exchange an answer is, and that its body was not recorded. */
const RECORDING_HEADER = 'X-Mock-Recording';

const playedOf = (exchange: RecordedExchange): Played => ({
  exchange,
  method: exchange.method,
  path: exchange.url.pathname,
  query: [...exchange.url.searchParams],
  body: exchange.body,
});

async function askedOf(request: Request): Promise<AskedRequest> {
  const url = new URL(request.url);
  const text = await request.text();
  const mimeType = request.headers.get('Content-Type') ?? '';
  const body = recordedBody({ text, mimeType });
  return { method: request.method, path: url.pathname, query: [...url.searchParams], body };
}

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
  return new Response(answer.kind === 'text' ? answer.text : '', { status, headers });
}

/** Answers of equal requests, in the order in which they were recorded; the last one is repeated. */
class Repeats {
  private next = 0;
  readonly exchanges: RecordedExchange[] = [];

  take(): RecordedExchange | undefined {
    const exchange = this.exchanges[Math.min(this.next, this.exchanges.length - 1)];
    this.next += 1;
    return exchange;
  }
}

class Player {
  private readonly answers = new Map<string, Repeats>();
  private readonly leftOut;
  private readonly diff: JsonDiff;

  constructor(
    private readonly played: readonly Played[],
    volatile: readonly string[],
  ) {
    this.leftOut = anyMatches(patternsOf([...VOLATILE_FIELDS, ...volatile]));
    this.diff = new JsonDiff({ ignored: this.leftOut });
    for (const each of played) {
      const key = requestKey(each, this.leftOut);
      const repeats = this.answers.get(key) ?? new Repeats();
      repeats.exchanges.push(each.exchange);
      this.answers.set(key, repeats);
    }
  }

  answer(asked: AskedRequest): Response {
    const repeats = this.answers.get(requestKey(asked, this.leftOut)) ?? this.withoutBody(asked);
    const exchange = repeats?.take();
    return exchange ? responseOf(exchange) : this.miss(asked);
  }

  /** A request whose body the recording does not have is answered by the rest of it. */
  private withoutBody(asked: AskedRequest): Repeats | undefined {
    return this.answers.get(requestKey({ ...asked, body: { kind: 'omitted' } }, this.leftOut));
  }

  private miss(asked: AskedRequest): Response {
    const nearest = nearestRecorded(asked, this.played, this.diff);
    const line = `${asked.method} ${asked.path}`;
    if (!nearest)
      return Response.json({ detail: `No hay nada grabado que responda ${line}.` }, { status: 404 });
    const { exchange, method, path, query } = nearest.recorded;
    const places = nearest.differences.map((difference) => difference.path).join(', ');
    const detail = `Nada grabado responde ${line}. Lo más cercano es ${method} ${path}; difiere en ${places}.`;
    return Response.json(
      {
        detail,
        nearest: {
          file: exchange.file,
          entry: exchange.number,
          method,
          path,
          query: Object.fromEntries(query),
        },
        differences: nearest.differences,
      },
      { status: 404 },
    );
  }
}

/** What of the recordings belongs to a border. */
export function exchangesOf(recordings: readonly Recording[], border: Border): RecordedExchange[] {
  return recordings
    .flatMap(({ exchanges }) => exchanges)
    .filter((exchange) => exchange.border === null || exchange.border === border);
}

/** An MSW handler that answers every request out of the recordings. @throws WrongPattern */
export function replayHandler(recordings: readonly Recording[], options: ReplayOptions = {}): HttpHandler {
  const { border = 'bff-core', volatile = [] } = options;
  const player = new Player(exchangesOf(recordings, border).map(playedOf), volatile);
  return http.all('*', async ({ request }) => player.answer(await askedOf(request)));
}

/** The recordings in the mock core's place. @throws WrongPattern */
export function replayCore(recordings: readonly Recording[], options: ReplayOptions = {}): MockCore {
  return {
    handlers: [replayHandler(recordings, options)],
    unmatched: () => Response.json({ detail: 'No hay nada grabado.' }, { status: 404 }),
  };
}
