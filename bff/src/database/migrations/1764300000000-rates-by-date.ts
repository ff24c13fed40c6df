import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rate in force may be one whose end is known: the index of those without an end does not find it. */
export class RatesByDate1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX rates_history ON rates (product_id, loan_use_id, real_estate_type_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX rates_history');
  }
}
