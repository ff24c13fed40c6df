import type { INestApplicationContext } from '@nestjs/common';
import { renderDetail } from '../simulations/pdf/document/detail.ts';
import { RenderThread } from '../simulations/pdf/render-thread.ts';
import { readSheet } from '../spreadsheet/read-sheet.ts';
import type { SheetRows } from '../spreadsheet/sheet-rows.ts';
import { SheetThread, type Task } from '../spreadsheet/sheet-thread.ts';

/**
 * Makes a BFF read uploaded files and render PDFs without threads, each of which would load and compile its modules anew. Files are read in
 * threads by `spreadsheet/hostile.spec.ts`, and PDFs rendered by the processes of `test/kill.spec.ts`.
 */
export function withoutThreads(app: INestApplicationContext): void {
  app.get(SheetThread, { strict: false }).read = async <Field extends string>(
    { file, wanted }: Task<Field>,
    signal: AbortSignal,
  ): Promise<SheetRows<Field>> => {
    signal.throwIfAborted();
    const rows = await readSheet(Buffer.from(file), wanted);
    signal.throwIfAborted();
    return rows;
  };
  app.get(RenderThread, { strict: false }).render = async (simulation, link) =>
    Buffer.from(renderDetail(simulation, link));
}
