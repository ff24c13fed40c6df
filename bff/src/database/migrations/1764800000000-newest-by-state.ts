import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A download of a rare state reads its rows alone, not the whole window. */
export class NewestByState1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX simulations_newest_by_state ON simulations (state, created DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX simulations_newest_by_state');
  }
}
