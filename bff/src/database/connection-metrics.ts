import { Gauge } from 'prom-client';
import type { Metrics } from '../observability/metrics.ts';
import type { CountedPool } from './reserved-connections.ts';

/** Shows, when metrics are read, how many connections to PostgreSQL are used and how many requests wait for one. */
export function measureConnections({ registry }: Metrics, pools: readonly CountedPool[]): void {
  const shown = {
    database_connections_used: [
      'Connections to PostgreSQL in use by requests',
      ({ totalCount, idleCount }) => totalCount - idleCount,
    ],
    database_connections_waiting: [
      'Requests that wait for a connection to PostgreSQL',
      ({ waitingCount }) => waitingCount,
    ],
    database_connections_max: ['Connections to PostgreSQL at most', ({ options }) => options.max],
  } satisfies Record<string, [help: string, of: (pool: CountedPool) => number]>;
  for (const [name, [help, of]] of Object.entries(shown))
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(pools.reduce((sum, pool) => sum + of(pool), 0));
      },
    });
}
