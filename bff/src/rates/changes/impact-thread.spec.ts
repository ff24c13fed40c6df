import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ImpactBooks } from './impact.ts';
import { ImpactThread } from './impact-thread.ts';

const BOOK = { rates: [], ranges: [] };
const BOOKS: ImpactBooks = { before: BOOK, after: BOOK, aboveTmc: BOOK };
const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

describe('the thread that prices simulations', () => {
  it('refuses a message after its end, e.g. if the client disconnected while the database was read', async () => {
    const thread = new ImpactThread(BOOKS, script('setInterval(() => undefined, 1000)'));
    await thread.end();
    await expect(thread.add([])).rejects.toThrow('the worker ended without an answer');
  });

  it('reports a failure between two messages with the next one, without ending the process', async () => {
    const started = once(process, 'worker') as Promise<[Worker]>;
    const thread = new ImpactThread(BOOKS, script("throw new Error('out of memory')"));
    const [worker] = await started;
    await new Promise((resolve) => worker.once('exit', resolve));
    await expect(thread.result()).rejects.toThrow('out of memory');
    await thread.end();
  });
});
