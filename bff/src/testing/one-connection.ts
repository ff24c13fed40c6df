import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

type Work = (manager: EntityManager) => Promise<unknown>;
type Connect = (...parameters: unknown[]) => unknown;

/** Data source whose transaction is running. One for all data sources, because Node copies each storage's value to every promise. */
const inTransaction = new AsyncLocalStorage<DataSource>();

/**
 * Makes code inside a transaction fail if it takes a second connection. Ten such transactions would take the whole pool and wait for each
 * other until a timeout.
 */
export function refuseSecondConnections(source: DataSource): void {
  const { manager } = source;
  const transaction = manager.transaction.bind(manager) as (work: Work) => Promise<unknown>;
  manager.transaction = ((work: Work) =>
    transaction((own) => inTransaction.run(source, () => work(own)))) as typeof manager.transaction;
  const pool = (source.driver as unknown as { master: { connect: Connect } }).master;
  const connect = pool.connect.bind(pool);
  pool.connect = (...parameters) => {
    if (inTransaction.getStore() === source) throw new Error('A transaction takes a second connection');
    return connect(...parameters);
  };
}
