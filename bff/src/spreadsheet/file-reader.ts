import { Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { inBulkhead } from '../http/in-bulkhead.ts';
import { Problem } from '../http/problem.ts';
import { clientLeft, currentRequest } from '../http/request-scope.ts';
import type { SheetRows, SheetLayout } from './sheet-rows.ts';
import { SheetThread } from './sheet-thread.ts';

/** Maximum number of files that are received, queued or read: all of them are in memory. */
const FILES_AT_ONCE = 5;
const TRY_LATER = 'Se están leyendo otros archivos. Inténtelo de nuevo en unos segundos.';

/** Reads uploaded files one after the other. If a client disconnects, its file is not read, or its thread is stopped. */
@Injectable()
export class FileReader {
  private readonly turns = bulkhead(1, Infinity);
  private places = 0;

  constructor(private readonly thread: SheetThread) {}

  /**
   * Reserves a place for a file before its body is received.
   * @returns a function that releases the place
   * @throws Problem 503 if all places are taken
   */
  reserve(): () => void {
    if (this.places >= FILES_AT_ONCE) throw new Problem(503, TRY_LATER, { headers: { 'Retry-After': '5' } });
    this.places += 1;
    return () => void (this.places -= 1);
  }

  /** Reads a file. @throws RefusedFile, or Problem 499 at once if the client disconnected */
  async read<Field extends string>(
    file: Buffer,
    wanted: SheetLayout<Field>,
    request = currentRequest(),
  ): Promise<SheetRows<Field>> {
    const gone = new AbortController();
    const kept: { file: Buffer | null } = { file };
    const { signal } = gone;
    const left = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    const stopListening = request?.onClientGone(() => {
      // The file may be queued behind another one while its place is free already, so its bytes are dropped.
      kept.file = null;
      gone.abort(clientLeft());
    });
    const read = () => this.thread.read({ file: kept.file ?? Buffer.alloc(0), wanted }, signal);
    return Promise.race([inBulkhead(this.turns, read, signal), left]).finally(() => stopListening?.());
  }
}
