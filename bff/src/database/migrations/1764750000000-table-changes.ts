import { Migration } from './migration.ts';

/** A change of a table whose rows the replicas keep for a while, as `database/table-changes.ts` names them, is announced to every replica, whoever makes it. */
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
