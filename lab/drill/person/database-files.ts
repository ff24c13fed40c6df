import { join } from 'node:path';
import pg from 'pg';
import type { DrilledDatabase } from '../releases/drilled-database.ts';
import { filesWithTraces } from './planted.ts';

/** Rewrites the tables and the planner's statistics, and returns the files of the database with traces of the person. The server is local. */
export async function tablesFilesWithTraces(database: DrilledDatabase): Promise<string[]> {
  await database.query('VACUUM (FULL, ANALYZE)');
  const { pathname } = new URL(database.url);
  const client = new pg.Client({ database: pathname.slice(1) });
  await client.connect();
  try {
    await client.query('VACUUM FULL pg_statistic');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ folder: string; oid: string }>(
      "SELECT current_setting('data_directory') AS folder, oid::text FROM pg_database WHERE datname = current_database()",
    );
    const [row] = rows;
    return row ? await filesWithTraces(join(row.folder, 'base', row.oid)) : [];
  } finally {
    await client.end();
  }
}
