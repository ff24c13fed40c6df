import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days of a client whom a text found are read from the key alone: the rows of thousands of clients lie far apart. */
export class ListingKey1764550000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_days DROP CONSTRAINT client_days_pkey,
        ADD PRIMARY KEY (client, state, resolution, commercial, day) INCLUDE (newest, newest_id, next_day)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_days DROP CONSTRAINT client_days_pkey,
        ADD PRIMARY KEY (client, state, resolution, commercial, day)`);
  }
}
