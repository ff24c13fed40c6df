/** Reads one file, in a thread of its own that ends with it: what it may take is bounded by who starts it (file-reader.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import { RefusedFile } from './refused-file.ts';
import type { Outcome } from './file-reader.ts';

const outcome: Outcome = await readSheet(Buffer.from(workerData as Uint8Array)).then(
  (sheet) => ({ sheet }),
  (error: unknown) => {
    if (error instanceof RefusedFile) return { refused: error.message };
    throw error;
  },
);
parentPort?.postMessage(outcome);
