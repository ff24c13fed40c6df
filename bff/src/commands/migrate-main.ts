/**
 * Prepares the database as a start of the BFF does, and ends: so that replicas need not have the role that may change the schema. Exit
 * code 1 when it fails, and for a schema of a newer release.
 */
import 'reflect-metadata';
import { reportBootFailure } from '../bootstrap/boot-failure.ts';
import { readConfig } from '../config/environment.ts';
import { prepareConfigured } from '../database/database.module.ts';

async function migrate(): Promise<void> {
  const { newerMigration } = await prepareConfigured(readConfig(process.env));
  if (newerMigration === null) return;
  process.stderr.write(`La base de datos es de una versión más nueva, que tiene ${newerMigration}.\n`);
  process.exitCode = 1;
}

migrate().catch(reportBootFailure);
