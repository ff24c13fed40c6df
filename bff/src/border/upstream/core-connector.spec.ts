import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Pool } from 'undici';
import { coreConnector } from './core-connector.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n40880.36';
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n';

let server: Server;
let pool: Pool;
/** Parts of the next answer, each in a packet of its own. */
let parts: readonly string[] = [ANSWER];
let connections = 0;

/** Writes each part once the part before has been sent and the client had a turn to read it. */
async function answer(socket: Socket): Promise<void> {
  for (const part of parts) {
    await new Promise((resolve) => socket.write(part, resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.setNoDelay();
    socket.on('data', () => void answer(socket));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    connect: coreConnector(),
    connections: 1,
  });
});
afterAll(async () => {
  await pool.destroy();
  server.close();
});

describe('an interim answer', () => {
  it.each([
    ['none', [ANSWER]],
    ['100', [CONTINUE, ANSWER]],
    ['100 in the packet of the answer', [CONTINUE + ANSWER]],
    ['100 in pieces', ['HTTP/1.1 ', '100 Continue\r\n', '\r\nHTTP', ANSWER.slice(4)]],
    ['100 with a header', ['HTTP/1.1 100 Continue\r\nServer: IIS\r\n\r\n', ANSWER]],
    ['two times 100', [CONTINUE, CONTINUE, ANSWER]],
    ['103', [HINTS, ANSWER]],
    ['100 and 103', [CONTINUE + HINTS, ANSWER]],
    ['an answer in pieces', ['H', ANSWER.slice(1, 40), ANSWER.slice(40)]],
  ])('is skipped: %s', async (_what, sent) => {
    parts = sent;
    const body = '{}';
    const { statusCode, body: answered } = await pool.request({ method: 'POST', path: '/', body });
    expect([statusCode, await answered.text()]).toEqual([200, '40880.36']);
  });

  it('keeps the connection', () => {
    expect(connections).toBe(1);
  });
});
