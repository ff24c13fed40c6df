/**
 * Prepares the database as a start of the BFF does, and exits. Replicas then don't need the role that may change the schema. Exits with
 * code 1 if it fails, or if a newer release has migrated the schema.
 */
import 'reflect-metadata';
import { reportBootFailure } from '../bootstrap/boot-failure.ts';
import { readConfig } from '../config/environment.ts';
import { readSecretFiles } from '../config/secret-files.ts';
import { prepareConfigured } from '../database/database.module.ts';

async function migrate(): Promise<void> {
  const { newerMigration } = await prepareConfigured(readConfig(readSecretFiles(process.env)));
  if (newerMigration === null) return;
  process.stderr.write(`La base de datos es de una versión más nueva, que tiene ${newerMigration}.\n`);
  process.exitCode = 1;
}

migrate().catch(reportBootFailure);
