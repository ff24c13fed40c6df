import { spawn } from 'node:child_process';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { changeOwner, type SystemUser } from './unprivileged-user.ts';

export const SUPERUSER = 'simulador';

/** Options for creating a cluster. */
export interface ClusterOptions {
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly password: string;
  readonly user: SystemUser | null;
}

/** Returns the folder of the database cluster below `dataDir`. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** Creates the cluster if there is none. @returns its folder */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const pgdata = clusterFolder(options.dataDir);
  const exists = await access(join(pgdata, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (exists) return pgdata;
  const left = await readdir(pgdata).catch(() => []);
  if (left.length > 0)
    throw new Error(
      `Los datos de ${pgdata} están dañados: falta PG_VERSION. Restaura la carpeta de un respaldo, o bórrala para empezar de nuevo.`,
    );
  await createCluster(options, pgdata);
  return pgdata;
}

/** Creates the cluster in a folder next to its own, and renames it once complete: a killed run leaves no incomplete cluster. */
async function createCluster(options: ClusterOptions, pgdata: string): Promise<void> {
  const draft = `${pgdata}.nuevo`;
  const passwordFile = join(options.dataDir, '.clave-inicial');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  try {
    if (options.user) {
      await changeOwner(draft, options.user);
      await changeOwner(passwordFile, options.user);
    }
    await initdb(options, draft, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, pgdata);
}

function initdb({ binaries, user }: ClusterOptions, folder: string, passwordFile: string): Promise<void> {
  const flags = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    '--no-sync', // Safe without fsync: after a crash before the move the cluster is created again.
  ];
  const child = spawn(binaries.initdb, flags, {
    ...(user ?? {}),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`No se pudo crear la base de datos: ${complaint.trim()}`)),
    );
  });
}
