import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../prepare.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server with the demo tables, in a folder that is deleted when it stops. */
export interface DisposablePostgres {
  readonly url: string;
  prepare(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a disposable server. @param purpose part of the folder's name */
export async function startDisposablePostgres(purpose: string): Promise<DisposablePostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), `simulador-${purpose}-`));
  // The user that runs the server when root starts it needs access to the folder.
  await chmod(dataDir, 0o711);
  const options = { dataDir, password: `de-${purpose}`, port: await freePort(), disposable: true };
  const postgres = await startEmbeddedPostgres(options);
  return {
    url: postgres.url,
    prepare: async () => void (await prepareDatabase(postgres.url, { demoData: true })),
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
