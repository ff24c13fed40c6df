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

let administration: pg.Pool | undefined;

/** Runs SQL over the process's one connection to another database: PostgreSQL copies a template only while nobody is connected to it. */
async function administer(server: string, sql: string): Promise<void> {
  if (!administration) {
    const connectionString = databaseAt(server, 'postgres');
    administration = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // The server ends before this process.
    administration.on('error', () => undefined);
  }
  await administration.query(sql);
}

const databaseAt = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Creates a database like that of a fresh installation, or one without tables. */
export async function createDatabase(content: 'prepared' | 'empty' = 'prepared'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is set by global-setup.mjs');
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  const url = `${databaseAt(server, name)}?connect_timeout=${CONNECT_TIMEOUT_S}`;
  const template = content === 'prepared' ? new URL(server).pathname.slice(1) : 'template1';
  // Copies files: the default strategy also writes them to the write-ahead log.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const pool = new pg.Pool({ connectionString: url });
  // A test may end all connections; the pool then opens another one.
  pool.on('error', () => undefined);
  return {
    url,
    query: async (sql, parameters) => (await pool.query(sql, parameters)).rows as unknown[],
    drop: async () => {
      await pool.end();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
