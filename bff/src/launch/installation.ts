import { fileURLToPath } from 'node:url';
import {
  type EmbeddedOptions,
  embeddedUrl,
  freePort,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { Child } from './child.ts';
import { openDataFolder, readOrMakeSecrets, wantedDataFolder } from './data-folder.ts';
import { diskFull, startProblem } from './start-problem.ts';
import { Part, type StartedProcess } from './part.ts';
import { assertFree, chosenOrAnyPort, portFrom } from './ports.ts';

const DEFAULT_PORT = 3000;
const DEFAULT_MOCK_PORT = 4010;
/** The mailbox's port is this far from the mock core's: 4025 for 4010. */
const MAILBOX_DISTANCE = 15;
const LOOPBACK = '127.0.0.1';

const builtFile = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const BFF = builtFile('bff/dist/main.js');
const MOCKS = builtFile('mocks/dist/server.js');

/** How long the BFF's running requests may take at shutdown: Ctrl-C should stop everything within five seconds. */
const BFF_END_MS = 2_000;
/** Time after which a process that has not ended is killed, ms. */
const KILL_AFTER_MS = 2_000;

/** Demo users are created only here, and not in production. */
const demoUsers = (env: NodeJS.ProcessEnv): string =>
  env['SEED_DEMO_USERS']?.trim() || String(env['NODE_ENV'] !== 'production');

/** The database is made at the first start, however slow the machine; one that fails ends the BFF too. */
const DATABASE_START_MS = 3_600_000;

/** The BFF's variables for a database of our own. An inherited `DATABASE_MIGRATION_URL` would have another one migrated. */
export const ownDatabase = (url: string, env: NodeJS.ProcessEnv) => ({
  DATABASE_URL: url,
  DATABASE_MIGRATION_URL: '',
  DATABASE_START_TIMEOUT_MS: String(DATABASE_START_MS),
  SEED_DEMO_USERS: demoUsers(env),
  // The demonstration has one administrator.
  RATE_APPROVAL: env['RATE_APPROVAL']?.trim() || (demoUsers(env) === 'true' ? 'none' : ''),
});

type PartLost = (name: string) => void;

/** Addresses for people, printed when everything is ready. */
export interface Addresses {
  readonly simulator: string;
  /**
   * Folder used instead of the requested one, which the database could not reach; null if it is the requested one.
   */
  readonly dataDir: string | null;
  /** Null if mails don't go to our mailbox. */
  readonly mailbox: string | null;
}

/** Returns the parts that the environment does not configure, so that we start them ourselves. */
const ownParts = (env: NodeJS.ProcessEnv) => {
  const core = !env['CORE_URL']?.trim();
  return { core, database: !env['DATABASE_URL']?.trim(), mail: core && !env['SMTP_URL']?.trim() };
};

/** Database, mock core with its mailbox, and BFF of one machine, as processes of their own. */
export class Installation {
  /** In the order in which they were started. */
  private readonly parts: Part[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /**
   * Starts all parts in parallel; the BFF waits for its database. A part that ends is restarted, and reported as lost
   * if that happens too often. A database, core or mail server that the environment names is used instead of our own.
   * @throws Error with a Spanish sentence, or ChildFailed when a part has printed the reason itself.
   */
  async start(onPartLost: PartLost): Promise<Addresses> {
    const { env } = this;
    const port = portFrom(env, 'PORT', DEFAULT_PORT);
    const mockPort = portFrom(env, 'MOCK_PORT', DEFAULT_MOCK_PORT);
    const wantedDataDir = wantedDataFolder(env);
    const own = ownParts(env);
    const endMs = Number(env['SHUTDOWN_TIMEOUT_MS']?.trim() || BFF_END_MS);
    const host = env['HOST']?.trim() || LOOPBACK;
    await assertFree(port, 'PORT', host);
    if (own.core) await assertFree(mockPort, 'MOCK_PORT', LOOPBACK);
    const usualMailboxPort = mockPort + MAILBOX_DISTANCE;
    const mailboxPort = own.core && (await chosenOrAnyPort(env, 'MAILBOX_PORT', usualMailboxPort, LOOPBACK));
    const dataDir = await openDataFolder(wantedDataDir);
    const explained = (error: unknown): never => {
      throw startProblem(error, dataDir);
    };
    const secrets = await readOrMakeSecrets(dataDir).catch(explained);
    const database = { dataDir, password: secrets.databasePassword, port: await freePort() };
    const mocksEnv = { ...env, MOCK_PORT: String(mockPort), MAILBOX_PORT: String(mailboxPort) };
    const bffEnv = {
      ...env,
      LOG_LEVEL: env['LOG_LEVEL']?.trim() || 'warn',
      JWT_SECRET: env['JWT_SECRET']?.trim() || secrets.jwtSecret,
      ...(own.database ? ownDatabase(embeddedUrl(database), env) : {}),
      ...(own.core ? { CORE_URL: `http://${LOOPBACK}:${mockPort}` } : {}),
      ...(own.mail ? { SMTP_URL: `smtp://${LOOPBACK}:${mailboxPort}` } : {}),
      SHUTDOWN_TIMEOUT_MS: String(endMs),
      PORT: String(port),
      // The demo passwords are public: it can be reached from other machines only where that was configured.
      HOST: host,
    };
    const run = (name: string, begin: () => StartedProcess): Promise<void> => {
      const part = new Part(
        name,
        begin,
        () => onPartLost(name),
        (error) => diskFull(error, dataDir),
      );
      this.parts.push(part);
      return part.start();
    };
    await Promise.all([
      own.database && run('PostgreSQL', () => startedDatabase(database)),
      own.core && run('El core simulado', () => new Child(MOCKS, mocksEnv)),
      run('BFF', () => new Child(BFF, bffEnv, endMs + KILL_AFTER_MS)),
    ]).catch(explained);
    return {
      simulator: `http://localhost:${port}`,
      dataDir: dataDir === wantedDataDir ? null : dataDir,
      mailbox: own.mail ? `http://localhost:${mockPort}/mailbox` : null,
    };
  }

  /** Stops all parts, also those that are still starting, in reverse order of their dependencies. */
  async stop(): Promise<void> {
    for (const part of this.parts.toReversed()) await part.stop();
  }
}

function startedDatabase(options: EmbeddedOptions): StartedProcess {
  const starting = startEmbeddedPostgres(options);
  const started = starting.catch(() => null);
  return {
    ready: starting.then(() => undefined),
    stop: async () => (await started)?.stop(),
    onUnexpectedExit: (listener) => void started.then((postgres) => postgres?.onUnexpectedExit(listener)),
  };
}
