import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { askDatabase } from '../../bff/src/testing/test-database.ts';

const PASSWORD = 'de-ensayo';

/** Runs a command. @throws Error with its output if it fails */
const run = promisify(execFile);

/** Runs SQL as the user named by the variables. */
const administer = (sql: string): Promise<unknown[]> => askDatabase('postgres:///postgres', sql);

/** Numbers of rows of each table, and digests of their content. */
export type Content = ReadonlyMap<string, string>;

/**
 * A database with the two roles of docs/operations.md, on the server configured by PostgreSQL's variables (PGHOST, PGPORT, PGUSER,
 * PGPASSWORD). Debian's `pg_virtualenv` creates such a server.
 */
export class DrilledDatabase {
  private constructor(
    /** Part of the names of database and roles, so that others on the server are not touched. */
    private readonly name: string,
    private readonly folder: string,
  ) {}

  static async create(): Promise<DrilledDatabase> {
    const name = `ensayo_${randomBytes(4).toString('hex')}`;
    const database = new DrilledDatabase(name, await mkdtemp(join(tmpdir(), 'respaldo-')));
    for (const role of [`${name}_migra`, name])
      await administer(`CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}'`);
    await database.makeEmpty();
    return database;
  }

  /** URL with the role that may change the schema. */
  get migrationUrl(): string {
    return this.urlOf(`${this.name}_migra`);
  }

  /** Environment variables of the BFF. */
  get env(): Record<string, string> {
    return { DATABASE_URL: this.urlOf(this.name), DATABASE_MIGRATION_URL: this.migrationUrl };
  }

  query(sql: string, parameters?: unknown[]): Promise<unknown[]> {
    return askDatabase(this.migrationUrl, sql, parameters);
  }

  /** Drops the database and creates an empty one. */
  async makeEmpty(): Promise<void> {
    await administer(`DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`);
    await administer(`CREATE DATABASE ${this.name} OWNER ${this.name}_migra`);
  }

  /** Dumps the database. @returns size of the dump in MB */
  async dump(): Promise<number> {
    await run('pg_dump', ['-Fc', '-d', this.migrationUrl, '-f', this.file]);
    return (await stat(this.file)).size / 1e6;
  }

  async restore(): Promise<void> {
    await run('pg_restore', ['--exit-on-error', '-d', this.migrationUrl, this.file]);
  }

  async content(): Promise<Content> {
    const tables = (await this.query(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
    )) as { name: string }[];
    const content = new Map<string, string>();
    for (const { name } of tables) {
      const [row] = (await this.query(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS content
         FROM ${name} AS t`,
      )) as { content: string }[];
      content.set(name, row?.content ?? '');
    }
    return content;
  }

  async drop(): Promise<void> {
    await administer(`DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`);
    for (const role of [this.name, `${this.name}_migra`]) await administer(`DROP ROLE ${role}`);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'simulador.dump');
  }

  private urlOf(role: string): string {
    // Read from PGHOST and PGPORT, or their defaults.
    const { host, port } = new pg.Client();
    return `postgres://${role}:${PASSWORD}@${host}:${port}/${this.name}`;
  }
}

/** Runs work and prints its duration. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.log(`- ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
