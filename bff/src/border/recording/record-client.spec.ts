import { describe, expect, it } from '@jest/globals';
import type { Exchange } from '@simulador/recording/exchange';
import type { Recorder } from '@simulador/recording/recorder';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { recordClient } from './record-client.ts';

describe('a recorded request whose client left', () => {
  it('has no answer, but the reason', async () => {
    const client = new AbortController();
    const recorded = new Promise<Exchange>((resolve) => {
      const recorder = { record: resolve } as unknown as Recorder;
      const server = express()
        .use(recordClient(recorder))
        .use(() => client.abort())
        .listen(0, '127.0.0.1');
      void once(server, 'listening').then(async () => {
        const { port } = server.address() as AddressInfo;
        await fetch(`http://127.0.0.1:${port}/`, { signal: client.signal }).catch(() => undefined);
        server.close();
      });
    });
    expect(await recorded).toMatchObject({ response: null, errorCode: 'CANCELLED' });
  });
});
