import { Migration } from './migration.ts';

/** Indexes deleted rates by product in the audit log. An index on the beginning of the subject would require the collation C. */
export class DeletedRates1765050000000 extends Migration {
  protected readonly sql = `
    CREATE INDEX audit_of_deleted_rates ON audit ((details->'product'->0))
      WHERE action = 'rate_table_deleted' AND subject LIKE 'Tarificador %';
  `;
}
