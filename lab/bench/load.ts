import { connect, type Socket } from 'node:net';

/** A request without its address. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const CONNECTIONS = 32;
/** Number of requests per address: below the BFF's limit. */
const REQUESTS_OF_ONE_ADDRESS = 300;
/** Session cookie of a returning visitor, with its name in production. */
const SESSION = '__Host-simulador_sesion=' + 'a'.repeat(43);

let sent = 0;

/** Returns a forwarded address; another visitor's every few requests. */
function nextAddress(): string {
  sent += 1;
  const visitor = Math.floor(sent / REQUESTS_OF_ONE_ADDRESS);
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

function bytesOf({ method, path, body }: LoadRequest, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const content =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${text.length}`];
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${SESSION}`,
    'Accept: application/json',
    ...content,
  ];
  return `${head.join('\r\n')}\r\nX-Forwarded-For: ${nextAddress()}\r\n\r\n${text}`;
}

/**
 * Repeats a request over keep-alive connections, each as soon as it is answered.
 * @returns number of answers
 * @throws Error for any status but 200
 */
export async function load(url: URL, request: LoadRequest, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => loadOneConnection(url, request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Sends requests over a plain socket, because client and server share the processors: a request with a changing address costs 11 µs here, and
 * 34 µs with autocannon 8 (26 November 2026).
 */
function loadOneConnection(url: URL, request: LoadRequest, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname.replace(/[[\]]/g, ''));
    let [answers, received] = [0, ''];
    const send = (): void => void socket.write(bytesOf(request, url.host), 'latin1');
    socket.setNoDelay(true).setEncoding('latin1').once('connect', send);
    socket.once('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const length = lengthOfAnswer(received);
      if (length === null || received.length < length) return;
      if (length === 0 || !received.startsWith('HTTP/1.1 200')) return fail(socket, received, reject);
      received = received.slice(length);
      answers += 1;
      if (performance.now() < until) return send();
      socket.destroy();
      resolve(answers);
    });
  });
}

function fail(socket: Socket, received: string, reject: (error: Error) => void): void {
  socket.destroy();
  reject(new Error(`unexpected answer: ${received.slice(0, 2000)}`));
}

/** Returns the length of head and body in bytes; null until the head is complete. */
function lengthOfAnswer(received: string): number | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received) ?? [];
  // An answer without a length can't be measured, so it is shown as it is.
  return length === undefined ? 0 : end + 4 + Number(length);
}
