import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../../http/problem.ts';
import { currentRequest, inBackground, type RequestScope } from '../../http/request-scope.ts';
import { asCaller } from '../../testing/as-caller.ts';
import { CoreLimits, type GuardedCall, UpstreamFault, UpstreamPolicy } from './policy.ts';

const fault = (retryAfterMs: number | null = null) =>
  new UpstreamFault(new Problem(502, 'No respondió.'), retryAfterMs);
const call = (change: Partial<GuardedCall> = {}): GuardedCall => ({
  repeats: 'any',
  deadlineAt: performance.now() + 3_000,
  breaker: 'auto',
  signal: new AbortController().signal,
  ...change,
});
const once = (): GuardedCall => call({ repeats: 'none' });
const statusOf = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => 200,
    (error: unknown) => (error instanceof Problem ? error.getStatus() : error),
  );

/** Makes a call, and advances the clock until it ends. */
async function statusAfter(
  policy: UpstreamPolicy,
  attempt: () => Promise<unknown>,
  how = call(),
): Promise<unknown> {
  const status = statusOf(policy.run(how, attempt));
  await jest.advanceTimersByTimeAsync(1_000);
  return status;
}

/** Returns a policy after `count` calls. Five calls allow one retry. */
async function afterCalls(count: number): Promise<UpstreamPolicy> {
  const policy = new UpstreamPolicy(new CoreLimits());
  for (let request = 0; request < count; request += 1) await statusAfter(policy, () => Promise.resolve());
  return policy;
}

const failing = (times: number) => {
  let calls = 0;
  return jest.fn(() => (calls++ < times ? Promise.reject(fault()) : Promise.resolve()));
};

