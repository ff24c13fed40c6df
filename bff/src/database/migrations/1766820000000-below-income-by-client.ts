import { Migration } from './migration.ts';

/** The clients of the view `below_income` are counted in the order of an index, without sorting them. See docs/rules.md R510. */
export class BelowIncomeByClient1766820000000 extends Migration {
  protected readonly sql = `
    CREATE INDEX simulations_below_income_by_client ON simulations (client)
      INCLUDE (created, state, resolution, commercial)
      WHERE lacks_income(inputs, snapshot) AND blocked_at IS NULL;
  `;
}
