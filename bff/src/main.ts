import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { createApp } from './bootstrap/create-app.ts';
import { reportBootFailure } from './bootstrap/boot-failure.ts';
import { MissingValues } from './bootstrap/missing-values.ts';
import { Drain, endInOrder } from './bootstrap/orderly-end.ts';
import { UpstreamFactory } from './border/upstream/upstream-factory.ts';
import { Clock } from './clock/clock.ts';
import { type AppConfig, readConfig } from './config/environment.ts';
import { readSecretFiles } from './config/secret-files.ts';
import { RELEASE } from './database/data-source.ts';
import { inBackground } from './http/request-scope.ts';
import { LOGGER } from './observability/logger.ts';

// V8 would otherwise allocate the objects of the first, slow requests in the old generation permanently. A dead request there keeps the
// younger ones that it refers to: twice the processor time of a cached answer (lab/performance.md).
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * Maximum number of connections that wait to be accepted; Linux allows 4096 by default. Node's 511 are full as soon as one client opens
 * that many at once, and the kernel then makes every other client wait for seconds.
 */
const BACKLOG = 4_096;

/** Days before the start over which the invented simulations of an empty database are spread. */
const DEMO_DAYS = 28;

/** Runs the BFF from its environment. It sends its parent process a message when it listens, and ends when the parent does. */
async function main(): Promise<void> {
  const env = readSecretFiles(process.env);
  // Proxies are looked up in the process's environment.
  if (env['HTTPS_PROXY']) process.env['HTTPS_PROXY'] = env['HTTPS_PROXY'];
  const config = readConfig(env);
  const app = await createApp(config);
  const logger = app.get<Logger>(LOGGER);
  endInOrder(app.getHttpServer(), config.shutdownTimeoutMs, logger, app.get(Drain));
  if (config.demoSimulations > 0)
    await fillEmptyDatabase(app.get(DataSource), config.demoSimulations, app.get(Clock).now());
  // Nest passes on what its types take for a callback.
  const backlog = BACKLOG as never;
  await (config.host === null
    ? app.listen(config.port, backlog)
    : app.listen(config.port, config.host, backlog));
  logModes(logger, config);
  for (const name of config.unreadVariables)
    logger.warn({ variable: name }, 'variable that nothing reads: is its name misspelt?');
  const missing = await app
    .get(MissingValues)
    .sentences()
    .catch(() => []);
  for (const sentence of missing) logger.warn(sentence);
  void inBackground(() => app.get(UpstreamFactory).checkCredentials());
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.({ type: 'ready', url: await app.getUrl() });
}

/** Adds invented simulations to a database without clients. */
async function fillEmptyDatabase(source: DataSource, count: number, now: Date): Promise<void> {
  const clients: unknown[] = await source.query('SELECT FROM clients LIMIT 1');
  if (clients.length > 0) return;
  const { addDemoSimulations } = await import('./commands/demo/stored-simulations.ts');
  await addDemoSimulations(source, { count, days: DEMO_DAYS, now });
}

function logModes(logger: Logger, { modes }: AppConfig): void {
  const active = Object.entries(modes).map(([capability, { mode }]) => [capability, mode]);
  logger.info({ release: RELEASE, modes: Object.fromEntries(active) }, 'listening');
}

main().catch(reportBootFailure);
