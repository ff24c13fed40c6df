import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { unreachableCore } from './ports.ts';

it('names a configured core that does not answer, and no other', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await unreachableCore({ CORE_URL: `${origin}/base` })).toBeNull();
  await new Promise((resolve) => server.close(resolve));
  expect(await unreachableCore({ CORE_URL: `${origin}/base` })).toBe(origin);
  expect(await unreachableCore({})).toBeNull();
});
