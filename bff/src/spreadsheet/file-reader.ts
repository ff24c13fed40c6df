import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.ts';
import { clientLeft, currentRequest } from '../http/request-scope.ts';
import type { SheetRows, SheetLayout } from './sheet-rows.ts';
import { SheetThread } from './sheet-thread.ts';

/** Maximum number of files that are received, queued or read: all of them are in memory. */
const FILES_AT_ONCE = 5;
const TRY_LATER = 'Se están leyendo otros archivos. Inténtelo de nuevo en unos segundos.';

/** Reads uploaded files one after the other. If a client disconnects, its file leaves the queue, or its thread is stopped. */
@Injectable()
export class FileReader {
  private isReading = false;
  private places = 0;
  /** Functions that start the waiting files, the oldest first. */
  private readonly waiting = new Set<() => void>();

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

  /** Reads a file. @throws RefusedFile, or Problem 499 if the client disconnected */
  async read<Field extends string>(
    file: Buffer,
    wanted: SheetLayout<Field>,
    request = currentRequest(),
  ): Promise<SheetRows<Field>> {
    const gone = new AbortController();
    const stopListening = request?.onClientGone(() => gone.abort(clientLeft()));
    try {
      await this.turn(gone.signal);
      return await this.thread.read({ file, wanted }, gone.signal).finally(() => this.next());
    } finally {
      stopListening?.();
    }
  }

  private async turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!this.isReading) {
      this.isReading = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      this.waiting.add(resolve);
      signal.addEventListener('abort', () => {
        // Once its turn has come, the thread rejects it.
        if (this.waiting.delete(resolve)) reject(signal.reason as Error);
      });
    });
  }

  private next(): void {
    const [begin] = this.waiting;
    this.isReading = begin !== undefined;
    if (!begin) return;
    this.waiting.delete(begin);
    begin();
  }
}
