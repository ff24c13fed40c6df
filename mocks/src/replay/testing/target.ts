import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface TargetRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: unknown;
}

export interface Target {
  readonly url: string;
  readonly requests: TargetRequest[];
  close(): Promise<void>;
}

/** Starts a server with scripted answers that stores the received requests. */
export async function startTarget(
  answer: (request: TargetRequest, count: number) => Answer,
): Promise<Target> {
  const requests: TargetRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = incoming;
      const one = { method, url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
      requests.push(one);
      const { status = 200, headers: sent = {}, body } = answer(one, requests.length);
      outgoing.writeHead(status, { 'content-type': 'application/json', ...sent });
      outgoing.end(body === undefined ? '' : JSON.stringify(body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Answers with the bodies one after another. */
export const answering =
  (bodies: readonly unknown[]) =>
  (_: TargetRequest, count: number): Answer => ({ body: bodies[count - 1] });
