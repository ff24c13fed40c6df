import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../problem/problem.ts';
import { type GuardedCall, UpstreamFault, UpstreamPolicy } from './policy.ts';

const fault = (retryAfterMs: number | null = null) =>
  new UpstreamFault(new Problem(502, 'No respondió.'), retryAfterMs);
const call = (change: Partial<GuardedCall> = {}): GuardedCall => ({
  repeatable: true,
  deadlineAt: performance.now() + 3_000,
  signal: new AbortController().signal,
  ...change,
});
const statusOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.getStatus() : error),
  );

/** Asks and lets the clock run until it is answered. */
async function asked(
  policy: UpstreamPolicy,
  attempt: () => Promise<unknown>,
  how = call(),
): Promise<unknown> {
  const status = statusOf(policy.run(how, attempt));
  await jest.advanceTimersByTimeAsync(1_000);
  return status;
}

describe('the policy of an upstream', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('lets an upstream that always fails see at most 1.2 times the requests', async () => {
    const policy = new UpstreamPolicy();
    let seen = 0;
    const requests = 9; // the breaker would open at ten faults
    for (let request = 0; request < requests; request += 1) {
      await asked(policy, () => {
        seen += 1;
        return Promise.reject(fault());
      });
      if (policy.breakerState() === 'open') break;
    }
    expect(seen).toBeLessThanOrEqual(requests * 1.2);
    expect(seen).toBeGreaterThan(requests);
  });

  it('repeats what may be repeated once the budget allows it, and nothing else', async () => {
    const policy = new UpstreamPolicy();
    for (let request = 0; request < 10; request += 1) await asked(policy, () => Promise.resolve());
    const failsOnce = () => {
      let calls = 0;
      return () => (calls++ === 0 ? Promise.reject(fault()) : Promise.resolve());
    };
    expect(await asked(policy, failsOnce())).toBe(200);
    expect(await asked(policy, failsOnce(), call({ repeatable: false }))).toBe(502);
  });

  it('does not wait longer for Retry-After than its caller would', async () => {
    const policy = new UpstreamPolicy();
    for (let request = 0; request < 10; request += 1) await asked(policy, () => Promise.resolve());
    let calls = 0;
    const attempt = () => {
      calls += 1;
      return Promise.reject(fault(5_000));
    };
    expect(await asked(policy, attempt)).toBe(502);
    expect(calls).toBe(1);
  });

  it('opens after ten faults in a row, answers 503 with Retry-After, and tries again five seconds later', async () => {
    const policy = new UpstreamPolicy();
    const never = call({ repeatable: false });
    for (let request = 0; request < 10; request += 1) {
      expect(await asked(policy, () => Promise.reject(fault()), never)).toBe(502);
    }
    expect(policy.breakerState()).toBe('open');
    const refused = policy.run(never, () => Promise.resolve());
    await expect(refused).rejects.toMatchObject({ extra: { headers: { 'Retry-After': '5' } } });
    expect(await statusOf(policy.run(never, () => Promise.resolve()))).toBe(503);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await statusOf(policy.run(never, () => Promise.resolve()))).toBe(200);
    expect(policy.breakerState()).toBe('closed');
  });

  it('does not count a refusal as a fault', async () => {
    const policy = new UpstreamPolicy();
    const refusal = new Problem(400, 'La tasa no puede ser mayor a la TMC');
    for (let request = 0; request < 20; request += 1) await asked(policy, () => Promise.reject(refusal));
    expect(policy.breakerState()).toBe('closed');
  });

  it('asks 32 things at a time and lets 64 wait; more are told to come back', async () => {
    const policy = new UpstreamPolicy();
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const attempt = jest.fn(() => slow);
    const statuses = Array.from({ length: 97 }, () =>
      statusOf(policy.run(call({ repeatable: false }), attempt)),
    );
    expect(await statuses[96]).toBe(503);
    expect(attempt).toHaveBeenCalledTimes(32);
    finish();
    expect(new Set((await Promise.all(statuses)).slice(0, 96))).toEqual(new Set([200]));
  });
});
