import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one spec file, in the run's server. */
export interface TestDatabase {
  readonly url: string;
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  drop(): Promise<void>;
}

/** Asks a database over a connection of its own. */
export async function askDatabase(url: string, sql: string, parameters: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(sql, parameters);
    return rows as unknown[];
  } finally {
    await client.end();
  }
}

/** A database as a fresh installation has it, or one without a table. */
export async function createDatabase(content: 'prepared' | 'empty' = 'prepared'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is set by global-setup.mjs');
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  const at = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  // Not connected to the template, which PostgreSQL copies only while nobody uses it.
  const admin = at('postgres');
  const template = content === 'prepared' ? new URL(server).pathname.slice(1) : 'template1';
  // Its files are copied: the default strategy writes all of them to the log as well.
  await askDatabase(admin, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const pool = new pg.Pool({ connectionString: at(name) });
  // A test may end everybody's connections; the pool opens another one.
  pool.on('error', () => undefined);
  return {
    url: at(name),
    query: async (sql, parameters) => (await pool.query(sql, parameters)).rows as unknown[],
    drop: async () => {
      await pool.end();
      await askDatabase(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
