import { describe, expect, it } from '@jest/globals';
import { longestEndMs } from './orderly-end.ts';

const asking = (mode: 'core' | 'shadow', timeoutMs: number) =>
  ({ mode, timeoutMs, baseUrl: new URL('http://core.test'), credentials: null }) as const;

describe('the patience with requests that are under way', () => {
  it('is that of two questions in a row to the slowest core, and some seconds', () => {
    expect(longestEndMs({ tmc: { mode: 'local' } })).toBe(4_000);
    expect(longestEndMs({ tmc: asking('core', 3_000), seguros: asking('core', 500) })).toBe(10_000);
    expect(longestEndMs({ tmc: { mode: 'local' }, dividendo: asking('shadow', 5_000) })).toBe(14_000);
  });
});
