import { Migration } from './migration.ts';

/** Announces a changed UF, because a replica may have the earlier value in memory. Storing the same value again is no change. */
export class UfChanges1765500200000 extends Migration {
  protected readonly sql = `
    CREATE TRIGGER announce_new_uf AFTER INSERT ON uf_values
      FOR EACH ROW EXECUTE FUNCTION announce_change();
    CREATE TRIGGER announce_changed_uf AFTER UPDATE ON uf_values
      FOR EACH ROW WHEN (OLD.value IS DISTINCT FROM NEW.value) EXECUTE FUNCTION announce_change();
  `;
}
