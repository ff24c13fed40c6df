import type { QueryRunner } from 'typeorm';

/** A change of the schema. There is no way back: an earlier release needs a backup from before the change. */
export abstract class Migration {
  protected abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }
}
