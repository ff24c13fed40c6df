import { pathToFileURL } from 'node:url';
import {
  type DisposablePostgres,
  startDisposablePostgres,
} from '../../bff/src/database/embedded/disposable-postgres.ts';
import { onShellEnd } from '../../bff/src/launch/child.ts';
import { startSubject, type Stoppable, type Subject } from './subject.ts';

/** All measured servers; `other` is another build of the BFF. */
export interface Servers {
  readonly stock: Subject;
  readonly bff: Subject;
  readonly other?: Subject;
}

async function startDatabase(): Promise<DisposablePostgres> {
  const database = await startDisposablePostgres('medida');
  await database.prepare();
  return database;
}

/** Starts the BFF as in production, including log and limits: UF and property types from the core, the rest local. */
function startBff(databaseUrl: string, core: URL, other?: string): Promise<Subject> {
  const env = {
    NODE_ENV: 'production',
    JWT_SECRET: 'una-clave-solo-para-medir-de-mas-de-32-caracteres',
    DATABASE_URL: databaseUrl,
    CORE_URL: core.href,
    UPSTREAM_ALLOWED_HOSTS: core.hostname,
    MODE_TARIFICADOR: 'core',
    TRUST_PROXY: 'loopback',
    PORT: '0',
  };
  return startSubject(other ? pathToFileURL(other).href : '../../bff/dist/main.js', env);
}

/** Runs `work` with all servers, and stops them, also after an interruption. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const started: Promise<Stoppable>[] = [];
  const add = <T extends Stoppable>(starting: Promise<T>): Promise<T> => {
    started.push(starting);
    return starting;
  };
  const stopAll = async (): Promise<void> => {
    // Stopped in reverse order.
    for (let last = started.pop(); last; last = started.pop())
      await last.then((running) => running.stop()).catch(() => undefined);
  };
  const interrupted = (): void => void stopAll().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupted);
  onShellEnd(interrupted);
  try {
    const database = await add(startDatabase());
    const core = await add(startSubject('./fast-core.ts'));
    const env = { CORE_URL: core.url.href };
    const other = process.env['BENCH_OTHER'];
    await work({
      bff: await add(startBff(database.url, core.url)),
      // Express and Nest are optimised for production too.
      stock: await add(startSubject('./stock-app.ts', { ...env, NODE_ENV: 'production' })),
      ...(other ? { other: await add(startBff(database.url, core.url, other)) } : {}),
    });
  } finally {
    await stopAll();
  }
}
