/** Proxy that forwards every request and passes the exchanges to a recorder. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isApiPath } from '@simulador/contracts/api/find-operation';
import { isOperatorPath } from '@simulador/contracts/api/path-segments';
import type { Border, ExchangeResponse } from '@simulador/recording/exchange';
import { CapturedBody } from '@simulador/recording/captured-body';
import type { Recorder } from '@simulador/recording/recorder';
import { addressBelow } from '../command-line.ts';
import { codeOfFailure, unreachableReason } from '../connection-failure.ts';
import { readBody } from '../http-bridge.ts';
import { forwardedHeaders, returnedHeaders } from './proxy-headers.ts';

export interface ProxyOptions {
  /** Base address. Its path is prepended to each request's path. */
  readonly target: URL;
  readonly border: Border;
  readonly recorder: Pick<Recorder, 'record'>;
}

const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const addressOf = ({ target }: ProxyOptions, { url = '/' }: IncomingMessage): string =>
  addressBelow(target, url.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, ''));

function askTarget(
  incoming: IncomingMessage,
  body: Buffer,
  address: string,
  signal: AbortSignal,
): Promise<Response> {
  const method = incoming.method ?? 'GET';
  const bodiless = method === 'GET' || method === 'HEAD';
  return fetch(address, {
    method,
    headers: forwardedHeaders(incoming),
    body: bodiless || body.length === 0 ? null : new Uint8Array(body),
    redirect: 'manual',
    signal,
  });
}

/** Streams the answer to the client. @throws if either side disconnects */
async function handBack(response: Response, outgoing: ServerResponse): Promise<ExchangeResponse> {
  const headers = returnedHeaders(response);
  const captured = new CapturedBody();
  outgoing.writeHead(response.status, headers.flat());
  for await (const chunk of response.body ?? []) {
    captured.add(chunk);
    if (!outgoing.write(chunk)) await once(outgoing, 'drain');
  }
  outgoing.end();
  return { status: response.status, headers, ...captured.all() };
}

function apologise(outgoing: ServerResponse, code: string): void {
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  const [status, detail] =
    code === 'TOO_LARGE'
      ? [413, 'El cuerpo es demasiado grande para grabarlo.']
      : [502, `El destino de la grabación no respondió: ${unreachableReason(code) ?? code}.`];
  outgoing.writeHead(status, { 'content-type': 'application/json' });
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
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  let body: Buffer = Buffer.alloc(0);
  let response: ExchangeResponse | null = null;
  let errorCode: string | undefined;
  try {
    body = await readBody(incoming, MAX_REQUEST_BYTES);
    const answer = await askTarget(incoming, body, addressOf(options, incoming), gone.signal);
    response = await handBack(answer, outgoing);
  } catch (error) {
    errorCode = gone.signal.aborted ? 'CANCELLED' : (codeOfFailure(error) ?? 'OTHER');
    apologise(outgoing, errorCode);
  }
  if (!isRecorded(options, incoming)) return;
  options.recorder.record({
    border: options.border,
    requestId: String(incoming.headers['x-request-id'] ?? randomUUID()),
    startedAt,
    durationMs: performance.now() - began,
    request: { method: incoming.method ?? 'GET', url: incoming.url ?? '/', headers: incoming.headers, body },
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
