import { Migration } from './migration.ts';

/** Names the row of the rate tables that an audit row is about by its table and its id, which were only part of the subject's text. */
export class AuditRows1767850000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE audit ADD COLUMN row_table varchar(20), ADD COLUMN row_id int;
    ALTER TABLE audit DISABLE TRIGGER audit_stays;
    UPDATE audit SET row_table = split_part(subject, ' ', 1), row_id = split_part(subject, ' ', 2)::int
      WHERE action IN ('rate_table_added', 'rate_table_changed', 'rate_table_deleted');
    ALTER TABLE audit ENABLE TRIGGER audit_stays;
    CREATE INDEX audit_of_rows ON audit (row_table, row_id, id) WHERE row_table IS NOT NULL;
    DROP INDEX audit_of_deleted_rates;
    CREATE INDEX audit_of_deleted_rates ON audit ((details->'product'->0)) WHERE action = 'rate_table_deleted';
  `;
}
