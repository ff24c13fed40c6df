import { Migration } from './migration.ts';

/** Indexes parts of e-mails and phones, of clients' records and of introductions. */
export class ContactSearch1765420000000 extends Migration {
  protected readonly sql = `
    CREATE INDEX clients_contact ON clients USING gin ((email || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
    CREATE INDEX introductions_contact ON introductions
      USING gin ((email || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
  `;
}
