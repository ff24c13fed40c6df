import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONNECT_TIMEOUT_S, statementTimeouts } from '../database/data-source.ts';
import {
  clusterFolder,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { retryUntil, scaled } from './retry-until.ts';

/** A PostgreSQL server that can be killed. Configured like an installation's, without disabled safety. */
export class KillablePostgres {
  private constructor(
    private readonly options: EmbeddedOptions,
    private server: EmbeddedPostgres,
  ) {}

  static async start(): Promise<KillablePostgres> {
    const dataDir = await mkdtemp(join(tmpdir(), 'simulador-muerte-'));
    await chmod(dataDir, 0o711);
    const options = { dataDir, password: 'de-prueba', port: await freePort() };
    return new KillablePostgres(options, await startEmbeddedPostgres(options));
  }

  get url(): string {
    return this.server.url;
  }

  /** Address for a process under test, with an installation's limits, which are scaled because the process runs on a busy machine too. */
  get processUrl(): string {
    const { statementTimeoutMs: statement_timeout, query_timeout } = statementTimeouts(this.url);
    const limits = { connect_timeout: CONNECT_TIMEOUT_S, statement_timeout, query_timeout };
    const scaledLimits = Object.entries(limits).map(([name, limit]) => [name, String(scaled(limit))]);
    return `${this.url}?${new URLSearchParams(Object.fromEntries(scaledLimits)).toString()}`;
  }

  /** Kills the server and its children, as a power failure would. */
  async kill(): Promise<void> {
    const file = join(clusterFolder(this.options.dataDir), 'postmaster.pid');
    process.kill(Number((await readFile(file, 'utf8')).split('\n', 1)[0]), 'SIGKILL');
  }

  /** Stops the server as an operator does; connected clients are notified. */
  end(): Promise<void> {
    return this.server.stop();
  }

  /** Retries, because orphaned processes hold shared memory until they notice the server's end. */
  async restart(): Promise<void> {
    const started = await retryUntil(
      () => startEmbeddedPostgres(this.options).catch((error: Error) => error),
      (result) => !(result instanceof Error),
    );
    if (started instanceof Error) throw started;
    this.server = started;
  }

  async stop(): Promise<void> {
    await this.end();
    await rm(this.options.dataDir, { recursive: true, force: true });
  }
}
