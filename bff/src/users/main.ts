import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Audit } from '../audit/audit.ts';
import { SystemClock } from '../clock/clock.ts';
import { createDataSource } from '../database/data-source.ts';
import { runUsersCommand, UsageError, USAGE } from './users-command.ts';

/** Typed letters are not shown. */
async function readPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY ?? false,
  });
  if (process.stdin.isTTY) process.stderr.write('Contraseña: ');
  const password = await lines.question('');
  lines.close();
  if (process.stdin.isTTY) process.stderr.write('\n');
  return password;
}

async function main(): Promise<void> {
  const url = process.env['DATABASE_URL']?.trim();
  if (!url) throw new UsageError(`Falta DATABASE_URL, la dirección de PostgreSQL.\n${USAGE}`);
  const source = await createDataSource(url).initialize();
  try {
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    const audit = new Audit(source, new SystemClock());
    await runUsersCommand(process.argv.slice(2), { source, audit, readPassword, print });
  } finally {
    await source.destroy();
  }
}

main().catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  const sentence = isUsage ? error.message : 'No se pudo usar la base de datos: revisa DATABASE_URL.';
  process.stderr.write(`${sentence}\n`);
  process.exitCode = isUsage ? 1 : 3;
});
