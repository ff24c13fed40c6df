import { createDataSource } from '../../bff/src/database/data-source.ts';
import { startDisposablePostgres } from '../../bff/src/database/embedded/disposable-postgres.ts';
import { addDemoYears } from '../demo-years.ts';

/** Statement timeout: none. */
export const NO_LIMIT = 0;

/**
 * Runs a measurement on databases of demonstration data of ten years, one for each number of BENCH_SIMULATIONS=10000,100000; or on the database of
 * BENCH_DATABASE=postgres://….
 */
export async function onEachDatabase(
  usualSizes: string,
  measure: (url: string) => Promise<void>,
): Promise<void> {
  const known = process.env['BENCH_DATABASE'];
  if (known) return measure(known);
  for (const simulations of (process.env['BENCH_SIMULATIONS'] ?? usualSizes).split(','))
    await onDemoData(simulations, measure);
}

async function onDemoData(simulations: string, measure: (url: string) => Promise<void>): Promise<void> {
  const database = await startDisposablePostgres('medida');
  try {
    await database.prepare();
    const source = await createDataSource(database.url, NO_LIMIT).initialize();
    await source.query(
      "INSERT INTO users (email, full_name, bank_role) VALUES ('ejecutiva@lindero.example', 'Paula Soto', 'executiverole')",
    );
    await addDemoYears(source, Number(simulations));
    await source.query('VACUUM ANALYZE');
    await source.destroy();
    await measure(database.url);
  } finally {
    await database.stop();
  }
}
