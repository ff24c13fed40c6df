import { describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Modes } from '../config/modes.ts';
import { logLines } from '../testing/log-lines.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { type Drain, endInOrder, longestEndMs } from './orderly-end.ts';

const asking = (mode: 'core' | 'shadow', timeoutMs: number) =>
  ({ mode, timeoutMs, baseUrl: new URL('http://core.test'), credentials: null }) as const;

const having = (modes: Partial<Modes>, shutdownTimeoutMs: number | null = null) => ({
  modes,
  shutdownTimeoutMs,
});

describe('the time limit of running requests', () => {
  it('is two requests in a row to the slowest core, and some seconds', () => {
    expect(longestEndMs(having({ tmc: { mode: 'local' } }))).toBe(4_000);
    expect(longestEndMs(having({ tmc: asking('core', 3_000), seguros: asking('core', 500) }))).toBe(10_000);
    expect(longestEndMs(having({ tmc: { mode: 'local' }, dividendo: asking('shadow', 5_000) }))).toBe(14_000);
  });

  it('is the configured one, if there is one', () => {
    expect(longestEndMs(having({ tmc: asking('core', 3_000) }, 2_500))).toBe(2_500);
  });
});

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
