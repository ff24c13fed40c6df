import { chown, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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
