import pg from 'pg';
import type { EntityManager } from 'typeorm';

/** Lets the application's role use the tables that another role made; what stays on record it can only add to. */
export async function grantTables(manager: EntityManager, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await manager.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
    REVOKE UPDATE, DELETE, TRUNCATE ON audit FROM ${name};
  `);
}
