import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, isAlive } from '../database/embedded/leftover.ts';
import { startProblem } from './start-problem.ts';
import { reachable } from '../database/embedded/unprivileged-user.ts';

export interface Secrets {
  readonly databasePassword: string;
  readonly jwtSecret: string;
}

/** Returns the configured data folder, as an absolute path. */
export const wantedDataFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(env['DATA_DIR']?.trim() || '.data');

/**
 * Creates the data folder, or another one if the database cannot reach it, and returns its path.
 * @throws Error with a Spanish sentence if it can't be used
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

/** Creates one level at a time: Node's recursive mkdir never returns in folders like /proc, where nothing can be created (Node 20). */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  });
}

/** Locks the folder, because two simulators must not share a database. If several start concurrently, one of them creates the lock file. */
async function claim(dataDir: string): Promise<void> {
  const file = join(dataDir, 'simulador.pid');
  while (!(await isCreated(file, String(process.pid)))) {
    const owner = await pidIn(file);
    if (owner > 0 && owner !== process.pid && isAlive(owner) && (await isSimulador(owner))) {
      throw new Error(
        `Otro simulador (proceso ${owner}) ya usa ${dataDir}: detenlo o elige otra carpeta con DATA_DIR.`,
      );
    }
    await clear(file, owner);
  }
}

/** Creates a file; returns false if it exists. */
const isCreated = (file: string, text: string): Promise<boolean> =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const WRITING_MS = 100;

/** Reads the pid, again if the file is empty, because it is empty while it is being written. */
async function pidIn(file: string): Promise<number> {
  const read = (): Promise<string> => readFile(file, 'utf8').catch(() => '');
  const text = (await read()) || (await pause(WRITING_MS).then(read));
  return Number(text) || 0;
}

/** Removes the lock of a former run. If another start has replaced the lock in the meantime, restores it. */
async function clear(file: string, owner: number): Promise<void> {
  const renamed = `${file}.${process.pid}`;
  await rename(file, renamed).catch(() => undefined);
  if ((await pidIn(renamed)) === owner) await rm(renamed, { force: true });
  else await rename(renamed, file).catch(() => undefined);
}

/** Checks the command too, because the pid of a killed run may have been reused. */
const isSimulador = async (pid: number): Promise<boolean> =>
  /scripts\/(start|dev)\.mjs|bff\/dist\/launch\/main\.js/.test(await commandLine(pid));

const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Reads the secrets. Returns null before the first start. @throws Error with a Spanish sentence if they are damaged */
export async function readSecrets(dataDir: string): Promise<Secrets | null> {
  const file = secretsFile(dataDir);
  return parseSecrets(await textOf(file), file);
}

/** Returns the installation's secrets, generated at its first start and readable by its owner only. */
export async function readOrMakeSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  const known = await readSecrets(dataDir);
  if (known) return known;
  const secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    jwtSecret: randomBytes(32).toString('hex'),
  };
  // Written to another file and renamed, so that a kill leaves no incomplete file.
  await writeFile(`${file}.nuevo`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.nuevo`, file);
  return secrets;
}

/**
 * Returns a file's text; null if it does not exist. Throws any other error, because a new password would not open the existing database.
 */
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
    // The loop below reports it.
  }
  throw new Error(`${file} está dañado: restáuralo, o elige otra carpeta con DATA_DIR.`);
}
