import { Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { CallerLimits } from '../http/caller-limits.ts';
import { currentRequest } from '../http/request-scope.ts';

/** Connections of the pool that requests which only read never get. */
export const RESERVED_CONNECTIONS = 3;

/** Part of the pool, with its counts. */
export type CountedPool = Pick<Pool, 'options' | 'idleCount' | 'totalCount' | 'waitingCount'>;

type Done = (error: Error | undefined, client?: PoolClient, release?: (reason?: Error) => void) => void;
type Connect = (done: Done) => void;
/** Pool as the ORM calls it. */
type CalledPool = CountedPool & {
  connect: Connect;
  end: (done: (error?: Error) => void) => void;
};

/** Connections that the requests of one caller use at once: less than reads have, and less than are left of all. */
export const CONNECTIONS_OF_CALLER = 4;

/**
 * Splits the pool: reads share its larger part, and everything else also gets the reserved connections once that part is in use.
 * Thus a save does not wait for any number of slow reads, nor for another caller's requests.
 * @returns both parts
 */
export function reserveConnections(source: DataSource): readonly CountedPool[] {
  const pool = (source.driver as PostgresDriver).master as CalledPool;
  // The password is not enumerable.
  const { password } = pool.options;
  const reserve = new Pool({ ...pool.options, password, max: RESERVED_CONNECTIONS });
  reserve.on('error', () => undefined);
  pool.options.max -= RESERVED_CONNECTIONS;
  const isBusy = (): boolean => pool.idleCount === 0 && pool.totalCount >= pool.options.max;
  const connect = pool.connect.bind(pool);
  const limits = new CallerLimits(CONNECTIONS_OF_CALLER);
  pool.connect = (done) => {
    const { caller = null, isRead = false } = currentRequest() ?? {};
    const start: Connect = (ready) =>
      !isRead && isBusy() ? reserve.connect(ready as never) : connect(ready);
    if (caller === null) start(done);
    else void limits.run(caller, () => held(start, done));
  };
  const end = pool.end.bind(pool);
  pool.end = (done) => void reserve.end().then(() => end(done), done);
  return [pool, reserve];
}

/** Connects. Resolves when the connection is released or could not be made. */
const held = (connect: Connect, done: Done): Promise<void> =>
  new Promise((resolve) => {
    connect((error, client, release) => {
      if (error) resolve();
      done(error, client, (reason) => {
        release?.(reason);
        resolve();
      });
    });
  });
