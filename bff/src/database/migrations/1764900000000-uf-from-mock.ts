import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mock core made up is told from what the bank's core said: production serves none of it. */
export class UfFromMock1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uf_values ADD from_mock boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uf_values DROP from_mock');
  }
}
