import { expect, it } from '@jest/globals';
import { bulkhead, TaskCancelledError } from 'cockatiel';
import { inBulkhead } from './in-bulkhead.ts';

it('starts a waiting call, however many before it have been cancelled, and none of those', async () => {
  const limit = bulkhead(2, 9);
  const client = new AbortController();
  let finish: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (finish = resolve));
  let started = 0;
  const call = (signal: AbortSignal): Promise<string> =>
    inBulkhead(
      limit,
      () => {
        started += 1;
        return slow;
      },
      signal,
    );
  const calls = (count: number, signal = new AbortController().signal) =>
    Array.from({ length: count }, () => call(signal).catch((error: unknown) => error));
  const [running, cancelled, waiting] = [calls(2), calls(4, client.signal), calls(1)];
  client.abort();
  finish('done');
  expect(await Promise.all([...running, ...waiting])).toEqual(['done', 'done', 'done']);
  for (const error of await Promise.all(cancelled)) expect(error).toBeInstanceOf(TaskCancelledError);
  expect(started).toBe(3);
});
