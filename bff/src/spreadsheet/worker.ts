/** Reads one file in its own thread, which then ends. sheet-thread.ts sets its limits. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import { RefusedFile } from './refused-file.ts';
import type { Outcome, Task } from './sheet-thread.ts';

const { file, wanted } = workerData as Task<string>;
const outcome: Outcome<string> = await readSheet(Buffer.from(file), wanted).then(
  (sheet) => ({ sheet }),
  (error: unknown) => {
    if (error instanceof RefusedFile) return { refused: error.message };
    throw error;
  },
);
parentPort?.postMessage(outcome);
