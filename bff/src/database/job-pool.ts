import { Pool } from 'pg';
import { CONNECT_TIMEOUT_MS, statementTimeouts } from './data-source.ts';

export interface JobPoolOptions {
  readonly connections: number;
  /** 0 for none. */
  readonly statementTimeoutMs?: number;
}

/** Connections that may break at any time, as when PostgreSQL restarts: the next query fails or reconnects. */
export function jobPool(url: string, options: JobPoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...statementTimeouts(options.statementTimeoutMs),
  });
  // An error without a listener would end the process. Graphile Worker wants to see both.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