describe('the policy of an upstream', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('sends a failing upstream at most 1.2 times the requests', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    let seen = 0;
    const requests = 9; // the breaker would open at ten faults
    for (let request = 0; request < requests; request += 1) {
      await statusAfter(policy, () => {
        seen += 1;
        return Promise.reject(fault());
      });
      if (policy.breakerState() === 'open') break;
    }
    expect(seen).toBeLessThanOrEqual(requests * 1.2);
    expect(seen).toBeGreaterThan(requests);
  });

  it('sends no more if they fail concurrently', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    const attempt = jest.fn(() => Promise.reject(fault()));
    const statuses = Array.from({ length: 9 }, () => statusOf(policy.run(call(), attempt)));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([502]));
    expect(attempt).toHaveBeenCalledTimes(10);
  });

  it('sends another caller’s request, however many of one caller wait for the upstream', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    const unanswered = jest.fn(() => new Promise(() => undefined));
    const hundred = Array.from({ length: 100 }, () =>
      asCaller('198.51.100.1', () => statusOf(policy.run(once(), unanswered))),
    );
    expect(await Promise.race(hundred)).toBe(503);
    const status = await asCaller('203.0.113.1', () => statusAfter(policy, () => Promise.resolve()));
    expect([status, unanswered.mock.calls.length]).toEqual([200, 24]);
  });

  it('runs each request in its own scope, even if another request’s end starts it', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    const requests: unknown[] = [];
    const seen: unknown[] = [];
    const attempt = async (): Promise<void> => {
      seen.push(currentRequest());
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const send = (request: RequestScope): Promise<void> => {
      requests.push(request);
      return policy.run(call(), attempt);
    };
    const done = Array.from({ length: 40 }, () => inBackground(send));
    await jest.advanceTimersByTimeAsync(100);
    await Promise.all(done);
    expect(seen).toHaveLength(40);
    seen.forEach((request, index) => expect(request).toBe(requests[index]));
  });

  it('retries only repeatable requests, within the budget', async () => {
    const policy = await afterCalls(10);
    expect(await statusAfter(policy, failing(1))).toBe(200);
    expect(await statusAfter(policy, failing(1), once())).toBe(502);
  });

  it('retries a read-only request once if the connection broke unanswered, and after no other fault', async () => {
    const policy = await afterCalls(20);
    const broken = new UpstreamFault(new Problem(502, 'No respondió.'), null, true);
    const reading = call({ repeats: 'unanswered' });
    const attempt = jest.fn(() => Promise.reject(broken));
    expect(await statusAfter(policy, attempt, reading)).toBe(502);
    expect(attempt).toHaveBeenCalledTimes(2);
    expect(await statusAfter(policy, failing(1), reading)).toBe(502);
    const acting = jest.fn(() => Promise.reject(broken));
    expect(await statusAfter(policy, acting, once())).toBe(502);
    expect(acting).toHaveBeenCalledTimes(1);
  });

  it('reports once that its breaker opened, and once that it closed', async () => {
    const watch = { opened: jest.fn(), closed: jest.fn() };
    const policy = new UpstreamPolicy(new CoreLimits(), watch);
    for (let request = 0; request < 12; request += 1) await statusAfter(policy, failing(1), once());
    for (let trial = 0; trial < 2; trial += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      await statusAfter(policy, failing(1), once());
    }
    expect([watch.opened.mock.calls.length, watch.closed.mock.calls.length]).toEqual([1, 0]);
    await jest.advanceTimersByTimeAsync(5_000);
    await statusAfter(policy, () => Promise.resolve(), once());
    expect([watch.opened.mock.calls.length, watch.closed.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not wait longer for Retry-After than its caller would', async () => {
    const policy = await afterCalls(10);
    const attempt = jest.fn(() => Promise.reject(fault(5_000)));
    expect(await statusAfter(policy, attempt)).toBe(502);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('opens after ten consecutive faults, with Retry-After in a 503, and tries again five seconds later', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    const never = once();
    for (let request = 0; request < 10; request += 1) {
      expect(await statusAfter(policy, () => Promise.reject(fault()), never)).toBe(502);
    }
    expect(policy.breakerState()).toBe('open');
    const refused = () => policy.run(never, () => Promise.resolve());
    // One second after the tenth fault.
    await expect(refused()).rejects.toMatchObject({ extra: { headers: { 'Retry-After': '4' } } });
    await jest.advanceTimersByTimeAsync(3_500);
    await expect(refused()).rejects.toMatchObject({ extra: { headers: { 'Retry-After': '1' } } });
    await jest.advanceTimersByTimeAsync(500);
    expect(await statusOf(policy.run(never, () => Promise.resolve()))).toBe(200);
    expect(policy.breakerState()).toBe('closed');
  });

  it('tries again five seconds later although the clock was set back a day', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    for (let request = 0; request < 10; request += 1) await statusAfter(policy, failing(1), once());
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 24 * 3_600_000);
    expect([await statusAfter(policy, failing(0), once()), policy.breakerState()]).toEqual([503, 'open']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(policy.breakerState()).toBe('half-open');
    expect(await statusAfter(policy, failing(0), once())).toBe(200);
    clock.mockRestore();
  });

  it('has a breaker of its own, and shares connections and retries with the other capabilities of its core', async () => {
    const limits = new CoreLimits();
    const [one, other] = [new UpstreamPolicy(limits), new UpstreamPolicy(limits)];
    for (let request = 0; request < 10; request += 1) await statusAfter(one, failing(1), once());
    expect([one, other].map((policy) => policy.breakerState())).toEqual(['open', 'closed']);
    // Ten calls of the one have earned the other a retry.
    expect(await statusAfter(other, failing(1))).toBe(200);
    void Array.from({ length: 96 }, () => other.run(once(), () => new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await statusAfter(one, failing(0), once())).toBe(503);
  });

  it('does not count a refusal as a fault', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    const refusal = new Problem(400, 'La tasa no puede ser mayor a la TMC');
    for (let request = 0; request < 20; request += 1)
      await statusAfter(policy, () => Promise.reject(refusal));
    expect(policy.breakerState()).toBe('closed');
  });

  it('sends 32 requests at a time and lets 64 wait; more get a 503', async () => {
    const policy = new UpstreamPolicy(new CoreLimits());
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const attempt = jest.fn(() => slow);
    const statuses = Array.from({ length: 97 }, () =>
      statusOf(policy.run(call({ repeats: 'none' }), attempt)),
    );
    expect(await statuses[96]).toBe(503);
    expect(attempt).toHaveBeenCalledTimes(32);
    finish();
    expect(new Set((await Promise.all(statuses)).slice(0, 96))).toEqual(new Set([200]));
  });
});

describe('a retry of the budget', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('exists after the fifth call, and not before', async () => {
    expect(await statusAfter(await afterCalls(3), failing(1))).toBe(502);
    expect(await statusAfter(await afterCalls(4), failing(1))).toBe(200);
  });

  it('is not spent after the last attempt', async () => {
    const policy = await afterCalls(14); // the next call makes it three retries
    const dead = failing(Infinity);
    expect(await statusAfter(policy, dead)).toBe(502);
    expect(dead).toHaveBeenCalledTimes(3);
    expect(await statusAfter(policy, failing(1))).toBe(200);
    expect(await statusAfter(policy, failing(1))).toBe(502);
  });

  it('is not spent when the client leaves before it is sent', async () => {
    const policy = await afterCalls(4);
    const client = new AbortController();
    const attempt = failing(Infinity);
    const left = statusOf(policy.run(call({ signal: client.signal }), attempt));
    await jest.advanceTimersByTimeAsync(50);
    client.abort();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await left).not.toBe(200);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(await statusAfter(policy, failing(1))).toBe(200);
    expect(await statusAfter(policy, failing(1))).toBe(502);
  });
});
