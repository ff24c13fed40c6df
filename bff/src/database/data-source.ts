import { createRequire } from 'node:module';
import { Client, type ClientConfig, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ClientEntity } from './entities/client.entity.ts';
import { CommentEntity } from './entities/comment.entity.ts';
import { IntroductionEntity } from './entities/introduction.entity.ts';
import { MailIntentEntity } from './entities/mail-intent.entity.ts';
import { SimulationEntity, SimulationSendEntity } from './entities/simulation.entity.ts';
import { ResolutionEntity, StateEntity } from './entities/state.entities.ts';
import { UserEntity } from './entities/user.entity.ts';
import { MIGRATION_NAMES, MIGRATIONS } from './migrations.ts';
import { preparedQuery } from './prepared.ts';

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
/** Number of the migrations that the first one stands for. */
const FORMER_MIGRATIONS = 61;
/** Release whose databases are the earliest that can be upgraded, and its latest migration. */
export const EARLIEST = { release: '0.1.61', migration: MIGRATION_NAMES[0] } as const;
/** Number of this release: the major and minor version, and the number of migrations ever, so that it rises with each of them. */
export const RELEASE = `${version.split('.', 2).join('.')}.${FORMER_MIGRATIONS + MIGRATIONS.length - 1}`;

/** Maximum wait for a connection if the database's address has no `connect_timeout`, s. */
export const CONNECT_TIMEOUT_S = 3;

/** Maximum time of a statement, ms. */
const STATEMENT_TIMEOUT_MS = 5_000;

const inAddress = (url: string, setting: string, otherwise: number): number =>
  Number(new URL(url).searchParams.get(setting) ?? otherwise);

/** Returns the maximum wait for a connection, ms: `connect_timeout` of the address, which PostgreSQL's own clients read too. */
export const connectTimeoutMs = (url: string): number =>
  inAddress(url, 'connect_timeout', CONNECT_TIMEOUT_S) * 1000;

/** Read timeout for a server that froze and so never ends a statement itself, ms. */
const FROZEN_MS = 5_000;

/** Message of the error that pg reports for a query beyond its `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';
/** SQL state of a write on a server that became read-only, as a former primary after a failover. */
export const READ_ONLY = '25006';

/**
 * Settings that our statements rely on: how dates and numbers are read and printed, what `::date` means, that a statement sees what others
 * committed, and that it waits for their locks. A server, a database and a role may have other defaults.
 */
const SESSION = `
  SET datestyle TO 'ISO, MDY'; SET timezone TO 'UTC'; SET extra_float_digits TO 1; SET standard_conforming_strings TO on;
  SET default_transaction_isolation TO 'read committed'; SET lock_timeout TO 0`;

/**
 * A connection with our settings that can break at any moment, e.g. when PostgreSQL restarts. Until its first owner takes it, no listener
 * exists, and an error without a listener would end the process.
 */
export class BreakableClient extends Client {
  private readonly statementTimeoutMs: number;

  constructor(config: ClientConfig & { readonly statementTimeoutMs?: number } = {}) {
    super(config);
    this.statementTimeoutMs = config.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
    this.on('error', () => undefined);
    const send = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((...parameters: unknown[]) => {
      const [sql, values] = parameters;
      const marked = preparedQuery(sql, values);
      const answer = marked ? send(marked) : send(...parameters);
      if (answer instanceof Promise) void answer.catch((error: unknown) => this.endIfUseless(error));
      return answer;
    }) as typeof this.query;
  }

  override connect(): Promise<this>;
  override connect(done: (error: never, client: never) => void): void;
  override connect(done?: (error: never, client: never) => void): Promise<this> | void {
    const connected = super.connect().then(() => this.withSettings());
    if (!done) return connected;
    connected.then(
      (client) => done(null as never, client as never),
      (error: unknown) => done(error as never, this as never),
    );
  }

  private async withSettings(): Promise<this> {
    try {
      await this.query(`${SESSION}; SET statement_timeout TO ${this.statementTimeoutMs}`);
      return this;
    } catch (error) {
      void this.end();
      throw error;
    }
  }

  /**
   * Ends the connection of a query that timed out here, because the server may still run the query, and of a server that became read-only,
   * because the next connection may reach the one that took its place.
   */
  private endIfUseless(error: unknown): void {
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (message === READ_TIMEOUT || code === READ_ONLY) void this.end();
  }
}

/** Returns the maximum time of a statement, for the server and for the driver; 0 for no limit. */
export const statementTimeouts = (url: string, statementTimeoutMs = STATEMENT_TIMEOUT_MS) => ({
  statementTimeoutMs: inAddress(url, 'statement_timeout', statementTimeoutMs),
  query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + FROZEN_MS,
});

/** Creates the data source with all entities and migrations. Only migrations change the schema. */
export function createDataSource(
  url: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  connectMs = connectTimeoutMs(url),
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    synchronize: false,
    connectTimeoutMS: connectMs,
    extra: { ...statementTimeouts(url, statementTimeoutMs), Client: BreakableClient, max: 10 },
    // Ignores errors of idle connections: the default handler would log the database's address.
    poolErrorHandler: () => undefined,
    entities: [
      ClientEntity,
      UserEntity,
      IntroductionEntity,
      StateEntity,
      ResolutionEntity,
      SimulationEntity,
      SimulationSendEntity,
      MailIntentEntity,
      CommentEntity,
    ],
    migrations: MIGRATIONS,
    // Not all in one transaction: it would hold the locks of one table while it waits for the next, as a replica's save does in another order.
    migrationsTransactionMode: 'each',
  });
}

interface JobPoolOptions {
  readonly connections: number;
  /** Maximum time of a statement; 0 for no limit. */
  readonly statementTimeoutMs?: number;
}

/**
 * Returns a pool for the job queue. Its connections may break at any time, e.g. when PostgreSQL restarts: the next query then fails or
 * reconnects.
 */
export function jobPool(url: string, options: JobPoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.connections,
    Client: BreakableClient,
    connectionTimeoutMillis: connectTimeoutMs(url),
    ...statementTimeouts(url, options.statementTimeoutMs),
  });
  // An error without a listener would end the process. Graphile Worker requires listeners for both events.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
