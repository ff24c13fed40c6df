import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { scaled } from './retry-until.ts';

/** Longer than an installation's: many requests at once wait for its ten connections, on a busy machine for long. */
const CONNECT_TIMEOUT_S = scaled(10);

/** Database of one spec file, on the run's server. */
export interface TestDatabase {
  readonly url: string;
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  drop(): Promise<void>;
}

/** Runs SQL over a separate connection. */
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

/** Creates a database like that of a fresh installation, or one without tables. */
export async function createDatabase(content: 'prepared' | 'empty' = 'prepared'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is set by global-setup.mjs');
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  const at = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  // Connects to another database, because PostgreSQL copies a template only while nobody is connected to it.
  const admin = at('postgres');
  const url = `${at(name)}?connect_timeout=${CONNECT_TIMEOUT_S}`;
  const template = content === 'prepared' ? new URL(server).pathname.slice(1) : 'template1';
  // Copies files: the default strategy also writes them to the write-ahead log.
  await askDatabase(admin, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const pool = new pg.Pool({ connectionString: url });
  // A test may end all connections; the pool then opens another one.
  pool.on('error', () => undefined);
  return {
    url,
    query: async (sql, parameters) => (await pool.query(sql, parameters)).rows as unknown[],
    drop: async () => {
      await pool.end();
      await askDatabase(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
