import { describe, expect, it } from '@jest/globals';
import type { Modes } from '../config/modes.ts';
import { longestEndMs } from './orderly-end.ts';

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
