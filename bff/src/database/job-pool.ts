import { Pool } from 'pg';
import { BreakableClient, connectTimeoutMs, statementTimeouts } from './data-source.ts';

export interface JobPoolOptions {
  readonly connections: number;
  /** Maximum time of a statement; 0 for no limit. */
  readonly statementTimeoutMs?: number;
}

/**
 * Returns a pool for the job queue. Its connections may break at any time, e.g. when PostgreSQL restarts: the next query then fails or
 * reconnects.
 */
export function jobPool(url: string, options: JobPoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.connections,
    Client: BreakableClient,
    connectionTimeoutMillis: connectTimeoutMs(url),
    ...statementTimeouts(url, options.statementTimeoutMs),
  });
  // An error without a listener would end the process. Graphile Worker requires listeners for both events.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
