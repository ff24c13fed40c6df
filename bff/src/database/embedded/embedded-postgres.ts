import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import {
  postgresBinaries,
  type PostgresBinaries,
  serverUser,
  type SystemUser,
  changeOwner,
} from './unprivileged-user.ts';
import { clearLeftover } from './leftover.ts';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SUPERUSER = 'simulador';

/** Options for creating a cluster. */
interface ClusterOptions {
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

const DATABASE = 'simulador';
/** Maximum time of a fast shutdown, which takes a tenth of it. The immediate shutdown afterwards loses nothing that was committed, ms. */
const STOP_TIMEOUT_MS = 1_500;
const READY = 'database system is ready to accept connections';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server and waits for its end. */
  stop(): Promise<void>;
  /** Called once when the server exits unexpectedly. */
  onUnexpectedExit(listener: () => void): void;
}

export interface EmbeddedOptions {
  /** An existing, writable folder. The cluster is created below it. */
  readonly dataDir: string;
  readonly password: string;
  /** Port of the loopback interface. */
  readonly port: number;
  /** Trade safety for speed, for databases that live as long as a test. */
  readonly disposable?: boolean;
}

/**
 * Starts a PostgreSQL server from the binaries that npm installed, reachable from this machine only.
 * @throws Error with a Spanish sentence that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const [binaries, user] = await Promise.all([postgresBinaries(), serverUser()]);
  const pgdata = await ensureCluster({ ...options, binaries, user });
  await clearLeftover(pgdata);
  const child = serve(binaries.postgres, ['-D', pgdata, '-p', String(options.port), ...flags(options)], user);
  await untilReady(child);
  const server = running(child, embeddedUrl(options));
  try {
    await ensureDatabase(addressOf(options, 'postgres'));
  } catch (error) {
    await server.stop();
    if (!isRefusedLogin(error)) throw error;
    throw new Error(
      `La base de datos de ${options.dataDir} no acepta la clave guardada: restaura secrets.json o elige otra carpeta con DATA_DIR.`,
      { cause: error },
    );
  }
  return server;
}

/** Variables by which PostgreSQL's own clients find and use a server: `PGHOST`, `PGSSLMODE`, `PGOPTIONS`, … */
const OF_CLIENTS = /^PG[A-Z]+$/;

/** Removes the variables of PostgreSQL's clients, which the driver reads too: they are meant for the machine's servers, not for ours. */
export function forgetOtherServers(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (OF_CLIENTS.test(name)) Reflect.deleteProperty(env, name);
}

/** Returns the URL of the database of a started server. */
export const embeddedUrl = (options: EmbeddedOptions): string => addressOf(options, DATABASE);

const addressOf = ({ password, port }: EmbeddedOptions, database: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const flags = ({ disposable }: EmbeddedOptions): string[] => [
  ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  // A run of tests has several BFFs a worker, each with its connections.
  ...(disposable ? ['-F', '-c', 'synchronous_commit=off', '-c', 'max_connections=400'] : []),
];

/** Starts the server in its own process group, because Ctrl-C must reach the launcher only, which stops the server after its clients. */
const serve = (binary: string, args: string[], user: SystemUser | null): ChildProcess =>
  spawn(binary, args, { ...(user ?? {}), cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] });

function running(child: ChildProcess, url: string): EmbeddedPostgres {
  let stopping = false;
  return {
    url,
    onUnexpectedExit: (listener) => child.once('exit', () => void (stopping || listener())),
    stop: () => {
      stopping = true;
      return endProcess(child, ['SIGINT', 'SIGQUIT'], STOP_TIMEOUT_MS);
    },
  };
}

/** Ends a process by a signal, and by a harder one if it takes too long. */
export async function endProcess(
  child: ChildProcess,
  [signal, harder]: readonly [NodeJS.Signals, NodeJS.Signals],
  timeoutMs: number,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill(harder), timeoutMs);
  await gone;
  clearTimeout(timer);
}

/** Maximum length of the log in which the reason of a failure is searched, in characters. */
const LATEST_LOG = 10_000;

/**
 * Resolves when the server is ready. Ignores its messages to clients that connect too early.
 * @throws Error with the reason if the server ends
 */
export function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes(READY)) resolve();
      log = log.slice(-LATEST_LOG);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL no pudo iniciar: ${reasonIn(log)}`)));
  });
}

const REFUSED_LOGIN = ['28P01', '28000'];
const isRefusedLogin = (error: unknown): boolean =>
  REFUSED_LOGIN.includes(String((error as { code?: unknown }).code));

/** Beginning of the messages to clients that connect while the server starts or stops. */
const TO_CLIENTS = 'the database system is ';

/** Returns the log line with the reason of the end: hints and later steps follow it. */
function reasonIn(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => !line.includes(TO_CLIENTS));
  return lines.findLast((line) => /(?:FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
