import type { QueryRunner } from 'typeorm';

/** A change of the schema. It cannot be reverted: an earlier release needs a backup from before the change. */
export abstract class Migration {
  protected abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }
}
