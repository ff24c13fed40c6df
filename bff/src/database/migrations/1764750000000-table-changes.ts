import { Migration } from './migration.ts';

/** Adds triggers that notify every replica of a change of a table whose rows replicas cache (`database/table-changes.ts`). */
export class TableChanges1764750000000 extends Migration {
  protected readonly sql = `
    CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('table_changes', TG_TABLE_NAME); RETURN NULL; END $$;
    ${['tmc', 'financing_limits', 'operation_cost_params'].map(announced).join('')}
  `;
}

const announced = (table: string): string => `
  CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION announce_change();`;
