import { getProxyForUrl } from 'proxy-from-env';
import { type buildConnector, Client, fetch as undiciFetch, ProxyAgent } from 'undici';

/** Returns the proxy for an address over https, from `HTTPS_PROXY` and `NO_PROXY`; null if it is called directly. */
export function proxyFor({ protocol, href }: URL): URL | null {
  const proxy = protocol === 'https:' ? getProxyForUrl(href) : '';
  return proxy ? new URL(proxy) : null;
}

/** Error of a proxy that opens no tunnel. The code has the status of its answer, as in `PROXY_407`. */
class ProxyRefused extends Error {
  constructor(readonly code: string) {
    super(`the proxy opened no tunnel: ${code}`);
  }
}

/** Returns a connector that makes its TLS connection through a proxy's tunnel (CONNECT). Credentials in the proxy's address are sent to it. */
export function throughProxy(proxy: URL, connect: buildConnector.connector): buildConnector.connector {
  const { username, password, origin } = proxy;
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = { 'proxy-authorization': `Basic ${Buffer.from(account).toString('base64')}` };
  return (options, callback) => {
    const client = new Client(origin);
    const host = `${options.hostname}:${options.port || 443}`;
    const failed = (error: Error): void => {
      void client.destroy();
      callback(error, null);
    };
    client
      .connect({ path: host, headers: { host, ...(username ? authorization : {}) } })
      .then(({ statusCode, socket }) => {
        if (statusCode !== 200) throw new ProxyRefused(`PROXY_${statusCode}`);
        connect({ ...options, httpSocket: socket as never }, callback);
      })
      .catch(failed);
  };
}

/** Returns a `fetch` through the proxy for an address; null if it is called directly. */
export function fetchThroughProxy(address: URL): ((url: string, init: object) => Promise<Response>) | null {
  const proxy = proxyFor(address);
  if (!proxy) return null;
  const dispatcher = new ProxyAgent(proxy.href);
  return (url, init) => undiciFetch(url, { ...init, dispatcher }) as Promise<unknown> as Promise<Response>;
}
