import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mockCore, type MockCoreOptions } from './core/handlers.ts';
import { bridge } from './http-bridge.ts';

/** Port 0 takes a free one. */
export interface MockServerOptions extends MockCoreOptions {
  readonly port: number;
  readonly host?: string | undefined;
}

export interface MockServer {
  readonly url: string;
  readonly port: number;
  /** Ends open connections too. */
  close(): Promise<void>;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** The mock core as an HTTP server. @throws the listen error, EADDRINUSE among them. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host = '127.0.0.1' } = options;
  const server = createServer(bridge(mockCore(options)));
  server.listen(options.port, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, port, close: () => close(server) };
}
