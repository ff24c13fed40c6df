import {
  type DisposablePostgres,
  startDisposablePostgres,
} from '../database/embedded/disposable-postgres.ts';
import { onShellEnd } from '../launch/child.ts';
import { startSubject, type Stoppable, type Subject } from './subject.ts';

export const SERVERS = ['stock', 'bff', 'bare'] as const;
/** Everything that is measured. */
export type Servers = Readonly<Record<(typeof SERVERS)[number], Subject>>;

async function startDatabase(): Promise<DisposablePostgres> {
  const database = await startDisposablePostgres('medida');
  await database.prepare();
  return database;
}

/** The BFF as production runs it, log and limits included: UF and property types from the core, the rest its own. */
function startBff(databaseUrl: string, core: URL): Promise<Subject> {
  return startSubject('../main.js', {
    NODE_ENV: 'production',
    JWT_SECRET: 'una-clave-solo-para-medir-de-mas-de-32-caracteres',
    DATABASE_URL: databaseUrl,
    CORE_URL: core.href,
    UPSTREAM_ALLOWED_HOSTS: core.hostname,
    MODE_TARIFICADOR: 'core',
    TRUST_PROXY: 'loopback',
    PORT: '0',
  });
}

/** Runs `work` beside everything that is measured, and ends all of it, also when it is interrupted. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const started: Promise<Stoppable>[] = [];
  const add = <T extends Stoppable>(starting: Promise<T>): Promise<T> => {
    started.push(starting);
    return starting;
  };
  const stopAll = async (): Promise<void> => {
    // The last first; what did not start needs no end.
    for (let last = started.pop(); last; last = started.pop())
      await last.then((running) => running.stop()).catch(() => undefined);
  };
  const interrupted = (): void => void stopAll().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupted);
  onShellEnd(interrupted);
  try {
    const database = await add(startDatabase());
    const core = await add(startSubject('./fast-core.js'));
    const env = { CORE_URL: core.url.href };
    await work({
      bff: await add(startBff(database.url, core.url)),
      // Express and Nest are built for production too.
      stock: await add(startSubject('./stock-app.js', { ...env, NODE_ENV: 'production' })),
      bare: await add(startSubject('./bare-server.js', env)),
    });
  } finally {
    await stopAll();
  }
}
