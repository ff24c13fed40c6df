import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { CallerKeys } from '../http/caller-keys.ts';
import { currentRequest } from '../http/request-scope.ts';

/** Connections of the pool that requests which only read never get. */
export const RESERVED_CONNECTIONS = 3;

type Done = (error: Error | undefined, client?: PoolClient, release?: (reason?: Error) => void) => void;
/** Pool as the ORM calls it. */
type CalledPool = Pick<Pool, 'options' | 'idleCount' | 'totalCount'> & {
  connect: (done: Done) => void;
  end: (done: (error?: Error) => void) => void;
};

/** Connections that the reads of one session, and of one address, use at once: less than all that reads have. */
export const READS_OF_SESSION = 4;
const READS_OF_ADDRESS = 6;

/**
 * Splits the pool: reads share its larger part, and everything else also gets the reserved connections once that part is in use.
 * Thus a save does not wait for any number of slow reads, nor one caller's reads for another's. See docs/rules.md R671.
 */
export function reserveConnections(source: DataSource): void {
  const pool = (source.driver as unknown as { master: CalledPool }).master;
  // The password is not enumerable.
  const { password } = pool.options;
  const reserve = new Pool({ ...pool.options, password, max: RESERVED_CONNECTIONS });
  reserve.on('error', () => undefined);
  pool.options.max -= RESERVED_CONNECTIONS;
  const isBusy = (): boolean => pool.idleCount === 0 && pool.totalCount >= pool.options.max;
  const connect = pool.connect.bind(pool);
  const connectForRead = inTurn(connect);
  pool.connect = (done) => {
    const reader = currentRequest()?.reader ?? null;
    if (reader !== null) connectForRead(reader, done);
    else if (isBusy()) reserve.connect(done as never);
    else connect(done);
  };
  const end = pool.end.bind(pool);
  pool.end = (done) => void reserve.end().then(() => end(done), done);
}

/** Returns a function that connects for a read once its caller has fewer connections than it may use. */
function inTurn(connect: CalledPool['connect']): (reader: CallerKeys, done: Done) => void {
  const bulkheads = new Map<string, BulkheadPolicy>();
  const within = async (who: string, limit: number, work: () => Promise<void>): Promise<void> => {
    const own = bulkheads.get(who) ?? bulkhead(limit, Infinity);
    bulkheads.set(who, own);
    await own.execute(work);
    if (own.executionSlots === limit) bulkheads.delete(who);
  };
  /** Resolves when the connection is released or could not be made. */
  const use = (done: Done): Promise<void> =>
    new Promise((resolve) => {
      connect((error, client, release) => {
        if (error) resolve();
        done(error, client, (reason) => {
          release?.(reason);
          resolve();
        });
      });
    });
  return ({ session, address }, done) =>
    void within(session, READS_OF_SESSION, () => within(address, READS_OF_ADDRESS, () => use(done)));
}
