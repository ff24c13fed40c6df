/** Starts a disposable PostgreSQL for a run of the tests, as a process, because jest's setup can't run TypeScript modules. */
import 'reflect-metadata';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDisposablePostgres } from '../database/embedded/disposable-postgres.ts';
import { JOB_TABLE } from './job-table.ts';
import { askDatabase } from './test-database.ts';

/**
 * Makes a worker store the result of each job 0.1 s after the job's own transaction. On a fast machine a test that reads the queue a
 * moment after an effect of a job would pass most of the time; with the delay it fails every time.
 */
const STORE_RESULTS_LATE = `
  CREATE FUNCTION graphile_worker.store_late() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_sleep(0.1); RETURN coalesce(NEW, OLD); END $$;
  CREATE TRIGGER store_late BEFORE DELETE ON ${JOB_TABLE}
    FOR EACH ROW WHEN (OLD.locked_by IS NOT NULL) EXECUTE FUNCTION graphile_worker.store_late();
  CREATE TRIGGER store_failure_late BEFORE UPDATE ON ${JOB_TABLE}
    FOR EACH ROW WHEN (OLD.locked_by IS NOT NULL AND NEW.locked_by IS NULL) EXECUTE FUNCTION graphile_worker.store_late();`;

/** Makes a connection cheaper: its password is checked as it is, without the exchange of hashes, which takes 5 ms. */
async function askPlainPasswords(url: string): Promise<void> {
  const [row] = (await askDatabase(url, 'SHOW hba_file')) as [{ hba_file: string }];
  await askDatabase(url, `COPY (SELECT 'host all all 127.0.0.1/32 password') TO '${row.hba_file}'`);
  await askDatabase(
    url,
    "SET scram_iterations = 1; ALTER ROLE simulador PASSWORD 'de-prueba'; SELECT pg_reload_conf()",
  );
}

const MEMORY_FOLDER = '/dev/shm';
/** Room that a run's files need, with a margin. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Returns where the run's files go: into memory if there is room, because a disk may take half a second to copy a database's 600 files. */
async function parentFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY_FOLDER).catch(() => ({ bavail: 0, bsize: 0 }));
  // Half of the memory is left to the tests themselves.
  const roomBytes = Math.min(bavail * bsize, process.availableMemory() / 2);
  return roomBytes >= ROOM_BYTES ? MEMORY_FOLDER : tmpdir();
}

const folder = await mkdtemp(join(await parentFolder(), 'simulador-pruebas-'));
// The user that runs the server when root starts it needs access to the folder.
await chmod(folder, 0o711);
process.env['TMPDIR'] = folder;
const postgres = await startDisposablePostgres('prueba');
const end = (): void =>
  void postgres
    .stop()
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit(0));

process.once('SIGTERM', end);
process.once('disconnect', end);
// Template of the spec files' databases.
await postgres.prepare();
await askDatabase(postgres.url, STORE_RESULTS_LATE);
await askPlainPasswords(postgres.url);
process.send?.({ url: postgres.url, folder });
