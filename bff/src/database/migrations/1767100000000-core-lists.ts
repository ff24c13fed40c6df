import { Migration } from './migration.ts';

/**
 * The last lists of a core, which are served after a restart while the core is away. The value is JSON as text, in the core's own
 * order of names. A list that was stored again unchanged is not announced.
 */
export class CoreLists1767100000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE core_lists (
      name text PRIMARY KEY,
      value text NOT NULL,
      received_at timestamptz NOT NULL,
      from_mock boolean NOT NULL
    );
    CREATE TRIGGER announce_new_list AFTER INSERT ON core_lists
      FOR EACH ROW EXECUTE FUNCTION announce_change();
    CREATE TRIGGER announce_changed_list AFTER UPDATE ON core_lists
      FOR EACH ROW WHEN (OLD.value IS DISTINCT FROM NEW.value) EXECUTE FUNCTION announce_change();
  `;
}
