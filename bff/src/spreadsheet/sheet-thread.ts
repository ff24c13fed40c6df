import { Injectable } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { SheetRows, SheetLayout } from './sheet-rows.ts';
import { REFUSED, RefusedFile } from './refused-file.ts';

/** Input of a worker. */
export interface Task<Field extends string> {
  readonly file: Uint8Array;
  readonly wanted: SheetLayout<Field>;
}

/** Result of a worker. */
export type Outcome<Field extends string> =
  | { readonly sheet: SheetRows<Field> }
  | { readonly refused: string };

/** Limits of a worker. The memory is in addition to the file itself; decompressed data are streamed. */
const LIMITS = { timeoutMs: 20_000, heapMb: 192 };

/** Path of the built worker, also when running from sources: starting a TypeScript loader takes longer than reading a file. */
const WORKER = new URL('../../dist/spreadsheet/worker.js', import.meta.url);

/** Reads a file in a worker thread with limits on memory and time. */
@Injectable()
export class SheetThread {
  /** Reads a file. Ends the thread when the signal aborts. @throws RefusedFile, or the signal's reason */
  async read<Field extends string>(
    task: Task<Field>,
    signal: AbortSignal,
    limits = LIMITS,
  ): Promise<SheetRows<Field>> {
    signal.throwIfAborted();
    const worker = new Worker(WORKER, {
      workerData: task,
      // None: when running from sources, the options of this process would load a compiler.
      execArgv: [],
      // Empty, because our environment has secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    const ended = new Promise<Outcome<Field>>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const timer = setTimeout(() => resolve({ refused: REFUSED.exhausting }), limits.timeoutMs);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refused: REFUSED.exhausting });
        else reject(error);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(new Error('the worker ended without an outcome'));
      });
    });
    try {
      const outcome = await ended;
      if ('refused' in outcome) throw new RefusedFile(outcome.refused);
      return outcome.sheet;
    } finally {
      await worker.terminate();
    }
  }
}
