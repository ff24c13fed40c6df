import { describe, expect, it } from '@jest/globals';
import { RequestWindows } from './limits.ts';

const MINUTE_MS = 60_000;

describe('the requests of an address', () => {
  it('are counted per address, in a window that starts with the first', () => {
    const windows = new RequestWindows(MINUTE_MS);
    const counted = [
      windows.count('192.0.2.1', 1_000),
      windows.count('192.0.2.2', 2_000),
      windows.count('192.0.2.2', 60_999),
      windows.count('192.0.2.1', 60_999),
    ].map(({ requests, endsAt }) => [requests, endsAt]);
    expect(counted).toEqual([
      [2, 61_000],
      [2, 62_000],
      [2, 62_000],
      [2, 61_000],
    ]);
    expect(windows.count('192.0.2.1', 61_000)).toEqual({ requests: 1, endsAt: 121_000 });
  });

  it('are counted until their window ends, despite sweeps', () => {
    const windows = new RequestWindows(MINUTE_MS);
    windows.count('192.0.2.1', 0);
    windows.count('192.0.2.2', 59_000);
    windows.count('192.0.2.3', 60_000);
    expect(windows.count('192.0.2.2', 118_999).requests).toBe(2);
    expect(windows.count('192.0.2.2', 119_000).requests).toBe(1);
    windows.count('192.0.2.3', 125_000);
    expect(windows.count('192.0.2.2', 130_000).requests).toBe(2);
  });

  it.each([
    ['2001:db8:1:200::1', '2001:db8:1:2ff::ffff', 2],
    ['2001:db8:1:200::1', '2001:db8:1:300::1', 1],
    ['::ffff:192.0.2.1', '192.0.2.1', 2],
    ['::ffff:c000:201', '192.0.2.1', 2],
  ])('%s and %s are counted as a network', (first, second, requests) => {
    const windows = new RequestWindows(MINUTE_MS);
    windows.count(first, 0);
    expect(windows.count(second, 0).requests).toBe(requests);
  });
});
