import { Migration } from './migration.ts';

/** Announces a deleted UF too, because a replica may have it in memory as the published one of the day. */
export class DeletedUfs1767899000000 extends Migration {
  protected readonly sql = `
    CREATE TRIGGER announce_deleted_uf AFTER DELETE OR TRUNCATE ON uf_values
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  `;
}
