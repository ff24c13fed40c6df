import { expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { logLines } from '../testing/log-lines.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { type Drain, endInOrder } from './orderly-end.ts';

it('a request that never ends is cut off after the limit, with code 1 and a log line, and no connection is accepted meanwhile', async () => {
  const ended = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const signals = jest.spyOn(process, 'once').mockReturnValue(process);
  const logs = logLines();
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  endInOrder(server, 300, logs.logger, { begin: () => Promise.resolve() } as Drain);
  const [, end] = signals.mock.calls.find(([signal]) => signal === 'SIGTERM') ?? [];
  signals.mockRestore();
  const endless = connect(port, '127.0.0.1');
  endless.write('POST / HTTP/1.1\r\nHost: bff\r\nContent-Length: 100\r\n\r\n');
  await once(server, 'request');
  end?.();
  await retryUntil(
    () => ended.mock.calls,
    ({ length }) => length > 0,
  );
  expect([ended.mock.calls, server.listening]).toEqual([[[1]], false]);
  expect(logs.text()).toContain('"limitMs":300,"msg":"shutdown took too long, requests were cut off"');
  ended.mockRestore();
  endless.destroy();
});
