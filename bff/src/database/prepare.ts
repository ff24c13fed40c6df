import { createDataSource } from './data-source.ts';
import { seedDemoRates } from './seed/demo-rates.ts';
import { seedReferenceData } from './seed/reference-data.ts';

/** A replica may wait long for its turn, and a migration may take its time. */
const UNLIMITED = 0;

/** Any number, as long as every replica uses the same: only one prepares the database at a time. */
const PREPARE_LOCK = 7_340_118;

/**
 * Brings the schema up to date and fills empty tables. Demo rates and TMC go only where the tables are empty and
 * `demoRates` allows it: a production bank loads its own.
 */
export async function prepareDatabase(url: string, options: { demoRates: boolean }): Promise<void> {
  const source = await createDataSource(url, UNLIMITED).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK]);
    await source.runMigrations();
    await source.transaction(async (manager) => {
      await seedReferenceData(manager);
      if (options.demoRates) await seedDemoRates(manager);
    });
  } finally {
    await lock.release();
    await source.destroy();
  }
}
