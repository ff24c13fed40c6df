import { Migration } from './migration.ts';

/** Creates operators' settings of breakers for all replicas. A breaker without a row opens and closes automatically. */
export class BreakerSettings1765500300000 extends Migration {
  protected readonly sql = `
    CREATE TABLE breaker_settings (
      capability varchar(40) PRIMARY KEY,
      setting varchar(10) NOT NULL CHECK (setting IN ('open', 'closed')),
      since timestamptz NOT NULL
    );
    CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON breaker_settings
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
  `;
}
