import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../bff/src/database/embedded/free-port.ts';
import { type BffProcess, startBffProcess } from '../../../bff/src/testing/bff-process.ts';
import { KillablePostgres } from '../../../bff/src/testing/killable-postgres.ts';
import { scaled } from '../../../bff/src/testing/retry-until.ts';
import { createUser } from '../../../bff/src/testing/staff.ts';
import { askDatabase } from '../../../bff/src/testing/test-database.ts';
import { startMailbox, type TestMailbox } from '../../../bff/src/testing/test-mailbox.ts';
import { type Balancer, startBalancer } from './balancer.ts';

export const OPS_TOKEN = 'credencial-de-operaciones';
const CLOCK = new URL('stepped-clock.mjs', import.meta.url).href;
/** Deadline of the core: the default one, on a machine that is not busy. */
export const CORE_TIMEOUT_MS = scaled(3_000);
/** Longer than the balancer needs to notice that a replica is stopping, ms. */
const SHUTDOWN_DELAY_MS = '1000';

/** A BFF that can be replaced at the same address. */
export class Replica {
  private running: BffProcess | null = null;

  constructor(
    private readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.running = await startBffProcess({ ...this.env, PORT: String(this.port) });
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  /** Stops it in order, and starts another one. @throws Error if it does not stop in order */
  async replace(): Promise<void> {
    this.signal('SIGTERM');
    const end = await this.running?.ended();
    if (end !== 0 && end !== 'SIGTERM') throw new Error(`a replica ended with ${end}`);
    await this.start();
  }

  signal(signal: NodeJS.Signals): void {
    this.running?.process.kill(signal);
  }
}

/** Clock of the replicas, the mock core and the mailbox. The database has its own. */
export class SteppedClock {
  private offsetMs = 0;
  readonly now = (): Date => new Date(Date.now() + this.offsetMs);

  constructor(readonly file: string) {}

  /** Sets the clock to an instant, or back to the present; the replicas read the file then. */
  async step(instant: Date | null): Promise<void> {
    this.offsetMs = instant ? instant.getTime() - Date.now() : 0;
    await writeFile(this.file, String(this.offsetMs));
  }
}

/** Two replicas behind a balancer, with their database, core and mail server. */
export interface Installation {
  readonly postgres: KillablePostgres;
  readonly mailbox: TestMailbox;
  readonly balancer: Balancer;
  readonly replicas: readonly [Replica, Replica];
  readonly clock: SteppedClock;
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Makes the core misbehave, by operation. */
  play(scenarios: Readonly<Record<string, string>>): Promise<void>;
  stepClock(instant: Date | null): Promise<void>;
}

/** Runs `work` with an installation in which an administrator and an executive may sign in, and ends it. */
export async function withInstallation<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  const clock = new SteppedClock(join(folder, 'clock'));
  await clock.step(null);
  const postgres = await KillablePostgres.start();
  const mailbox = await startMailbox(clock.now);
  const env = {
    DATABASE_URL: postgres.url,
    CORE_URL: mailbox.coreUrl,
    SMTP_URL: mailbox.smtpUrl,
    MODE_DIVIDENDO: 'core',
    TRUST_PROXY: 'loopback',
    OPS_TOKEN,
    SHUTDOWN_DELAY_MS,
    CORE_TIMEOUT_MS: String(CORE_TIMEOUT_MS),
    NODE_OPTIONS: `--import=${CLOCK}?${clock.file}`,
  };
  const replicas = [new Replica(await freePort(), env), new Replica(await freePort(), env)] as const;
  const balancer = await startBalancer(replicas.map(({ url }) => url));
  const query = (sql: string, parameters?: unknown[]): Promise<unknown[]> =>
    askDatabase(postgres.url, sql, parameters);
  try {
    await Promise.all(replicas.map((each) => each.start()));
    for (const role of ['adminrole', 'executiverole'] as const) await createUser({ query }, role);
    return await work({
      postgres,
      mailbox,
      balancer,
      replicas,
      clock,
      query,
      play: async (scenarios) => {
        const init = { method: 'PUT', body: JSON.stringify(scenarios) };
        const answer = await fetch(`${mailbox.coreUrl}/__mock/scenario`, init);
        if (!answer.ok) throw new Error(await answer.text());
      },
      stepClock: async (instant) => {
        await clock.step(instant);
        for (const each of replicas) each.signal('SIGUSR2');
      },
    });
  } finally {
    await Promise.all(replicas.map((each) => each.kill()));
    await balancer.close();
    await mailbox.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
