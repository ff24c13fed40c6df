import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { answerBy } from './answer-by.ts';
import type { MockCore } from './core/handlers.ts';
import { intoSession } from './sessions/session.ts';

/** Header field of every answer, so that a BFF in production refuses it. */
const MOCK_HEADER = 'X-Mock-Core';

const ORIGIN = 'http://core.mock';
const MAX_BODY_BYTES = 1_048_576;

export class BodyTooLarge extends Error {
  readonly code = 'TOO_LARGE';
}

/** Reads a request's body. @throws BodyTooLarge */
export async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Do not destroy the stream on return, because the client still has to get the 413.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      incoming.resume();
      throw new BodyTooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const bodiless = method === 'GET' || method === 'HEAD';
  const body = bodiless ? null : new Uint8Array(await readBody(incoming, MAX_BODY_BYTES));
  const headers = headersOf(incoming);
  const address = intoSession(incoming.url ?? '/', headers);
  return new Request(ORIGIN + address, { method, headers, body, signal });
}

function refuse(status: number, detail: string): Response {
  return Response.json({ detail }, { status });
}

/** Streams the body, which a scenario can stop half-way. @throws the error of the body's stream */
async function sendBody(response: Response, outgoing: ServerResponse): Promise<void> {
  for await (const chunk of response.body ?? []) {
    if (!outgoing.write(chunk)) await once(outgoing, 'drain');
  }
  outgoing.end();
}

const reset = (outgoing: ServerResponse): void => {
  outgoing.socket?.resetAndDestroy();
};

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') return reset(outgoing);
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), [MOCK_HEADER]: '1' });
  // The headers must arrive even if the body never does.
  outgoing.flushHeaders();
  try {
    await sendBody(response, outgoing);
  } catch {
    reset(outgoing);
  }
}

function failureOf(error: unknown, incoming: IncomingMessage): Response {
  if (error instanceof BodyTooLarge) return refuse(413, 'El cuerpo es demasiado grande.');
  // Log only our own errors, not a connection that the client closed.
  if (!incoming.errored) process.stderr.write(`${inspect(error)}\n`);
  return refuse(500, 'El core simulado falló al responder.');
}

/** Serves MSW handlers with node:http, so that timeouts, resets and half answers happen on a real socket. */
export function bridge(core: MockCore): RequestListener {
  const answer = answerBy(core.handlers);
  const responseTo = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Response> => {
    const request = await requestOf(incoming, signal);
    return (await answer(request)) ?? core.unmatched(request);
  };
  return (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    responseTo(incoming, gone.signal)
      .catch((error: unknown) => failureOf(error, incoming))
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy());
  };
}

/** HTTP server that listens. */
export interface Served {
  readonly url: string;
  readonly port: number;
  /** Also closes open connections. */
  close(): Promise<void>;
}

/** Starts a server; port 0 is any free port. @throws the error of `listen`, such as EADDRINUSE */
export async function serve(listener: RequestListener, port: number, host = '127.0.0.1'): Promise<Served> {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
