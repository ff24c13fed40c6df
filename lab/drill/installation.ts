import { freePort } from '../../bff/src/database/embedded/free-port.ts';
import { type BffProcess, startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { scaled } from '../../bff/src/testing/retry-until.ts';
import { createUser } from '../../bff/src/testing/staff.ts';
import { askDatabase } from '../../bff/src/testing/test-database.ts';
import { startMailbox, type TestMailbox } from '../../bff/src/testing/test-mailbox.ts';
import { Balancer } from './balancer.ts';

export const OPS_TOKEN = 'credencial-de-operaciones';
/** Deadline of the core: the default one, on a machine that is not busy. */
export const CORE_TIMEOUT_MS = scaled(3_000);
/** Longer than the balancer needs to notice that a replica is stopping, ms. */
const SHUTDOWN_DELAY_MS = '1000';

/** A BFF that can be replaced at the same address. */
export class Replica {
  private running: BffProcess | null = null;

  private constructor(private readonly env: Readonly<Record<string, string>>) {}

  static async start(env: Readonly<Record<string, string>>): Promise<Replica> {
    const replica = new Replica({ ...env, PORT: String(await freePort()) });
    await replica.start();
    return replica;
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT']}`;
  }

  async start(): Promise<void> {
    this.running = await startBffProcess(this.env);
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  /** Stops it in order, and starts another one. @throws Error if it does not stop in order */
  async replace(): Promise<void> {
    this.running?.process.kill('SIGTERM');
    const end = await this.running?.ended();
    if (end !== 0 && end !== 'SIGTERM') throw new Error(`a replica ended with ${end}`);
    await this.start();
  }
}

/** Two replicas behind a balancer, with their database, core and mail server. */
export interface Installation {
  readonly postgres: KillablePostgres;
  readonly mailbox: TestMailbox;
  readonly balancer: Balancer;
  readonly replicas: readonly [Replica, Replica];
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Makes the core misbehave, by operation. */
  play(scenarios: Readonly<Record<string, string>>): Promise<void>;
}

/** Starts PostgreSQL, core and mail server. `env`: settings by which a BFF finds them. */
export async function startServers() {
  const postgres = await KillablePostgres.start();
  const mailbox = await startMailbox();
  const query: Installation['query'] = (sql, parameters) => askDatabase(postgres.url, sql, parameters);
  const addresses = { DATABASE_URL: postgres.url, CORE_URL: mailbox.coreUrl, SMTP_URL: mailbox.smtpUrl };
  const stop = async (): Promise<void> => {
    await mailbox.close();
    await postgres.stop();
  };
  return { postgres, mailbox, query, env: { ...addresses, TRUST_PROXY: 'loopback' }, stop };
}

/** Runs `work` with an installation in which an administrator and an executive may sign in, and ends it. */
export async function withInstallation<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  const { postgres, mailbox, query, stop, ...servers } = await startServers();
  const own = { MODE_DIVIDENDO: 'core', OPS_TOKEN, SHUTDOWN_DELAY_MS };
  const env = { ...servers.env, ...own, CORE_TIMEOUT_MS: String(CORE_TIMEOUT_MS) };
  const replicas = [await Replica.start(env), await Replica.start(env)] as const;
  const balancer = new Balancer(replicas.map(({ url }) => url));
  try {
    for (const role of ['adminrole', 'executiverole'] as const) await createUser({ query }, role);
    return await work({
      postgres,
      mailbox,
      balancer,
      replicas,
      query,
      play: async (scenarios) => {
        const init = { method: 'PUT', body: JSON.stringify(scenarios) };
        const answer = await fetch(`${mailbox.coreUrl}/__mock/scenario`, init);
        if (!answer.ok) throw new Error(await answer.text());
      },
    });
  } finally {
    balancer.close();
    await Promise.all(replicas.map((each) => each.kill()));
    await stop();
  }
}
