/**
 * Prepares the database as a start of the BFF does, and exits. Replicas then don't need the role that may change the schema. Exits with
 * code 1 if it fails, or if a newer release has migrated the schema.
 */
import 'reflect-metadata';
import { reportBootFailure } from '../bootstrap/boot-failure.ts';
import { readConfig } from '../config/environment.ts';
import { readSecretFiles } from '../config/secret-files.ts';
import { prepareConfigured } from '../database/configured-database.ts';

async function migrate(): Promise<void> {
  const { newerMigration, newerRelease } = await prepareConfigured(readConfig(readSecretFiles(process.env)));
  if (newerMigration === null) return;
  const release = newerRelease === null ? 'una versión más nueva' : `la versión ${newerRelease}`;
  process.stderr.write(
    `La base de datos es de ${release} (${newerMigration}): inicia esa o una posterior.\n`,
  );
  process.exitCode = 1;
}

migrate().catch(reportBootFailure);
