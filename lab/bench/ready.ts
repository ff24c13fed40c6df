import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on the loopback interface, sends the address to the parent process, and ends with it. */
export async function announceReady(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.once('disconnect', () => process.exit(0));
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
}
