import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type EmbeddedOptions,
  embeddedUrl,
  forgetOtherServers,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { readSecretFiles } from '../config/secret-files.ts';
import { Child, Part, type StartedProcess } from './part.ts';
import { reachable } from '../database/embedded/unprivileged-user.ts';
import {
  openDataFolder,
  readOrMakeSecrets,
  readSecrets,
  type Secrets,
  wantedDataFolder,
} from './data-folder.ts';
import { startProblem } from './start-problem.ts';

const DEFAULT_PORT = 3000;
const DEFAULT_MOCK_PORT = 4010;
const LOOPBACK = '127.0.0.1';

const builtFile = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const BFF = builtFile('bff/dist/main.js');
const MOCKS = builtFile('mocks/dist/server.js');

/** Maximum time for the BFF's running requests at shutdown, ms: Ctrl-C should stop everything within five seconds. */
const BFF_END_MS = 2_000;
/** Time after which a process that has not ended is killed, ms. */
const KILL_AFTER_MS = 2_000;

/** Returns the variables of the demonstration: by default its users, and simulations in an empty database, outside production. */
function demonstration(env: NodeJS.ProcessEnv) {
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    SEED_DEMO_USERS: env['SEED_DEMO_USERS']?.trim() || String(!isProduction),
    DEMO_SIMULATIONS: env['DEMO_SIMULATIONS']?.trim() || (isProduction ? '0' : '60'),
  };
}

/** Maximum time for creating the database at the first start of a slow machine, ms. A database that fails ends the BFF earlier. */
const DATABASE_START_MS = 3_600_000;

/** Returns the BFF's variables for our own database. An inherited `DATABASE_MIGRATION_URL` would migrate another one. */
export const ownDatabase = (url: string, env: NodeJS.ProcessEnv) => ({
  DATABASE_URL: url,
  DATABASE_MIGRATION_URL: '',
  DATABASE_START_TIMEOUT_MS: String(DATABASE_START_MS),
  ...demonstration(env),
});

/** Returns the BFF's `PUBLIC_URL`: outside production, the address of the ready line unless another one is configured. */
export const publicAddress = (port: number | string, env: NodeJS.ProcessEnv): string =>
  env['PUBLIC_URL']?.trim() || (env['NODE_ENV'] === 'production' ? '' : `http://localhost:${port}`);

type PartLost = (name: string) => void;

/** Addresses printed when everything is ready. */
export interface Addresses {
  readonly simulator: string;
  /** Data folder, if the database could not reach the requested one; otherwise null. */
  readonly dataDir: string | null;
  /** Null if mails are not sent to our mailbox. */
  readonly mailbox: string | null;
}

/** Returns the parts to start: those that the environment does not configure. */
const ownParts = (env: NodeJS.ProcessEnv) => {
  const core = !env['CORE_URL']?.trim();
  return { core, database: !env['DATABASE_URL']?.trim(), mail: core && !env['SMTP_URL']?.trim() };
};

/** Reads a port from a variable. @throws Error with a Spanish sentence. */
function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new Error(`${name} debe ser un puerto entre 1 y 65535.`);
}

/** Checks that a port is free. @throws Error with a Spanish sentence that names the variable */
async function assertFree(port: number, variable: string, host: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    const denied = (error as NodeJS.ErrnoException).code === 'EACCES';
    throw new Error(
      denied
        ? `No hay permiso para usar el puerto ${port}: elige otro con ${variable}.`
        : `El puerto ${port} está ocupado: libéralo o elige otro con ${variable}.`,
      { cause: error },
    );
  } finally {
    probe.close();
  }
}

