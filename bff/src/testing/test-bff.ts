import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { createApp } from '../bootstrap/create-app.ts';
import { CAPABILITIES, USUAL_MODES } from '../config/capability.ts';
import { readConfig } from '../config/environment.ts';
import { LONG_DEADLINE } from './bff-process.ts';
import { runJobsOnceAdded, takeAsPrepared } from './fresh-database.ts';
import { type LogLines, logLines } from './log-lines.ts';
import { refuseSecondConnections } from './one-connection.ts';
import { SettableClock } from './settable-clock.ts';
import { startCore, type TestCore } from './test-core.ts';
import { askDatabase, createDatabase, type TestDatabase } from './test-database.ts';
import { withoutThreads } from './without-threads.ts';

export interface TestBffOptions {
  /** Variables in addition to DATABASE_URL, CORE_URL and PORT. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clientFolder?: string;
  /** URL of a database that outlives the BFF; by default the BFF gets its own. */
  readonly databaseUrl?: string;
  /** Whether the database of that URL is a copy of the template to which no job was added. */
  readonly isFresh?: boolean;
}

/** A complete BFF on a real socket, with its own database and a mock core. */
export interface TestBff {
  readonly app: NestExpressApplication;
  readonly url: string;
  readonly databaseUrl: string;
  readonly http: ReturnType<typeof supertest>;
  readonly core: TestCore;
  readonly clock: SettableClock;
  readonly logs: LogLines;
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Returns `MODE_…` of every capability that supports the mode. */
export const everyMode = (mode: 'local' | 'core'): Record<string, string> =>
  Object.fromEntries(
    CAPABILITIES.filter(({ modes = USUAL_MODES }) => modes.includes(mode)).map(({ name }) => [
      `MODE_${name.toUpperCase()}`,
      mode,
    ]),
  );

export async function startBff(options: TestBffOptions = {}): Promise<TestBff> {
  const clock = new SettableClock();
  const logs = logLines();
  const core = await startCore(clock);
  const database: TestDatabase | null = options.databaseUrl ? null : await createDatabase();
  const clear = async (): Promise<void> => {
    await core.close();
    await database?.drop();
  };
  try {
    const databaseUrl = options.databaseUrl ?? database?.url ?? '';
    const own = { DATABASE_URL: databaseUrl, CORE_URL: core.url, PORT: '0' };
    const config = readConfig({ ...own, ...LONG_DEADLINE, ...options.env });
    const parts = { clock, logger: logs.logger, clientFolder: options.clientFolder ?? '/none' };
    const isCopy = (options.isFresh ?? !options.databaseUrl) && config.databaseMigrationUrl === databaseUrl;
    const isFresh = isCopy && !config.demoUsers;
    if (isFresh) takeAsPrepared(config);
    const app = await createApp(config, parts);
    if (isFresh) runJobsOnceAdded(app);
    refuseSecondConnections(app.get(DataSource));
    withoutThreads(app);
    await app.listen(0, '127.0.0.1');
    const url = await app.getUrl();
    return {
      app,
      url,
      databaseUrl,
      http: supertest(url),
      core,
      clock,
      logs,
      query: (sql, parameters) =>
        database ? database.query(sql, parameters) : askDatabase(databaseUrl, sql, parameters),
      close: async () => {
        await app.close();
        await clear();
      },
    };
  } catch (error) {
    // An open server would keep jest running.
    await clear();
    throw error;
  }
}
