import {
  type DisposablePostgres,
  startDisposablePostgres,
} from '../database/embedded/disposable-postgres.ts';
import { Stops } from './stops.ts';
import { startSubject, type Subject } from './subject.ts';

/** Everything that is measured, and what it needs. */
export interface Servers {
  readonly bff: Subject;
  readonly bareProxy: Subject;
  readonly bareCalculator: Subject;
}

const SECRET = 'una-clave-solo-para-medir-de-mas-de-32-caracteres';

async function startDatabase(): Promise<DisposablePostgres> {
  const database = await startDisposablePostgres('medida');
  await database.prepare();
  return database;
}

/** The BFF as production runs it, log and limits included: the UF and the property types of the core, the rest its own. */
function startBff(databaseUrl: string, core: URL): Promise<Subject> {
  return startSubject('../main.js', {
    NODE_ENV: 'production',
    JWT_SECRET: SECRET,
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
  const stops = new Stops();
  stops.onInterruption();
  try {
    const database = await stops.add(startDatabase());
    const core = await stops.add(startSubject('./fast-core.js'));
    const bareProxy = await stops.add(startSubject('./bare-proxy.js', { CORE_URL: core.url.href }));
    const bareCalculator = await stops.add(startSubject('./bare-calculator.js'));
    await work({ bff: await stops.add(startBff(database.url, core.url)), bareProxy, bareCalculator });
  } finally {
    await stops.all();
  }
}
