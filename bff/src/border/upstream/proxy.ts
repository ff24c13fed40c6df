import { getProxyForUrl } from 'proxy-from-env';
import { type buildConnector, Client, fetch as undiciFetch, ProxyAgent } from 'undici';

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
export function throughProxy(proxy: URL, connect: buildConnector.connector): buildConnector.connector {
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
