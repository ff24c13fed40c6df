import type { DataSource } from 'typeorm';
import { runDemoDataCommand } from '../../bff/src/commands/demo-data-command.ts';
import { createDataSource } from '../../bff/src/database/data-source.ts';
import { startDisposablePostgres } from '../../bff/src/database/embedded/disposable-postgres.ts';
import { SettableClock } from '../../bff/src/testing/settable-clock.ts';

/** Statement timeout: none. */
export const NO_LIMIT = 0;
/** Number of days over which the command distributes its simulations. */
const QUARTER_DAYS = 90;
const QUARTERS = 40;
const DAY_MS = 86_400_000;

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

/** Adds demonstration data over the ten years of staff's list, with other clients in each quarter. */
async function addDemoYears(source: DataSource, simulations: number): Promise<void> {
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    const next = Math.floor((simulations * (quarter + 1)) / QUARTERS);
    const count = next - Math.floor((simulations * quarter) / QUARTERS);
    const at = new Date(Date.now() - (QUARTERS - 1 - quarter) * QUARTER_DAYS * DAY_MS);
    if (count > 0)
      await runDemoDataCommand([String(count)], {
        source,
        clock: new SettableClock(at.toISOString()),
        print: () => undefined,
      });
  }
}
