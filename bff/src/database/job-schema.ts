import type { Pool } from 'pg';
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
  // A DO block takes no parameters, so the role is passed as a setting of the pool's only connection.
  await pool.query("SELECT set_config('simulador.role', $1, false)", [role]);
  await pool.query(`
    DO $$
    DECLARE
      role_name CONSTANT name := current_setting('simulador.role');
      job_table regclass;
    BEGIN
      IF role_name = current_user THEN RETURN; END IF;
      EXECUTE format('GRANT USAGE ON SCHEMA ${SCHEMA} TO %I', role_name);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO %I', role_name);
      FOR job_table IN
        SELECT oid FROM pg_class WHERE relnamespace = '${SCHEMA}'::regnamespace AND relrowsecurity
      LOOP
        EXECUTE format('DROP POLICY IF EXISTS application ON %s', job_table);
        EXECUTE format('CREATE POLICY application ON %s TO %I USING (true)', job_table, role_name);
      END LOOP;
    END $$`);
}
