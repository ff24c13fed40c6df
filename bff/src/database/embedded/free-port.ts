import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those of outgoing connections, one of which could take the port before its server listens. */
const FIRST_PORT = 10_000;
const PORTS = 20_000;

/** Each process starts elsewhere, since the port that it was given is not taken yet when another process asks. */
let next = process.pid * 97;

/** Returns a free port of the loopback interface, another one at each call. @throws the system's error if none of a hundred is free */
export async function freePort(): Promise<number> {
  for (const last = next + 100; ;) {
    const port = FIRST_PORT + (next++ % PORTS);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      await once(server.close(), 'close');
      return port;
    } catch (error) {
      if (next > last) throw error;
    }
  }
}
