import { Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { currentRequest } from '../http/request-scope.ts';

/** Connections of the pool that requests which only read never get. */
export const RESERVED_CONNECTIONS = 3;

type Done = (error: Error | undefined, client?: PoolClient, release?: (reason?: Error) => void) => void;
/** Pool as the ORM calls it. */
type CalledPool = Pick<Pool, 'options' | 'idleCount' | 'totalCount'> & {
  connect: (done: Done) => void;
  end: (done: (error?: Error) => void) => void;
};

/**
 * Splits the pool: reads share its larger part, and everything else also gets the reserved connections once that part is in use.
 * Thus a save does not wait for any number of slow reads. See docs/rules.md R671.
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
  pool.connect = (done) =>
    isBusy() && !currentRequest()?.isRead ? reserve.connect(done as never) : connect(done);
  const end = pool.end.bind(pool);
  pool.end = (done) => void reserve.end().then(() => end(done), done);
}
