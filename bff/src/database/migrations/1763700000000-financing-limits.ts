import { Migration } from './migration.ts';

/** Creates the table of financing limits: percentage of a property's value by purpose and property type; null means all. */
export class FinancingLimits1763700000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE financing_limits (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      purpose integer,
      property_type integer,
      max_pct numeric(5,2) NOT NULL CHECK (max_pct > 0 AND max_pct <= 100),
      UNIQUE NULLS NOT DISTINCT (purpose, property_type)
    );
  `;
}