/** The database, the mock core with its mailbox, and the BFF on one machine, each as a process. */
export class Installation {
  /** Parts in the order of their start. */
  private readonly parts: Part[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /**
   * Starts all parts in parallel; the BFF waits for its database. A part that ends is restarted, and reported as lost if that happens too
   * often. Parts that the environment configures are not started.
   * @throws Error with a Spanish sentence, or ChildFailed if a part has printed the reason itself
   */
  async start(onPartLost: PartLost): Promise<Addresses> {
    const env = readSecretFiles(this.env);
    const port = portFrom(env, 'PORT', DEFAULT_PORT);
    const mockPort = portFrom(env, 'MOCK_PORT', DEFAULT_MOCK_PORT);
    const mailboxPort = portFrom(env, 'MAILBOX_PORT', await freePort());
    const wantedDataDir = wantedDataFolder(env);
    const own = ownParts(env);
    if (own.database) for (const each of [env, process.env]) forgetOtherServers(each);
    const endMs = Number(env['SHUTDOWN_TIMEOUT_MS']?.trim() || BFF_END_MS);
    const host = env['HOST']?.trim() || LOOPBACK;
    await assertFree(port, 'PORT', host);
    if (own.core) await assertFree(mockPort, 'MOCK_PORT', LOOPBACK);
    if (own.core) await assertFree(mailboxPort, 'MAILBOX_PORT', LOOPBACK);
    const dataDir = own.database ? await openDataFolder(wantedDataDir) : wantedDataDir;
    const database = own.database ? await ownCluster(dataDir) : null;
    // Another database's installation keeps a secret that it had; it never creates the folder.
    const secrets = database?.secrets ?? (await readSecrets(await reachable(dataDir)));
    const mocksEnv = { ...env, MOCK_PORT: String(mockPort), MAILBOX_PORT: String(mailboxPort) };
    const bffEnv = {
      ...env,
      LOG_LEVEL: env['LOG_LEVEL']?.trim() || 'warn',
      JWT_SECRET: env['JWT_SECRET']?.trim() || (secrets?.jwtSecret ?? ''),
      ...(database ? ownDatabase(embeddedUrl(database.options), env) : {}),
      ...(own.core ? { CORE_URL: `http://${LOOPBACK}:${mockPort}` } : {}),
      ...(own.mail ? { SMTP_URL: `smtp://${LOOPBACK}:${mailboxPort}` } : {}),
      SHUTDOWN_TIMEOUT_MS: String(endMs),
      PORT: String(port),
      PUBLIC_URL: publicAddress(port, env),
      // The demo passwords are public, so other machines can reach it only if that was configured.
      HOST: host,
    };
    const run = (name: string, begin: () => StartedProcess): Promise<void> => {
      const part = new Part(name, begin, () => onPartLost(name));
      this.parts.push(part);
      return part.start();
    };
    await Promise.all([
      database && run('PostgreSQL', () => startedDatabase(database.options)),
      own.core && run('El core simulado', () => new Child(MOCKS, mocksEnv)),
      run('BFF', () => new Child(BFF, bffEnv, endMs + KILL_AFTER_MS)),
    ]);
    return {
      simulator: `http://localhost:${port}`,
      dataDir: dataDir === wantedDataDir ? null : dataDir,
      mailbox: own.mail ? `http://localhost:${mockPort}/mailbox` : null,
    };
  }

  /** Stops all parts, including those that are still starting, in reverse order of their start. */
  async stop(): Promise<void> {
    for (const part of this.parts.toReversed()) await part.stop();
  }
}

/** Returns the options of our own database, and the installation's secrets, generated at its first start. */
async function ownCluster(dataDir: string): Promise<{ secrets: Secrets; options: EmbeddedOptions }> {
  const secrets = await readOrMakeSecrets(dataDir).catch((error: unknown) => {
    throw startProblem(error, dataDir);
  });
  return { secrets, options: { dataDir, password: secrets.databasePassword, port: await freePort() } };
}

function startedDatabase(options: EmbeddedOptions): StartedProcess {
  const starting = startEmbeddedPostgres(options);
  const started = starting.catch(() => null);
  return {
    ready: starting.then(
      () => undefined,
      (error: unknown) => {
        throw startProblem(error, options.dataDir);
      },
    ),
    stop: async () => (await started)?.stop(),
    onUnexpectedExit: (listener) => void started.then((postgres) => postgres?.onUnexpectedExit(listener)),
  };
}
