import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { DataSource } from 'typeorm';
import { Audit } from '../access/audit.ts';
import { SystemClock } from '../clock/clock.ts';
import { ConfigurationError, type Environment } from '../config/environment-reader.ts';
import { readSecretFiles } from '../config/secret-files.ts';
import { createDataSource } from '../database/data-source.ts';
import { clusterFolder, embeddedUrl, forgetOtherServers } from '../database/embedded/embedded-postgres.ts';
import { serverPort } from '../database/embedded/leftover.ts';
import { reachable } from '../database/embedded/unprivileged-user.ts';
import { readSecrets, wantedDataFolder } from '../launch/data-folder.ts';

/** Error of a wrong call; the message is a Spanish sentence. */
export class UsageError extends Error {}

/** Returns the words and options of a call. @throws UsageError with the usage for an unknown option */
export function parsedCall<Options extends object>(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
  usage: string,
): { readonly positionals: readonly string[]; readonly values: Options } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { positionals, values: values as Options };
  } catch {
    throw new UsageError(usage);
  }
}

/** Dependencies of an operator's command. */
export interface CommandParts {
  readonly source: DataSource;
  readonly audit: Audit;
  readonly print: (line: string) => void;
}

/** An operator's command works as long as it needs: on a slow machine a batch, an ANALYZE or an erasure takes longer than a request may. */
const NO_LIMIT_MS = 0;
const CONNECT_MS = 30_000;

type Command = (
  args: readonly string[],
  parts: CommandParts & { readonly env: Environment },
) => Promise<void>;

/**
 * Runs a command with the arguments of this process on the database of DATABASE_URL, or on that of a running `npm start`. Exits with code 1
 * for a wrong call, and 3 for an unusable database; the message contains no secret. With `--help`, prints the usage only.
 */
export async function runCommand(usage: string, command: Command): Promise<void> {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h'))
    return void process.stdout.write(`${usage}\n`);
  try {
    await onDatabase(usage, command);
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof ConfigurationError;
    process.stderr.write(`${isUsage ? error.message : failureOf(error, readSecretFiles(process.env))}\n`);
    process.exitCode = isUsage ? 1 : 3;
  }
}

/** SQLSTATE or a system call's code: neither contains an address, a password or a person's data. */
const CODE = /^[A-Z0-9_]{5,20}$/;

/** Returns a sentence with the error's code. Advises to check DATABASE_URL only if it is set. */
export function failureOf(error: unknown, env: Environment): string {
  const { code } = error as { code?: unknown };
  const reason = typeof code === 'string' && CODE.test(code) ? ` (${code})` : '';
  const advice = env['DATABASE_URL']?.trim() ? 'revisa DATABASE_URL' : 'revisa que npm start siga andando';
  return `No se pudo usar la base de datos${reason}: ${advice}.`;
}

async function onDatabase(usage: string, command: Command): Promise<void> {
  const env = readSecretFiles(process.env);
  const url = env['DATABASE_URL']?.trim() || (await runningDatabaseUrl(env));
  if (!url)
    throw new UsageError(
      `Falta DATABASE_URL, la dirección de PostgreSQL, o que npm start esté andando.\n${usage}`,
    );
  const source = await createDataSource(url, NO_LIMIT_MS, CONNECT_MS).initialize();
  try {
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    await command(process.argv.slice(2), { env, source, audit: new Audit(source, new SystemClock()), print });
  } finally {
    await source.destroy();
  }
}

/** Reads a line from standard input; '' if there is none. At a terminal it prompts, without echoing a secret. */
export async function readLine(prompt: string, { secret = false } = {}): Promise<string> {
  const { stdin, stderr } = process;
  const output = secret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stderr;
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY ?? false });
  if (stdin.isTTY) stderr.write(prompt);
  // Do not wait for a line if the input has ended.
  const line = await Promise.race([lines.question(''), once(lines, 'close').then(() => '')]);
  lines.close();
  if (stdin.isTTY && secret) stderr.write('\n');
  return line;
}

/** Returns the installation's secret: JWT_SECRET, or that of a running `npm start`; null without either. */
export async function installationSecret(env: Environment): Promise<string | null> {
  const given = env['JWT_SECRET']?.trim();
  if (given) return given;
  if (env['DATABASE_URL']?.trim()) return null;
  return (await readSecrets(await reachable(wantedDataFolder(env))))?.jwtSecret ?? null;
}

/**
 * Returns the URL of the database that a running `npm start` or `npm run dev` uses below this environment's data folder; null if none runs.
 */
async function runningDatabaseUrl(env: Environment): Promise<string | null> {
  const dataDir = await reachable(wantedDataFolder(env));
  const port = await serverPort(clusterFolder(dataDir));
  const secrets = port && (await readSecrets(dataDir));
  forgetOtherServers(process.env);
  return secrets ? embeddedUrl({ dataDir, password: secrets.databasePassword, port }) : null;
}
