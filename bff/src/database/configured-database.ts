import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, In } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { Metrics } from '../observability/metrics.ts';
import { createDataSource, BreakableClient, connectTimeoutMs } from './data-source.ts';
import { reserveConnections, type CountedPool } from './reserved-connections.ts';
import { prepareDatabase, type PreparedSchema } from './prepare.ts';
import { isPassword } from './passwords.ts';
import { ConfigurationError } from '../config/environment-reader.ts';
import { UserEntity } from './entities/user.entity.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './seed.ts';
import { Gauge } from 'prom-client';

/** Returns the role of DATABASE_URL if another role prepares the database; otherwise null. */
const applicationRole = ({ databaseUrl, databaseMigrationUrl }: AppConfig): string | null =>
  databaseUrl === databaseMigrationUrl ? null : decodeURIComponent(new URL(databaseUrl).username) || null;

/** Prepares the configured database, once it has started. */
export const prepareConfigured = (config: AppConfig): Promise<PreparedSchema> =>
  retryUntilStarted(config.databaseStartTimeoutMs, async () => {
    const { databaseUrl: own, databaseMigrationUrl: url } = config;
    await assertUsable(url, url === own ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL');
    const schema = await prepareDatabase(url, {
      demoData: !config.production,
      demoUsers: config.demoUsers,
      applicationRole: applicationRole(config),
    });
    if (url !== own) await assertUsable(own, 'DATABASE_URL');
    return schema;
  });

/** Injection token of the schema's state at boot. */
export const PREPARED_SCHEMA = Symbol('PreparedSchema');

/** Providers of the database: its preparation, and the connections of the requests. */
export const databaseProviders = [
  {
    provide: PREPARED_SCHEMA,
    inject: [APP_CONFIG],
    useFactory: prepareConfigured,
  },
  {
    provide: DataSource,
    inject: [APP_CONFIG, Metrics, PREPARED_SCHEMA],
    useFactory: async (config: AppConfig, metrics: Metrics) => {
      const source = await createDataSource(config.databaseUrl).initialize();
      if (config.production) await refuseDemoPasswords(source);
      measureConnections(metrics, reserveConnections(source));
      return source;
    },
  },
];

const RETRY_MS = 50;
/** Codes of a refused connection, of a starting server, and of a database that is about to be created. */
const NOT_YET = ['ECONNREFUSED', '57P03', '3D000'];

/** Retries while the database is starting. @throws the last error if it does not answer in time */
export async function retryUntilStarted<T>(timeoutMs: number, attempt: () => Promise<T>): Promise<T> {
  // Monotonic time: setting the clock back must not prolong the wait.
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code || !NOT_YET.includes(code) || performance.now() > deadline) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** Refuses a database with demo users whose password everybody can read here. @throws ConfigurationError that names them */
async function refuseDemoPasswords(source: DataSource): Promise<void> {
  const users = await source.getRepository(UserEntity).find({
    select: { email: true, passwordHash: true },
    where: { email: In(DEMO_USERS.map(({ email }) => email)) },
  });
  const open: string[] = [];
  for (const { email, passwordHash } of users)
    if (await isPassword(DEMO_PASSWORD, passwordHash)) open.push(email);
  if (open.length === 0) return;
  throw new ConfigurationError([
    `DATABASE_URL: en producción no puede haber usuarios de demostración con su contraseña pública (${open.join(', ')}): cámbiala con npm run users -- password --email …`,
  ]);
}

/** Shows, when metrics are read, how many connections to PostgreSQL are used and how many requests wait for one. */
function measureConnections({ registry }: Metrics, pools: readonly CountedPool[]): void {
  const shown = {
    database_connections_used: [
      'Connections to PostgreSQL in use by requests',
      ({ totalCount, idleCount }) => totalCount - idleCount,
    ],
    database_connections_waiting: [
      'Requests that wait for a connection to PostgreSQL',
      ({ waitingCount }) => waitingCount,
    ],
    database_connections_max: ['Connections to PostgreSQL at most', ({ options }) => options.max],
  } satisfies Record<string, [help: string, of: (pool: CountedPool) => number]>;
  for (const [name, [help, of]] of Object.entries(shown))
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(pools.reduce((sum, pool) => sum + of(pool), 0));
      },
    });
}

/** Properties of a database that a connection can't set. */
interface Facts {
  readonly encoding: string;
  readonly schema: string | null;
  readonly isReadOnly: boolean;
}

const FACTS = `SELECT current_setting('server_encoding') AS encoding, current_schema() AS schema,
  current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/** Checks what no connection can set. @throws ConfigurationError that names the variable and the settings */
export async function assertUsable(url: string, variable: string): Promise<void> {
  const connect = () => connectedTo(url);
  const first = await connect();
  const second = await connect().catch(async (error: unknown) => {
    await first.end();
    throw error;
  });
  try {
    const { rows } = await first.query<Facts>(FACTS);
    const isShared = await changesServerConnections(
      () => processOf(first),
      () => processOf(second),
    );
    const problems = problemsOf(rows[0] as Facts, isShared);
    if (problems.length > 0) throw new ConfigurationError(problems.map((each) => `${variable}: ${each}`));
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

const connectedTo = (url: string): Promise<BreakableClient> =>
  new BreakableClient({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs(url),
  }).connect();

/** Returns the number of the server's process that answers. */
async function processOf(client: BreakableClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

type AskProcess = () => Promise<number>;

/**
 * Returns whether a pooler gives each transaction of ours another connection to the server. Its latest connection then answers both of
 * ours, or its connections take turns, so that the first of ours changes its process.
 */
export async function changesServerConnections(first: AskProcess, second: AskProcess): Promise<boolean> {
  const own = await first();
  return own === (await second()) || own !== (await first()) || own !== (await first());
}

const problemsOf = ({ encoding, schema, isReadOnly }: Facts, isShared: boolean): string[] => [
  ...(encoding === 'UTF8' ? [] : [`la base tiene la codificación ${encoding} y debe tener UTF8 (ENCODING)`]),
  ...(schema === 'public' ? [] : ['el primer esquema del rol debe ser public (search_path)']),
  ...(isReadOnly
    ? ['PostgreSQL no acepta escrituras: es una réplica, o su default_transaction_read_only es on']
    : []),
  ...(isShared
    ? ['el pooler reparte las conexiones por transacción y debe hacerlo por sesión (pool_mode = session)']
    : []),
];
