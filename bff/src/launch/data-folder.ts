import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, isAlive } from '../database/embedded/leftover.ts';
import { startProblem } from './start-problem.ts';
import { reachable } from '../database/embedded/unprivileged-user.ts';

export interface Secrets {
  readonly databasePassword: string;
  readonly jwtSecret: string;
}

/** Returns the data folder that the environment asks for, as an absolute path. */
export const wantedDataFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(env['DATA_DIR']?.trim() || '.data');

/**
 * Creates the data folder, or another one if the database could not reach it, and returns its path.
 * @throws Error with a Spanish sentence that says why it can't be used.
 */
export async function openDataFolder(wanted: string): Promise<string> {
  const dataDir = await reachable(wanted);
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw startProblem(error, dataDir);
    throw new Error(
      `No se puede escribir en ${dataDir}: dale permiso de escritura o elige otra carpeta con DATA_DIR.`,
      { cause: error },
    );
  }
  await claim(dataDir).catch((error: unknown) => {
    throw startProblem(error, dataDir);
  });
  return dataDir;
}

/** Level by level: Node's own recursion never ends in folders like /proc, where nothing can be made. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Two simulators must not share a database folder. If several start concurrently, one of them creates the file. */
async function claim(dataDir: string): Promise<void> {
  const file = join(dataDir, 'simulador.pid');
  while (!(await isMade(file, String(process.pid)))) {
    const owner = await pidIn(file);
    if (owner > 0 && owner !== process.pid && isAlive(owner) && (await isSimulador(owner))) {
      throw new Error(
        `Otro simulador (proceso ${owner}) ya usa ${dataDir}: detenlo o elige otra carpeta con DATA_DIR.`,
      );
    }
    await clear(file, owner);
  }
}

/** Makes a file; false when there is one. */
const isMade = (file: string, text: string): Promise<boolean> =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const WRITING_MS = 100;

/** A file that is being written is empty for a moment. */
async function pidIn(file: string): Promise<number> {
  const read = (): Promise<string> => readFile(file, 'utf8').catch(() => '');
  const text = (await read()) || (await pause(WRITING_MS).then(read));
  return Number(text) || 0;
}

/** Removes the lock of a former run. If another start has replaced the lock in the meantime, it is restored. */
async function clear(file: string, owner: number): Promise<void> {
  const taken = `${file}.${process.pid}`;
  await rename(file, taken).catch(() => undefined);
  if ((await pidIn(taken)) === owner) await rm(taken, { force: true });
  else await rename(taken, file).catch(() => undefined);
}

/** The pid of a killed run may have been reused. */
const isSimulador = async (pid: number): Promise<boolean> =>
  /scripts\/(start|dev)\.mjs|bff\/dist\/launch\/main\.js/.test(await commandLine(pid));

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Null before the first start. @throws Error with a Spanish sentence where they are damaged */
export async function readSecrets(dataDir: string): Promise<Secrets | null> {
  const file = secretsFile(dataDir);
  return parseSecrets(await textOf(file), file);
}

/** This installation's own secrets, made at its first start and readable by its owner alone. */
export async function readOrMakeSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  const known = await readSecrets(dataDir);
  if (known) return known;
  const secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    jwtSecret: randomBytes(32).toString('hex'),
  };
  // Written to another file and moved: a kill in between leaves no half of a file.
  await writeFile(`${file}.nuevo`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.nuevo`, file);
  return secrets;
}

/** Returns a file's text; null if it does not exist. Any other error is thrown: a new password would not open the existing database. */
const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

function parseSecrets(text: string | null, file: string): Secrets | null {
  if (text === null) return null;
  try {
    const { databasePassword, jwtSecret } = JSON.parse(text) as Partial<Secrets>;
    if (databasePassword && jwtSecret) return { databasePassword, jwtSecret };
  } catch {
    // Reported below.
  }
  throw new Error(`${file} está dañado: restáuralo, o elige otra carpeta con DATA_DIR.`);
}
