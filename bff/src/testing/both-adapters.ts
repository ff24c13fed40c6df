import { createDatabase } from './test-database.ts';
import { everyMode, startBff, type TestBff } from './test-bff.ts';

export const ADAPTERS = ['local', 'core'] as const;
export type Adapter = (typeof ADAPTERS)[number];

/** Two BFFs over one database: one with every capability on `local`, one with every capability on the mock core. */
export interface BothAdapters {
  readonly local: TestBff;
  readonly core: TestBff;
  /** Sets today's UF in the table and in the core. */
  setUf(clpPerUf: number): Promise<void>;
  query(sql: string): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Starts both BFFs. @param env variables of both */
export async function startBothAdapters(env: Readonly<Record<string, string>> = {}): Promise<BothAdapters> {
  const database = await createDatabase();
  const start = (mode: Adapter): Promise<TestBff> =>
    startBff({ env: { ...everyMode(mode), ...env }, databaseUrl: database.url, isFresh: true });
  const local = await start('local');
  const core = await start('core');
  return {
    local,
    core,
    query: (sql) => database.query(sql),
    setUf: async (clpPerUf) => {
      await core.core.play({ '*': `uf:${clpPerUf}` });
      await database.query(
        `INSERT INTO uf_values (date, value, from_core) VALUES ($1, $2, true)
         ON CONFLICT (date) DO UPDATE SET value = excluded.value`,
        [local.clock.today(), clpPerUf],
      );
    },
    close: async () => {
      await local.close();
      await core.close();
      await database.drop();
    },
  };
}
