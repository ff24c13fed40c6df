import { SystemClock } from '../../bff/src/clock/clock.ts';
import { type BffProcess, startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { startCore } from '../../bff/src/testing/test-core.ts';

/** A BFF as in an image, with its PostgreSQL and a mock core. */
export interface DrilledBff {
  readonly postgres: KillablePostgres;
  readonly bff: BffProcess;
  /** Starts another BFF after this one has ended. */
  startAgain(): Promise<void>;
}

/** Runs `work` with all of it, then stops it. Requests state their client's address (`TRUST_PROXY`). */
export async function withDrilledBff<T>(work: (drilled: DrilledBff) => Promise<T>): Promise<T> {
  const postgres = await KillablePostgres.start();
  const core = await startCore(new SystemClock());
  const env = { DATABASE_URL: postgres.url, CORE_URL: core.url, TRUST_PROXY: 'loopback' };
  let bff = await startBffProcess(env);
  try {
    return await work({
      postgres,
      get bff() {
        return bff;
      },
      startAgain: async () => {
        bff = await startBffProcess(env);
      },
    });
  } finally {
    await bff.kill();
    await core.close();
    await postgres.stop();
  }
}
