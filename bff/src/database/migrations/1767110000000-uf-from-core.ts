import { Migration } from './migration.ts';

/**
 * Distinguishes the UF that was published for a day, which wins over the core's, from what a core answered on that day. It is not known
 * which of the present rows were published, so all of them count as the core's.
 */
export class UfFromCore1767110000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE uf_values ADD from_core boolean NOT NULL DEFAULT false;
    UPDATE uf_values SET from_core = true;
    DROP TRIGGER announce_changed_uf ON uf_values;
    CREATE TRIGGER announce_changed_uf AFTER UPDATE ON uf_values
      FOR EACH ROW WHEN (OLD.value IS DISTINCT FROM NEW.value OR OLD.from_core IS DISTINCT FROM NEW.from_core)
      EXECUTE FUNCTION announce_change();
  `;
}
