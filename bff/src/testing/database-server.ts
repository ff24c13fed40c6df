/** Starts a disposable PostgreSQL for a run of the tests, as a process, because jest's setup can't run TypeScript modules. */
import 'reflect-metadata';
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

const postgres = await startDisposablePostgres('prueba');
const end = (): void => void postgres.stop().then(() => process.exit(0));

process.once('SIGTERM', end);
process.once('disconnect', end);
// Template of the spec files' databases.
await postgres.prepare();
await askDatabase(postgres.url, STORE_RESULTS_LATE);
process.send?.({ url: postgres.url });
