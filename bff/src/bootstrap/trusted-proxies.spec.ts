import { describe, expect, it } from '@jest/globals';
import express, { type Express } from 'express';
import { trustProxies } from './trusted-proxies.ts';

type Trust = (address: string, hop: number) => boolean;

function trustOf(value: string | false): Trust {
  const app: Express = express();
  trustProxies(app, value);
  return app.get('trust proxy fn') as Trust;
}

describe('trusted proxies', () => {
  it.each([
    [false, '10.0.0.1', 0, false],
    ['false', '10.0.0.1', 0, false],
    ['true', '203.0.113.9', 3, true],
    ['1', '203.0.113.9', 0, true],
    ['1', '203.0.113.9', 1, false],
    ['loopback, 10.0.0.0/8', '127.0.0.1', 0, true],
    ['loopback, 10.0.0.0/8', '10.255.255.255', 2, true],
    ['loopback, 10.0.0.0/8', '11.0.0.0', 0, false],
  ] as const)('TRUST_PROXY=%s: %s at hop %i is trusted: %s', (value, address, hop, isTrusted) => {
    const trust = trustOf(value);
    // The second call uses the cached result.
    expect([trust(address, hop), trust(address, hop)]).toEqual([isTrusted, isTrusted]);
  });

  it('are the same after more addresses than are cached', () => {
    const trust = trustOf('10.0.0.1');
    for (let i = 0; i < 2_000; i += 1) expect(trust(`192.0.${i >> 8}.${i & 255}`, 0)).toBe(false);
    expect(trust('10.0.0.1', 0)).toBe(true);
  });
});
