import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

type Work = (manager: EntityManager) => Promise<unknown>;
type Connect = (...parameters: unknown[]) => unknown;

/**
 * Makes code inside a transaction fail if it takes a second connection. Ten such transactions would take the whole pool and wait for each
 * other until a timeout.
 */
export function refuseSecondConnections(source: DataSource): void {
  const inTransaction = new AsyncLocalStorage<boolean>();
  const { manager } = source;
  const transaction = manager.transaction.bind(manager) as (work: Work) => Promise<unknown>;
  manager.transaction = ((work: Work) =>
    transaction((own) => inTransaction.run(true, () => work(own)))) as typeof manager.transaction;
  const pool = (source.driver as unknown as { master: { connect: Connect } }).master;
  const connect = pool.connect.bind(pool);
  pool.connect = (...parameters) => {
    if (inTransaction.getStore()) throw new Error('A transaction takes a second connection');
    return connect(...parameters);
  };
}
