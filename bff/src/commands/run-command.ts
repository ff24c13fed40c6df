import type { DataSource } from 'typeorm';
import { Audit } from '../access/audit.ts';
import { SystemClock } from '../clock/clock.ts';
import { createDataSource } from '../database/data-source.ts';
import { UsageError } from './usage-error.ts';

/** What an operator's command needs of the outside. */
export interface CommandParts {
  readonly source: DataSource;
  readonly audit: Audit;
  readonly print: (line: string) => void;
}

type Command = (args: readonly string[], parts: CommandParts) => Promise<void>;

/**
 * Runs a command with the arguments of this process on the database of DATABASE_URL. Exit code 1 for a wrong call, 3 for a
 * database that can't be used; what is said shows no secret.
 */
export async function runCommand(usage: string, command: Command): Promise<void> {
  try {
    await onDatabase(usage, command);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const sentence = isUsage ? error.message : 'No se pudo usar la base de datos: revisa DATABASE_URL.';
    process.stderr.write(`${sentence}\n`);
    process.exitCode = isUsage ? 1 : 3;
  }
}

async function onDatabase(usage: string, command: Command): Promise<void> {
  const url = process.env['DATABASE_URL']?.trim();
  if (!url) throw new UsageError(`Falta DATABASE_URL, la dirección de PostgreSQL.\n${usage}`);
  const source = await createDataSource(url).initialize();
  try {
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    await command(process.argv.slice(2), { source, audit: new Audit(source, new SystemClock()), print });
  } finally {
    await source.destroy();
  }
}
