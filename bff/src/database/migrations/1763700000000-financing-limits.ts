import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share of a property's value that may be financed, by purpose and property type; null stands for all. */
export class FinancingLimits1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE financing_limits (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        purpose integer,
        property_type integer,
        max_pct numeric(5,2) NOT NULL CHECK (max_pct > 0 AND max_pct <= 100),
        UNIQUE NULLS NOT DISTINCT (purpose, property_type)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE financing_limits');
  }
}
