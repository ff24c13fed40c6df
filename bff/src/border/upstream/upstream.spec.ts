import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CoreBounds } from '@simulador/contracts/api/core-bounds';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import type { CoreWire } from './core-wire.ts';
import type { ExchangeOutcome } from './exchange.ts';
import { CoreLimits, UpstreamFault, UpstreamPolicy } from './policy.ts';
import { Upstream } from './upstream.ts';
import type { UpstreamObserver } from './upstream-observer.ts';

const TIMEOUT_MS = 2_000;
const TMC = { amount: 2000, currency: 998, period: 300 } as const;

/** Returns a core that never answers and is called after a time in the queue. */
function silentCore(waitMs: number) {
  const outcomes: ExchangeOutcome[] = [];
  const faults: boolean[] = [];
  const policy = new UpstreamPolicy(new CoreLimits());
  const run = policy.run.bind(policy);
  policy.run = async (call, attempt) => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return run(call, () =>
      attempt().catch((error: unknown) => {
        faults.push(error instanceof UpstreamFault);
        throw error;
      }),
    );
  };
  const silent: Pick<CoreWire, 'send'> = {
    send: (_request, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  };
  const observer: Pick<UpstreamObserver, 'exchange'> = {
    exchange: () => (outcome) => void outcomes.push(outcome),
  };
  const upstream = new Upstream({
    capability: 'tmc',
    target: { baseUrl: new URL('http://core.example'), timeoutMs: TIMEOUT_MS, credentials: null },
    wire: silent as CoreWire,
    contract: new CoreContract(),
    policy,
    observer: observer as UpstreamObserver,
    refuseMocks: false,
    isCompared: false,
    bounds: () => new CoreBounds().at('2026-11-20'),
    breaker: () => 'auto' as const,
  });
  return { upstream, outcomes, faults };
}

describe('a core that does not answer in time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    [0, 'timeout', true],
    [1_000, 'timeout', true],
    [1_001, 'cut', false],
    [1_900, 'cut', false],
  ])('called %i ms after the request came: %s, a fault of the core: %s', async (waitMs, outcome, isFault) => {
    const { upstream, outcomes, faults } = silentCore(waitMs);
    const status = upstream
      .ask('tmc', { body: TMC })
      .catch((error: { getStatus(): number }) => error.getStatus());
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await status).toBe(504);
    expect([outcomes, faults]).toEqual([[outcome], [isFault]]);
  });
});
