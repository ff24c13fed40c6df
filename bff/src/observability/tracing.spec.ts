import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { scaled } from '../testing/retry-until.ts';
import { inSpan, startTracing, stopTracing } from './tracing.ts';

const LONGEST_MS = scaled(4_000);

it.each([
  ['never answers', () => undefined],
  ['fails', (response: { writeHead(status: number): { end(): unknown } }) => response.writeHead(503).end()],
])('tracing ends soon when its collector %s', async (_how, answer) => {
  const collector = createServer((_request, response) => void answer(response));
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  await inSpan('a span', {}, () => Promise.resolve());
  const began = Date.now();
  await stopTracing();
  expect(Date.now() - began).toBeLessThan(LONGEST_MS);
  collector.closeAllConnections();
  await new Promise((closed) => collector.close(closed));
});
