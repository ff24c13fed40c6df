import pg from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { installJobSchema } from './job-schema.ts';
import { ConfigurationError } from '../config/environment-reader.ts';
import { createDataSource, EARLIEST, RELEASE } from './data-source.ts';
import { MIGRATION_NAMES } from './migrations.ts';
import { seedDemoData, seedDemoUsers, seedReferenceData } from './seed.ts';

/** No limit, because a replica may wait long for the lock, and a migration may take long. */
const UNLIMITED = 0;

/** Advisory lock of the preparation, so that only one replica prepares the database at a time. An arbitrary number. */
const PREPARE_LOCK = 7_340_118;

export interface PrepareOptions {
  /** Whether demo rates, TMC and companies are inserted into empty tables. A production bank loads its own. */
  readonly demoData: boolean;
  /** Whether the demo users are created. */
  readonly demoUsers?: boolean;
  /** Database role of the application, if it differs from the one that migrates. */
  readonly applicationRole?: string | null;
}

/** Whether a newer release has migrated a database's schema. */
export interface PreparedSchema {
  /** The latest migration that this build does not know, because a newer release ran it; null if there is none. */
  readonly newerMigration: string | null;
  /** The release that migrated the schema last, if it is a newer one and known. */
  readonly newerRelease: string | null;
}

/**
 * Migrates the schema and the job queue's, and fills empty tables. Does not change a schema that a newer release has migrated.
 * @throws ConfigurationError if an earlier release has to migrate it first
 */
export async function prepareDatabase(url: string, options: PrepareOptions): Promise<PreparedSchema> {
  const source = await createDataSource(url, UNLIMITED).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK]);
    // Creates the table of migrations.
    await source.showMigrations();
    await assertUpgradable(source);
    const found = await schemaIn(source);
    if (found.newerMigration !== null) return found;
    if (options.applicationRole) await grantFutureTables(lock, options.applicationRole);
    // Named before the first migration, because those that ran stay if a later one fails.
    if ((await releaseIn(source)) !== RELEASE) await nameRelease(source);
    await source.runMigrations();
    await installJobSchema(url, options.applicationRole ?? null);
    await source.transaction(async (manager) => {
      await seedReferenceData(manager);
      if (options.demoData) await seedDemoData(manager);
      if (options.demoUsers) await seedDemoUsers(manager);
      if (options.applicationRole) await grantTables(manager, options.applicationRole);
    });
    return found;
  } finally {
    await lock.release();
    await source.destroy();
  }
}

/** Returns whether a newer release has migrated the schema, and which. */
export async function schemaIn(source: DataSource): Promise<PreparedSchema> {
  const newerMigration = await newerMigrationIn(source);
  return { newerMigration, newerRelease: newerMigration === null ? null : await releaseIn(source) };
}

/** @throws ConfigurationError if the database is of a release before the earliest one that can be upgraded */
async function assertUpgradable(source: DataSource): Promise<void> {
  const [row] = await source.query(
    'SELECT count(*) = 0 OR bool_or(name = $1) AS upgradable FROM migrations',
    [EARLIEST.migration],
  );
  if (!row.upgradable)
    throw new ConfigurationError([
      `DATABASE_URL: la base es de una versión anterior a la ${EARLIEST.release}: inicia primero esa versión, y después esta`,
    ]);
}

async function newerMigrationIn(source: DataSource): Promise<string | null> {
  const [newest] = await source.query(
    `SELECT name FROM migrations
     WHERE name <> ALL ($1) AND "timestamp" > (SELECT "timestamp" FROM migrations WHERE name = $2)
     ORDER BY "timestamp" DESC LIMIT 1`,
    [MIGRATION_NAMES, EARLIEST.migration],
  );
  return newest?.name ?? null;
}

/** Returns the comment of the table of migrations: the number of the release that migrated last. */
async function releaseIn(source: DataSource): Promise<string | null> {
  const [{ release }] = await source.query("SELECT obj_description('migrations'::regclass) AS release");
  return release;
}

/** Stores this release where a former one reads it, because only the database knows both. */
const nameRelease = (source: DataSource): Promise<unknown> =>
  source.query(`COMMENT ON TABLE migrations IS ${pg.escapeLiteral(RELEASE)}`);

/** Grants a migration's tables in the transaction that creates them, so that running replicas always have access. */
async function grantFutureTables(runner: QueryRunner, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await runner.query(`
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO ${name};
  `);
}

/** Grants the application's role the tables of another role. In the audit log it may only insert. */
async function grantTables(manager: EntityManager, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await manager.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
    REVOKE UPDATE, DELETE, TRUNCATE ON audit FROM ${name};
  `);
}
