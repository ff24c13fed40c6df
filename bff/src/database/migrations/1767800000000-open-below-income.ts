import { Migration } from './migration.ts';

/** The view `below_income` lists open simulations only, so its index tells which were sent. See docs/rules.md R510. */
export class OpenBelowIncome1767800000000 extends Migration {
  protected readonly sql = `
    DROP INDEX simulations_below_income_by_client;
    CREATE INDEX simulations_below_income_by_client ON simulations (client)
      INCLUDE (created, state, resolution, commercial, enviado_a_finnflow)
      WHERE lacks_income(inputs, snapshot) AND blocked_at IS NULL;
  `;
}
