import { describe, expect, it } from '@jest/globals';
import type { Exchange } from '@simulador/recording/exchange';
import type { Recorder } from '@simulador/recording/recorder';
import { errors, type Pool } from 'undici';
import { CoreWire } from './core-wire.ts';

const REQUEST = { method: 'GET', path: '/api/external/paridad/', headers: {}, body: null } as const;

async function recordedFailure(failure: Error): Promise<string | undefined> {
  const recorded: Exchange[] = [];
  const pool = { request: () => Promise.reject(failure) } as unknown as Pool;
  const recorder = { record: (exchange: Exchange) => void recorded.push(exchange) } as unknown as Recorder;
  const sent = new CoreWire('http://core.example', pool, recorder).send(REQUEST, AbortSignal.abort());
  await expect(sent).rejects.toBe(failure);
  return recorded[0]?.errorCode;
}

describe('a recorded request without an answer', () => {
  it.each([
    ['DEADLINE', new DOMException('', 'TimeoutError')],
    ['CANCELLED', new DOMException('', 'AbortError')],
    ['ECONNREFUSED', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
    ['OTHER', new Error()],
    ['UND_ERR_HEADERS_TIMEOUT', new errors.HeadersTimeoutError()],
  ])('says why: %s', async (code, failure) => {
    expect(await recordedFailure(failure)).toBe(code);
  });
});
