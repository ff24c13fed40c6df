import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commandLine, isAlive } from '../database/embedded/leftover.ts';
import { reachable } from '../database/embedded/unprivileged-user.ts';

export interface Secrets {
  readonly databasePassword: string;
  readonly jwtSecret: string;
}

/**
 * Makes the data folder, or one in its stead where the database could not reach it, and says which.
 * @throws Error with a Spanish sentence that says why it can't be used.
 */
export async function openDataFolder(wanted: string): Promise<string> {
  const dataDir = await reachable(wanted);
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const full = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    throw new Error(
      full
        ? `El disco está lleno: libera espacio para ${dataDir} o elige otra carpeta con DATA_DIR.`
        : `No se puede escribir en ${dataDir}: dale permiso de escritura o elige otra carpeta con DATA_DIR.`,
      { cause: error },
    );
  }
  await claim(dataDir);
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

/** Two simulators must not share a database folder. */
async function claim(dataDir: string): Promise<void> {
  const file = join(dataDir, 'simulador.pid');
  const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (owner > 0 && owner !== process.pid && isAlive(owner) && (await isSimulador(owner))) {
    throw new Error(
      `Otro simulador (proceso ${owner}) ya usa ${dataDir}: detenlo o elige otra carpeta con DATA_DIR.`,
    );
  }
  await writeFile(file, String(process.pid));
}

/** The pid of a killed run may belong to anybody by now. */
const isSimulador = async (pid: number): Promise<boolean> =>
  /scripts\/(start|dev)\.mjs|bff\/dist\/launch\/main\.js/.test(await commandLine(pid));

/** This installation's own secrets, made at its first start and readable by its owner alone. */
export async function readOrMakeSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const known = parseSecrets(await readFile(file, 'utf8').catch(() => null), file);
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
