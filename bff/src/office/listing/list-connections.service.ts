import { Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { DataSource, type EntityManager } from 'typeorm';
import { inBulkhead } from '../../http/in-bulkhead.ts';
import { Problem } from '../../http/problem.ts';
import { clientLeft, currentRequest } from '../../http/request-scope.ts';

/** Maximum number of connections that lists take from the pool: common texts keep each busy for a second, and visitors must not wait for that. */
export const LISTS_AT_ONCE = 4;
/** Maximum number of requests for lists that wait for one of these connections. */
const WAITING_MAX = 40;
const TOO_MANY = 'Hay demasiadas búsquedas al mismo tiempo. Inténtelo de nuevo en unos segundos.';

/** Limits how many lists are read at once, and stops reading those that nobody waits for. */
@Injectable()
export class ListConnections {
  private readonly lists = bulkhead(LISTS_AT_ONCE, WAITING_MAX);

  constructor(private readonly source: DataSource) {}

  /**
   * Runs queries on a connection. When the client disconnects, the running query is cancelled.
   * @throws Problem 499 when the client disconnected, 503 if too many requests wait
   */
  async use<T>(work: (manager: EntityManager) => Promise<T>, request = currentRequest()): Promise<T> {
    const gone = new AbortController();
    const stopListening = request?.onClientGone(() => gone.abort());
    try {
      return await inBulkhead(this.lists, () => this.onConnection(work, gone.signal), gone.signal);
    } catch (error) {
      if (gone.signal.aborted) throw clientLeft();
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new Problem(503, TOO_MANY, { headers: { 'Retry-After': '5' } });
    } finally {
      stopListening?.();
    }
  }

  private async onConnection<T>(work: (manager: EntityManager) => Promise<T>, gone: AbortSignal): Promise<T> {
    const runner = this.source.createQueryRunner();
    let cancelled: Promise<unknown> | undefined;
    try {
      const { processID } = (await runner.connect()) as { readonly processID: number };
      gone.throwIfAborted();
      const cancel = (): void => {
        cancelled = this.source.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => undefined);
      };
      gone.addEventListener('abort', cancel);
      return await work(runner.manager).finally(() => gone.removeEventListener('abort', cancel));
    } finally {
      // The next owner of the connection must not have its query cancelled.
      await cancelled;
      await runner.release();
    }
  }
}
