import { Worker } from 'node:worker_threads';
import type { ImpactDto } from './impact.dto.ts';
import type { ImpactBooks, PricedSimulation } from './impact.ts';

const HEAP_MB = 256;

/** Path of the built file, also when running from sources (see `spreadsheet/sheet-thread.ts`). */
const WORKER = new URL('../../../dist/rates/changes/impact-worker.js', import.meta.url);

/** Worker thread that prices simulations. It answers one message at a time. */
export class ImpactThread {
  private readonly worker: Worker;
  /** Rejects when the worker has ended, even between two messages, because a later message would get no answer. */
  private readonly ended: Promise<never>;

  constructor(books: ImpactBooks, file = WORKER) {
    const worker = new Worker(file, {
      workerData: books,
      execArgv: [],
      // Empty, because our environment has secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.worker = worker;
    this.ended = new Promise<never>((_resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the worker ended without an answer')));
    });
    this.ended.catch(() => undefined);
  }

  /** Sends a batch. Returns how many simulations were priced. */
  add(batch: readonly PricedSimulation[]): Promise<number> {
    return this.ask<number>(batch);
  }

  result(): Promise<ImpactDto> {
    return this.ask<ImpactDto>(null);
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private ask<Answer>(message: readonly PricedSimulation[] | null): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => this.worker.once('message', resolve));
    this.worker.postMessage(message);
    return Promise.race([answer, this.ended]);
  }
}
