import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows the replicas keep for a while, as `database/table-changes.ts` names them. */
const KEPT = ['tmc', 'financing_limits', 'operation_cost_params'];

/** A change of what is kept is announced to every replica, whoever makes it. */
export class TableChanges1764750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_notify('table_changes', TG_TABLE_NAME); RETURN NULL; END $$;
    `);
    for (const table of KEPT)
      await runner.query(`
        CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of KEPT) await runner.query(`DROP TRIGGER announce_change ON ${table}`);
    await runner.query('DROP FUNCTION announce_change()');
  }
}
