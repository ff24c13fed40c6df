/** One disposable PostgreSQL for a run of the tests, as a process of its own: jest's setup can't run TypeScript modules. */
import 'reflect-metadata';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../database/prepare.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'simulador-prueba-'));
// As root the server runs as another user, who must be able to pass.
await chmod(dataDir, 0o711);
const postgres = await startEmbeddedPostgres({
  dataDir,
  password: 'de-prueba',
  port: await freePort(),
  disposable: true,
});

async function end(): Promise<never> {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}

process.once('SIGTERM', () => void end());
process.once('disconnect', () => void end());
// What a spec file's database is copied from.
await prepareDatabase(postgres.url, { demoData: true });
process.send?.({ url: postgres.url });
