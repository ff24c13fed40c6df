import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type EmbeddedOptions,
  embeddedUrl,
  freePort,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { Child } from './child.ts';
import { openDataFolder, readOrMakeSecrets } from './data-folder.ts';
import { assertFree, chosenOrAnyPort, portFrom } from './ports.ts';

const DEFAULT_PORT = 3000;
const DEFAULT_MOCK_PORT = 4010;
/** The mailbox stands this far from the mock core: 4025 beside 4010. */
const MAILBOX_DISTANCE = 15;
const LOOPBACK = '127.0.0.1';

const builtFile = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const BFF = builtFile('bff/dist/main.js');
const MOCKS = builtFile('mocks/dist/server.js');

/** Only in a database of our own, and not where somebody calls it production. */
const demoUsers = (env: NodeJS.ProcessEnv): string =>
  env['SEED_DEMO_USERS']?.trim() || String(env['NODE_ENV'] !== 'production');

type PartLost = (name: string) => void;

/** Database, mock core with its mailbox, and BFF of one machine, as processes of their own. */
export class Installation {
  /** What to stop, in the order in which it was started. */
  private readonly stops: (() => Promise<void>)[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /**
   * Starts all parts at once; the BFF waits for its database by itself. A database, core or mail server that the environment
   * names is used instead of our own.
   * @returns the address at which the simulator answers
   * @throws Error with a Spanish sentence, or ChildFailed when a part has told the reason itself.
   */
  async start(onPartLost: PartLost): Promise<string> {
    const { env } = this;
    const port = portFrom(env, 'PORT', DEFAULT_PORT);
    const mockPort = portFrom(env, 'MOCK_PORT', DEFAULT_MOCK_PORT);
    const dataDir = resolve(env['DATA_DIR']?.trim() || '.data');
    const ownDatabase = !env['DATABASE_URL']?.trim();
    const ownCore = !env['CORE_URL']?.trim();
    await assertFree(port, 'PORT');
    if (ownCore) await assertFree(mockPort, 'MOCK_PORT', LOOPBACK);
    const mailboxPort =
      ownCore && (await chosenOrAnyPort(env, 'MAILBOX_PORT', mockPort + MAILBOX_DISTANCE, LOOPBACK));
    await openDataFolder(dataDir);
    const secrets = await readOrMakeSecrets(dataDir);
    const database = { dataDir, password: secrets.databasePassword, port: await freePort() };
    const mocksEnv = { ...env, MOCK_PORT: String(mockPort), MAILBOX_PORT: String(mailboxPort) };
    const bffEnv = {
      ...env,
      LOG_LEVEL: env['LOG_LEVEL']?.trim() || 'warn',
      JWT_SECRET: env['JWT_SECRET']?.trim() || secrets.jwtSecret,
      ...(ownDatabase ? { DATABASE_URL: embeddedUrl(database), SEED_DEMO_USERS: demoUsers(env) } : {}),
      ...(ownCore ? { CORE_URL: `http://${LOOPBACK}:${mockPort}` } : {}),
      ...(ownCore && !env['SMTP_URL']?.trim() ? { SMTP_URL: `smtp://${LOOPBACK}:${mailboxPort}` } : {}),
      PORT: String(port),
    };
    await Promise.all([
      ownDatabase && this.startDatabase(database, onPartLost),
      ownCore && this.startChild('el core simulado', MOCKS, mocksEnv, onPartLost),
      this.startChild('BFF', BFF, bffEnv, onPartLost),
    ]);
    return `http://localhost:${port}`;
  }

  /** Ends everything, also what is still starting: first who uses, then what is used. */
  async stop(): Promise<void> {
    for (const stop of this.stops.toReversed()) await stop();
  }

  private async startDatabase(options: EmbeddedOptions, onPartLost: PartLost): Promise<void> {
    const starting = startEmbeddedPostgres(options);
    this.stops.push(async () => (await starting.catch(() => null))?.stop());
    (await starting).onUnexpectedExit(() => onPartLost('PostgreSQL'));
  }

  private async startChild(
    name: string,
    module: string,
    env: NodeJS.ProcessEnv,
    onPartLost: PartLost,
  ): Promise<void> {
    const child = new Child(module, env);
    this.stops.push(() => child.stop());
    await child.ready;
    child.onUnexpectedExit(() => onPartLost(name));
  }
}
