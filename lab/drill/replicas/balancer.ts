import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

const PROBE_EVERY_MS = 200;
const PROBE_TIMEOUT_MS = 1_000;

export interface Balancer {
  readonly url: string;
  /** Code and method of each request that was broken for its client. */
  readonly broken: readonly string[];
  close(): Promise<void>;
}

/**
 * Distributes requests to the replicas that are ready, in turn; to all of them if none is, so that clients get the replica's own answer. A
 * request that was not sent goes to the next replica, and so does a broken GET or HEAD. Another broken request fails for its client too,
 * because the replica may have performed it.
 */
export async function startBalancer(replicas: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(replicas);
  const broken: string[] = [];
  let turn = 0;
  const probe = async (replica: string): Promise<void> => {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const { ok } = await fetch(`${replica}/health/ready`, { signal }).catch(() => ({ ok: false }));
    if (ok) ready.add(replica);
    else ready.delete(replica);
  };
  const inTurn = (): readonly string[] => {
    const usable = ready.size > 0 ? [...ready] : replicas;
    turn += 1;
    return usable.map((_, index) => usable[(turn + index) % usable.length] ?? '');
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      for (const replica of inTurn()) {
        const error = await forward({ agent, replica, request, body }, response);
        if (!error) return;
        if (!response.headersSent && mayRepeat(request, error)) continue;
        broken.push(`${error.code} ${request.method}`);
        break;
      }
      response.destroy();
    })();
  });
  // No timeout: client and balancer share a process, which may be too busy to notice that an idle connection was closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => replicas.forEach((replica) => void probe(replica)), PROBE_EVERY_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

interface Forwarded {
  readonly agent: Agent;
  readonly replica: string;
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** Forwards a request and its answer. Returns the error that ended it, or null. */
async function forward(
  { agent, replica, request, body }: Forwarded,
  response: ServerResponse,
): Promise<NodeJS.ErrnoException | null> {
  const { method, headers, url = '/' } = request;
  try {
    const sent = send(new URL(url, replica), { method, headers, agent }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

const mayRepeat = ({ method = '' }: IncomingMessage, { code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNREFUSED' || ['GET', 'HEAD'].includes(method);
