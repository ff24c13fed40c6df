import type { Socket } from 'node:net';
import {
  Agent,
  buildConnector,
  Pool,
  setGlobalDispatcher,
  Client,
  fetch as undiciFetch,
  ProxyAgent,
} from 'undici';
import type { ClientCertificate } from '../../config/bank-network.ts';
import { getProxyForUrl } from 'proxy-from-env';

/** Maximum time for a proxy's answer, ms: no core has a longer deadline. */
const TUNNEL_MS = 60_000;

/** Returns the proxy for an address over https, from `HTTPS_PROXY` and `NO_PROXY`; null if it is called directly. */
export function proxyFor({ protocol, href }: URL): URL | null {
  const proxy = protocol === 'https:' ? getProxyForUrl(href) : '';
  return proxy ? new URL(proxy) : null;
}

/** Error of a proxy that opens no tunnel. The code has the status of its answer, or why there is none: `PROXY_407`, `PROXY_ECONNREFUSED`. */
class NoTunnel extends Error {
  readonly code: string;
  constructor(reason: string | number, options?: ErrorOptions) {
    super(`the proxy opened no tunnel: ${reason}`, options);
    this.code = `PROXY_${reason}`;
  }
}

/** Returns a connector that makes its TLS connection through a proxy's tunnel (CONNECT), with the credentials in the proxy's address. */
function throughProxy(proxy: URL, connect: buildConnector.connector): buildConnector.connector {
  const { username, password, origin } = proxy;
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = { 'proxy-authorization': `Basic ${Buffer.from(account).toString('base64')}` };
  return (options, callback) => {
    const client = new Client(origin, { headersTimeout: TUNNEL_MS });
    const host = `${options.hostname}:${options.port || 443}`;
    const failed = (error: NodeJS.ErrnoException): void => {
      void client.destroy();
      callback(
        error instanceof NoTunnel ? error : new NoTunnel(error.code ?? 'OTHER', { cause: error }),
        null,
      );
    };
    client
      .connect({ path: host, headers: { host, ...(username ? authorization : {}) } })
      .then(({ statusCode, socket }) => {
        if (statusCode !== 200) {
          // The client has handed the socket over, and ends it no more.
          socket.on('error', () => undefined).destroy();
          throw new NoTunnel(statusCode);
        }
        connect({ ...options, httpSocket: socket as never }, callback);
      })
      .catch(failed);
  };
}

const agents = new Map<string, ProxyAgent>();

/** Fetches an address, through the proxy if there is one for it. */
export function fetchThroughProxy(url: string, init: object): Promise<Response> {
  const proxy = proxyFor(new URL(url))?.href;
  if (proxy === undefined) return fetch(url, init);
  const dispatcher = agents.get(proxy) ?? new ProxyAgent(proxy);
  agents.set(proxy, dispatcher);
  return undiciFetch(url, { ...init, dispatcher }) as Promise<unknown> as Promise<Response>;
}

const CONTINUE = Buffer.from('HTTP/1.1 100');
const NOTHING = Buffer.alloc(0);
const END_OF_HEAD = '\r\n\r\n';

interface CoreRoute {
  readonly proxy?: URL | null;
  readonly certificate?: ClientCertificate | null;
}

/**
 * Returns undici's connector, except that a `100 Continue` before an answer is skipped (RFC 9110, 15.2). undici skips every other
 * interim answer itself, but ends the connection at a 100, because it never asks for one; old servers send it all the same.
 * @param route the proxy to connect through, and the certificate to present over https
 */
export function coreConnector({ proxy, certificate }: CoreRoute = {}): buildConnector.connector {
  const direct = buildConnector({ ...certificate });
  const connect = proxy ? throughProxy(proxy, direct) : direct;
  return (options, callback) =>
    connect(options, (...result) => {
      const [, socket] = result;
      if (socket) skipContinue(socket);
      callback(...result);
    });
}

/** Makes this process's `fetch` connect as the BFF does to a core: through the proxy of each address, with the certificate. */
export function connectFetch(certificate: ClientCertificate | null): void {
  const factory = (origin: string | URL, options: object): Pool =>
    new Pool(origin, {
      ...options,
      connect: coreConnector({ proxy: proxyFor(new URL(origin)), certificate }),
    });
  setGlobalDispatcher(new Agent({ factory }));
}

/** Makes a socket skip each 100 between a request and its answer. A 100 that is cut is held back until its end has arrived. */
function skipContinue(socket: Pick<Socket, 'read' | 'bytesWritten'>): void {
  const read = socket.read.bind(socket) as () => Buffer | null;
  let answeredBytes = 0;
  let held: Buffer = NOTHING;
  socket.read = () => {
    const chunk = read();
    // An answer begins after each request, because requests are not pipelined.
    if (!chunk || socket.bytesWritten === answeredBytes) return chunk;
    let bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    held = NOTHING;
    while (startsLikeContinue(bytes)) {
      const end = bytes.indexOf(END_OF_HEAD);
      if (end < 0) {
        held = bytes;
        return null;
      }
      bytes = bytes.subarray(end + END_OF_HEAD.length);
    }
    if (bytes.length === 0) return null;
    answeredBytes = socket.bytesWritten;
    return bytes;
  };
}

/** Returns true for the beginning of a 100, also if no more of it has arrived than it shares with other answers. */
function startsLikeContinue(bytes: Buffer): boolean {
  const length = Math.min(bytes.length, CONTINUE.length);
  return length > 0 && bytes.subarray(0, length).equals(CONTINUE.subarray(0, length));
}
