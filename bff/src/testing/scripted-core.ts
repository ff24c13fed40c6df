import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A core that answers every request with one scripted answer, for answers that the mock core cannot give. */
export interface ScriptedCore {
  readonly url: string;
  /** Headers of the last request, or of the last one of a path. */
  lastHeaders(path?: string): IncomingHttpHeaders;
  answer(status: number, body: unknown): void;
  /** Sets the answer with headers and bytes. With null for the bytes the connection is closed without an answer. */
  answerWith(status: number, headers: OutgoingHttpHeaders, body: string | Buffer | null): void;
  /** Sends a `100 Continue`, unasked, before each answer until the next call of `answer`. */
  continueFirst(): void;
  /** Closes the connection of the next request without an answer. */
  breakOnce(): void;
  /** Resolves when the next request arrives. */
  whenRequested(): Promise<void>;
  /** Delays requests until the next call of `answer`. */
  hold(): void;
  /** Stops answering. Resolves when the next client has disconnected. */
  hang(): Promise<void>;
  close(): Promise<void>;
}

interface Script {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer | null;
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

export async function startScriptedCore(): Promise<ScriptedCore> {
  let script: Script = { status: 200, headers: JSON_HEADERS, body: 'null' };
  let headers: IncomingHttpHeaders = {};
  const headersByPath = new Map<string | undefined, IncomingHttpHeaders>();
  let breaksNext = false;
  let continues = false;
  let left: (() => void) | undefined;
  let arrived: (() => void) | undefined;
  let delayed: ServerResponse[] | undefined;
  const send = (response: ServerResponse): void => {
    if (continues) response.writeContinue();
    if (script.body === null) response.destroy();
    else response.writeHead(script.status, script.headers).end(script.body);
  };
  const answerWith: ScriptedCore['answerWith'] = (status, own, body) => {
    left = undefined;
    continues = false;
    script = { status, headers: own, body };
    delayed?.forEach(send);
    delayed = undefined;
  };
  const server: Server = createServer((request, response) => {
    headers = request.headers;
    headersByPath.set(request.url, headers);
    request.resume();
    arrived?.();
    if (breaksNext) {
      breaksNext = false;
      response.destroy();
      return;
    }
    if (left) {
      response.once('close', left);
      return;
    }
    if (delayed) delayed.push(response);
    else send(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastHeaders: (path) => (path === undefined ? headers : (headersByPath.get(path) ?? {})),
    continueFirst: () => void (continues = true),
    breakOnce: () => void (breaksNext = true),
    whenRequested: () => new Promise((resolve) => (arrived = resolve)),
    hold: () => void (delayed = []),
    hang: () => new Promise((resolve) => (left = resolve)),
    answer: (status, body) => answerWith(status, JSON_HEADERS, JSON.stringify(body)),
    answerWith,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
