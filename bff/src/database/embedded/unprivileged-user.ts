import { chown, readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];
const OTHERS_MAY_ENTER = 0o001;

/** Whom the server runs as: PostgreSQL refuses root. Null when we are not root and it simply runs as we do. */
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

/** Gives a file or folder to the server's user. @throws Error in Spanish when that user could not reach it. */
export async function handOver(path: string, user: SystemUser): Promise<void> {
  await chown(path, user.uid, user.gid);
  await assertReachable(path);
}

/** Every folder above must let others pass. @throws Error in Spanish naming the one that doesn't. */
export async function assertReachable(path: string): Promise<void> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & OTHERS_MAY_ENTER) === 0) {
      throw new Error(
        `PostgreSQL no puede ejecutarse como root dentro de ${folder}, que es privada: usa otro usuario, ` +
          'mueve el proyecto y DATA_DIR a una carpeta legible por todos, o define DATABASE_URL.',
      );
    }
    if (folder === dirname(folder)) return;
  }
}
