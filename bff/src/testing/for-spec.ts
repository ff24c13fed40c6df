/** Servers of a spec file: started before its tests, and closed after them. Their members exist once the tests run. */
import { afterAll, beforeAll } from '@jest/globals';
import { type BothAdapters, startBothAdapters } from './both-adapters.ts';
import { startBff, type TestBff, type TestBffOptions } from './test-bff.ts';

function forSpec<Server extends TestBff | BothAdapters>(start: () => Promise<Server>): Server {
  const server = {} as Server;
  beforeAll(async () => {
    Object.assign(server, await start());
  });
  afterAll(() => server.close());
  return server;
}

export const bffForSpec = (options?: TestBffOptions): TestBff => forSpec(() => startBff(options));

export const adaptersForSpec = (env?: Readonly<Record<string, string>>): BothAdapters =>
  forSpec(() => startBothAdapters(env));
