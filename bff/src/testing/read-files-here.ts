import type { SheetRows } from '../spreadsheet/sheet-rows.ts';
import { readSheet } from '../spreadsheet/read-sheet.ts';
import type { SheetThread, Task } from '../spreadsheet/sheet-thread.ts';

/** Makes a BFF read uploaded files without threads: each would load the reader anew. `spreadsheet/hostile.spec.ts` reads in threads. */
export function readFilesHere(thread: SheetThread): void {
  thread.read = async <Field extends string>(
    { file, wanted }: Task<Field>,
    signal: AbortSignal,
  ): Promise<SheetRows<Field>> => {
    signal.throwIfAborted();
    const rows = await readSheet(Buffer.from(file), wanted);
    signal.throwIfAborted();
    return rows;
  };
}
