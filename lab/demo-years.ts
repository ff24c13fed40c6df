import type { DataSource } from 'typeorm';
import { runDemoDataCommand } from '../bff/src/commands/demo-data-command.ts';
import { SettableClock } from '../bff/src/testing/settable-clock.ts';

/** Number of days over which the command distributes its simulations. */
const QUARTER_DAYS = 90;
const QUARTERS = 40;
const DAY_MS = 86_400_000;

/** Adds demonstration data over the ten years of staff's list, with other clients in each quarter. */
export async function addDemoYears(source: DataSource, simulations: number): Promise<void> {
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
