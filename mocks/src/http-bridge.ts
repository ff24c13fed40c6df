import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { answerBy } from './answer-by.ts';
import type { MockCore } from './core/handlers.ts';

const ORIGIN = 'http://core.mock';

export const headersOf = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );

/** Reads a request's body; null if its method has none. */
export const bodyOf = async (incoming: IncomingMessage): Promise<ArrayBuffer | null> =>
  ['GET', 'HEAD'].includes(incoming.method ?? 'GET') ? null : arrayBuffer(incoming);

/** Streams an answer's body. @throws the error of either side */
export async function sendBody(
  response: Response,
  outgoing: ServerResponse,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<void> {
  for await (const chunk of response.body ?? []) {
    onChunk?.(chunk);
    if (!outgoing.write(chunk)) await once(outgoing, 'drain');
  }
  outgoing.end();
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const reset = (): void => {
    outgoing.socket?.resetAndDestroy();
  };
  if (response.type === 'error') return reset();
  // A BFF in production refuses every answer with this field.
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'X-Mock-Core': '1' });
  // The headers must arrive even if the body never does.
  outgoing.flushHeaders();
  await sendBody(response, outgoing).catch(reset);
}

function failureOf(error: unknown, incoming: IncomingMessage): Response {
  // Log only our own errors, not a connection that the client closed.
  if (!incoming.errored) process.stderr.write(`${inspect(error)}\n`);
  return Response.json({ detail: 'El core simulado falló al responder.' }, { status: 500 });
}

/** Serves MSW handlers with node:http, so that timeouts, resets and half answers happen on a real socket. */
export function bridge(core: MockCore): RequestListener {
  const answer = answerBy(core.handlers);
  const responseTo = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Response> => {
    const { method = 'GET', url = '/' } = incoming;
    const init = { method, headers: headersOf(incoming), body: await bodyOf(incoming), signal };
    const request = new Request(ORIGIN + url, init);
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
