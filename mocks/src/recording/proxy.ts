/** Proxy that forwards every request and passes the exchanges to a recorder. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isApiPath } from '@simulador/contracts/api/find-operation';
import { isOperatorPath } from '@simulador/contracts/api/path-segments';
import type { Border, ExchangeResponse } from '@simulador/recording/exchange';
import { CapturedBody } from '@simulador/recording/captured-body';
import type { Recorder } from '@simulador/recording/recorder';
import { addressBelow } from '../command-line.ts';
import { codeOfFailure, unreachableReason } from '../connection-failure.ts';
import { bodyOf, headersOf, sendBody } from '../http-bridge.ts';

export interface ProxyOptions {
  /** Base address. Its path is prepended to each request's path. */
  readonly target: URL;
  readonly border: Border;
  readonly recorder: Pick<Recorder, 'record'>;
}

const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'content-length'],
];
/** Header fields that `fetch` sets itself. */
const SET_ANEW = ['host', 'expect', 'accept-encoding'];
/** Header field that is wrong after `fetch` has decompressed the body. */
const UNPACKED = ['content-encoding'];

/** Returns the header fields to pass on: not those between two parties only, which `Connection` may name too. */
function passedOn(headers: Headers, others: readonly string[]): [name: string, value: string][] {
  const named = (headers.get('connection') ?? '').toLowerCase().split(/\s*,\s*/);
  const dropped = [...HOP_BY_HOP, ...others, ...named];
  return [...headers].filter(([name]) => !dropped.includes(name));
}

/** Streams the answer to the client. @throws if either side disconnects */
async function handBack(response: Response, outgoing: ServerResponse): Promise<ExchangeResponse> {
  const headers = passedOn(response.headers, UNPACKED);
  const captured = new CapturedBody();
  outgoing.writeHead(response.status, headers.flat());
  await sendBody(response, outgoing, (chunk) => captured.add(chunk));
  return { status: response.status, headers, ...captured.all() };
}

function apologise(outgoing: ServerResponse, code: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  outgoing.writeHead(502, { 'content-type': 'application/json' });
  const detail = `El destino de la grabación no respondió: ${unreachableReason(code) ?? code}.`;
  outgoing.end(JSON.stringify({ detail }));
}

/**
 * Returns true for a request that is recorded. Of a BFF these are the API's; a replay does not request pages and
 * files.
 */
function isRecorded({ border }: ProxyOptions, { url = '/' }: IncomingMessage): boolean {
  const path = url.replace(/[?#].*$/s, '');
  return border === 'bff-core' || (isApiPath(path) && !isOperatorPath(path));
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ProxyOptions,
): Promise<void> {
  const startedAt = new Date();
  const began = performance.now();
  const { method = 'GET', url = '/', headers } = incoming;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  let body: ArrayBuffer | null = null;
  let response: ExchangeResponse | null = null;
  let errorCode: string | undefined;
  try {
    body = await bodyOf(incoming);
    const answer = await fetch(addressBelow(options.target, url.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '')), {
      method,
      headers: passedOn(headersOf(incoming), SET_ANEW),
      body,
      redirect: 'manual',
      signal: gone.signal,
    });
    response = await handBack(answer, outgoing);
  } catch (error) {
    errorCode = gone.signal.aborted ? 'CANCELLED' : (codeOfFailure(error) ?? 'OTHER');
    apologise(outgoing, errorCode);
  }
  if (!isRecorded(options, incoming)) return;
  options.recorder.record({
    border: options.border,
    requestId: String(headers['x-request-id'] ?? randomUUID()),
    startedAt,
    durationMs: performance.now() - began,
    request: { method, url, headers, body: body && Buffer.from(body) },
    response,
    ...(errorCode ? { errorCode } : {}),
  });
}

/** Forwards requests without following redirects. If the target does not answer, the client gets a 502. */
export function recordingProxy(options: ProxyOptions): RequestListener {
  return (incoming, outgoing) => {
    outgoing.on('error', () => outgoing.destroy());
    pass(incoming, outgoing, options).catch(() => outgoing.destroy());
  };
}
