import type { Socket } from 'node:net';
import { Agent, buildConnector, Pool, setGlobalDispatcher } from 'undici';
import type { ClientCertificate } from '../../config/bank-network.ts';
import { proxyFor, throughProxy } from './proxy.ts';

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
