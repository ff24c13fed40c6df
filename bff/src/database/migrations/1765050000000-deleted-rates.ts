import { Migration } from './migration.ts';

/** Finds a product's deleted rates in a long audit log: by the beginning of a subject only a database with the collation C would. */
export class DeletedRates1765050000000 extends Migration {
  protected readonly sql = `
    CREATE INDEX audit_of_deleted_rates ON audit ((details->'product'->0))
      WHERE action = 'rate_table_deleted' AND subject LIKE 'Tarificador %';
  `;
}
