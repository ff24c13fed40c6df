import { escapeIdentifier, type Pool } from 'pg';
import { jobPool } from './data-source.ts';

const SCHEMA = 'graphile_worker';
const UNLIMITED = 0;

/**
 * Migrates the tables of the job queue and grants them to `applicationRole`. Cheap if nothing has changed. Only one process may call it at
 * a time.
 */
export async function installJobSchema(url: string, applicationRole: string | null): Promise<void> {
  const pool = jobPool(url, { connections: 1, statementTimeoutMs: UNLIMITED });
  try {
    // Loaded on demand, because it takes longer than the rest of a start.
    const { Logger, runMigrations } = await import('graphile-worker');
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    if (applicationRole !== null) await admit(pool, applicationRole);
  } finally {
    await pool.end();
  }
}

/** Grants the role the queue's tables, which have row-level security. */
async function admit(pool: Pool, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  await pool.query(`
    GRANT USAGE ON SCHEMA ${SCHEMA} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO ${name}`);
  const { rows } = await pool.query<{ table: string }>(
    'SELECT oid::regclass::text AS table FROM pg_class WHERE relnamespace = $1::regnamespace AND relrowsecurity',
    [SCHEMA],
  );
  for (const { table } of rows)
    await pool.query(
      `DROP POLICY IF EXISTS application ON ${table}; CREATE POLICY application ON ${table} TO ${name} USING (true)`,
    );
}
