import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A core that answers everything the same, as told: for answers that the mock core would never give. */
export interface ScriptedCore {
  readonly url: string;
  /** Headers of the last request. */
  lastHeaders(): IncomingHttpHeaders;
  answer(status: number, body: unknown): void;
  /** Resolves when the next request arrives. */
  whenAsked(): Promise<void>;
  /** Answers nothing from now on. Resolves when the next one who asked has gone away. */
  hang(): Promise<void>;
  close(): Promise<void>;
}

export async function startScriptedCore(): Promise<ScriptedCore> {
  let script = { status: 200, text: 'null' };
  let headers: IncomingHttpHeaders = {};
  let left: (() => void) | undefined;
  let arrived: (() => void) | undefined;
  const server: Server = createServer((request, response) => {
    headers = request.headers;
    request.resume();
    arrived?.();
    if (left) {
      response.once('close', left);
      return;
    }
    response.writeHead(script.status, { 'Content-Type': 'application/json' }).end(script.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastHeaders: () => headers,
    whenAsked: () => new Promise((resolve) => (arrived = resolve)),
    hang: () => new Promise((resolve) => (left = resolve)),
    answer: (status, body) => {
      left = undefined;
      script = { status, text: JSON.stringify(body) };
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
