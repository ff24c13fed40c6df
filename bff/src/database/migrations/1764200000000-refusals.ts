import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Room for a route's template on record; failed sign-ins are found by their age, to be forgotten. */
export class Refusals1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit ALTER COLUMN subject TYPE varchar(120);
      CREATE INDEX failed_sign_ins_last ON failed_sign_ins (last);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX failed_sign_ins_last;
      ALTER TABLE audit ALTER COLUMN subject TYPE varchar(60);
    `);
  }
}
