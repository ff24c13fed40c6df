import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { clearLeftover } from './leftover.ts';
import { serverUser, type SystemUser } from './unprivileged-user.ts';

const DATABASE = 'simulador';
/** A fast shutdown takes a tenth of this; an immediate one loses nothing that was committed either. */
const STOP_TIMEOUT_MS = 1_500;
const READY = 'database system is ready to accept connections';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Ends the server; waits until it is gone. */
  stop(): Promise<void>;
  /** Called once when the server exits unexpectedly. */
  onUnexpectedExit(listener: () => void): void;
}

export interface EmbeddedOptions {
  /** An existing folder that we may write to; the cluster is made below it. */
  readonly dataDir: string;
  readonly password: string;
  /** Port of the loopback interface. */
  readonly port: number;
  /** Trade safety for speed, for databases that live as long as a test. */
  readonly disposable?: boolean;
}

/**
 * Starts a real PostgreSQL whose binaries npm installed, reachable from this machine only.
 * @throws Error with a Spanish sentence that says what to do.
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

/** Returns the URL of the database, once it is started. */
export const embeddedUrl = (options: EmbeddedOptions): string => addressOf(options, DATABASE);

const addressOf = ({ password, port }: EmbeddedOptions, database: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const flags = ({ disposable }: EmbeddedOptions): string[] => [
  ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ...(disposable ? ['-F', '-c', 'synchronous_commit=off'] : []),
];

/** In its own process group: Ctrl-C reaches the launcher alone, and the server stops after its users. */
const serve = (binary: string, args: string[], user: SystemUser | null): ChildProcess =>
  spawn(binary, args, { ...(user ?? {}), cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] });

function running(child: ChildProcess, url: string): EmbeddedPostgres {
  let stopping = false;
  return {
    url,
    onUnexpectedExit: (listener) => child.once('exit', () => void (stopping || listener())),
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** Most of the server's log that is searched and from which the reason of a failure is taken, in characters. */
const LATEST_LOG = 10_000;

/** Resolves once the server is ready, however much it says before to clients that come too early. @throws Error with the reason when it ends */
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

/** Said to clients that come while it starts or ends. */
const TO_CLIENTS = 'the database system is ';

/** Returns the line of the log with the reason of the end; hints and later steps follow it. */
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

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
