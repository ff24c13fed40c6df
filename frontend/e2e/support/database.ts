/** A PostgreSQL of one's own, to be stopped in the middle of things. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './bank.ts';

interface Running {
  readonly url: string;
  stop: () => Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly password: string;
  readonly port: number;
  readonly disposable: boolean;
}

interface Embedded {
  startEmbeddedPostgres: (options: Options) => Promise<Running>;
}

/** The built BFF's own start: no test of the client's depends on its sources. */
const EMBEDDED = new URL('../../../bff/dist/database/embedded/embedded-postgres.js', import.meta.url).href;

export interface Database {
  readonly url: string;
  stop: () => Promise<void>;
  /** Again, with everything that was committed. */
  start: () => Promise<void>;
  /** Stops it and forgets it. */
  remove: () => Promise<void>;
}

export async function startDatabase(): Promise<Database> {
  const { startEmbeddedPostgres } = (await import(EMBEDDED)) as Embedded;
  const [port = 0] = await freePorts(1);
  const dataDir = await mkdtemp(join(tmpdir(), 'simulador-e2e-db-'));
  await chmod(dataDir, 0o711);
  const options = { dataDir, password: 'de-prueba', port, disposable: true };
  let running = await startEmbeddedPostgres(options);
  return {
    url: running.url,
    stop: () => running.stop(),
    start: async () => {
      running = await startEmbeddedPostgres(options);
    },
    remove: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
